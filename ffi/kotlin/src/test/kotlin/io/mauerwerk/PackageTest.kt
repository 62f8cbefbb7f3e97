package io.mauerwerk

import java.io.File
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/** The package's promises to apps that use it. */
class PackageTest {
    /** The folder of the jar's classes. */
    private val classes = File(Table::class.java.protectionDomain.codeSource.location.toURI())

    /** Kotlin 2.1 cannot read metadata newer than 2.2. */
    @Test
    fun `apps on Kotlin 2_1 can use every class`() {
        val names = classes.walk().filter { it.extension == "class" }.map { it.relativeTo(classes).path.removeSuffix(".class").replace('/', '.') }
        val versions =
            names
                .mapNotNull { Class.forName(it, false, javaClass.classLoader).getAnnotation(Metadata::class.java) }
                .map { it.metadataVersion.take(2) }
                .toList()
        assertTrue(versions.size > 300, "${versions.size} classes of Kotlin")
        assertEquals(setOf(listOf(2, 2)), versions.toSet())
        assertEquals("2.2", "${KotlinVersion.CURRENT.major}.${KotlinVersion.CURRENT.minor}", "Kotlin's library")
    }

    private val kinds = MauerwerkException::class.java.classes.filter { MauerwerkException::class.java.isAssignableFrom(it) }.map { it.simpleName }

    private fun named(text: String, before: String, after: String) = kinds.filter { "$before$it$after" in text }.toSet()

    /** Returns the exceptions that each call of the core throws by its documentation, by the name of the call. */
    private fun generated(): Map<String, Set<String>> {
        val text = File("target/generated/io/mauerwerk/mauerwerk_ffi.kt").readText()
        val call = Regex("""/\*\*((?:(?!\*/)[\s\S])*)\*/\s*(?:@Throws\(MauerwerkException::class\)\s*)(?:override |public |internal |@JvmStatic )*(?:fun\s+`(\w+)`|constructor\()""")
        val interfaces = call.findAll(text).map { it.groupValues[2] to it.groupValues[1] }.toList()
        assertTrue(interfaces.size > 40, "${interfaces.size} calls that can throw")
        for ((name, doc) in interfaces) assertTrue("Throws" in doc, "$name says nothing of what it throws:$doc")
        // Several classes can have calls of the same name. Some documentation refers to another call.
        val docs = interfaces.groupBy({ it.first }, { it.second.substringAfter("Throws") }).mapValues { it.value.joinToString() }
        val same = Regex("""the[\s*]+same[\s*]+as[\s*]+`(\w+)`""")
        return docs.mapValues { (_, doc) -> named(doc + same.find(doc)?.let { docs.getValue(it.groupValues[1]) }, "`", "`") }
    }

    @Test
    fun `every call says what it throws`() {
        val thrown = generated()
        val call = Regex("""(?:/\*\*((?:(?!\*/)[\s\S])*)\*/\s*)(?:@\w+\s+)?public (?:operator |suspend )?(?:fun|val) (\S+)((?:(?!/\*\*)[\s\S])*)""")
        // Actions that were played once are legal in a replay, and a replay touches nothing.
        val legal = mapOf("Table.replay(viewer:" to setOf("IllegalAction", "Notation", "Touch"))
        var found = 0
        for (file in File("src/main/kotlin/io/mauerwerk").listFiles().orEmpty()) {
            for (match in call.findAll(file.readText())) {
                val (doc, name, body) = match.destructured
                val code = body.substringAfter("=", body.substringAfter("get()"))
                val expected = thrown.filterKeys { Regex("""\b$it\(""").containsMatchIn(code) }.values.flatten().toSet()
                if (expected.isEmpty()) continue
                found++
                assertEquals(expected - legal[name].orEmpty(), named(doc, "@throws MauerwerkException.", " "), "$name of ${file.name}")
            }
        }
        assertTrue(found == 7, "$found wrappers of calls that can throw")
    }
}
