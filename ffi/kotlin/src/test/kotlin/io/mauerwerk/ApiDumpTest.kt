package io.mauerwerk

import kotlinx.validation.api.dump
import kotlinx.validation.api.filterOutNonPublic
import kotlinx.validation.api.loadApiFromJvmClasses
import java.io.File
import kotlin.test.Test
import kotlin.test.assertEquals

/**
 * The public API is the one in the listing. After a change that is meant, `API=write mvn test` writes the listing
 * again.
 */
class ApiDumpTest {
    private val kept = File("api/mauerwerk.api")

    private fun now(): String {
        val classes = File(Table::class.java.protectionDomain.codeSource.location.toURI())
        val files = classes.walk().filter { it.extension == "class" && "META-INF" !in it.path }
        val api = files.map { it.inputStream() }.loadApiFromJvmClasses().filterOutNonPublic()
        return api.dump(StringBuilder()).toString()
    }

    @Test
    fun `all that is public is as it was`() {
        if (System.getenv("API") == "write") kept.apply { parentFile.mkdirs() }.writeText(now())
        assertEquals(kept.readText(), now(), "look at what has changed, and write it by API=write mvn -f ffi/kotlin/pom.xml test -Dtest=ApiDumpTest")
    }

    @Test
    fun `nothing is public that only crosses to the library`() {
        val strange = Regex("[uU]niffi|FfiConverter|RustBuffer|kotlin/U|getV[1-9]")
        val lines = now().lines().filter(strange::containsMatchIn)
        assertEquals(emptyList(), lines)
    }
}
