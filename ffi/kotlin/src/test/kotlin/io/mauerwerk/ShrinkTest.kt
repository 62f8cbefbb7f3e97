package io.mauerwerk

import com.android.tools.r8.ClassFileResourceProvider
import com.android.tools.r8.CompilationMode
import com.android.tools.r8.Diagnostic
import com.android.tools.r8.DiagnosticsHandler
import com.android.tools.r8.JdkClassFileProvider
import com.android.tools.r8.OutputMode
import com.android.tools.r8.ProgramResource
import com.android.tools.r8.R8
import com.android.tools.r8.R8Command
import com.android.tools.r8.origin.Origin
import org.junit.jupiter.api.io.TempDir
import java.io.File
import java.nio.file.Path
import kotlin.io.path.Path
import kotlin.io.path.extension
import kotlin.io.path.fileSize
import kotlin.io.path.walk
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/** An app that R8 has shrunk and renamed, with the rules of the Android package, works as before. */
class ShrinkTest {
    private val own = Path("target/classes")
    private val app = Path("target/test-classes/shrunk")
    private val jars = System.getProperty("java.class.path").split(File.pathSeparator).map(::Path)
        .filter { jar -> listOf("jna-", "kotlin-stdlib-", "annotations-").any(jar.fileName.toString()::startsWith) }

    @Test
    fun `a shrunk app does the same`(@TempDir folder: Path) {
        val shrunk = folder.resolve("shrunk.jar")
        shrink(shrunk)
        assertTrue(shrunk.fileSize() < jars.sumOf { it.fileSize() })
        val before = output(listOf(own, app.parent) + jars)
        assertTrue(before.lines().size > 200)
        assertEquals(before, output(listOf(shrunk, Path("target/native"))))
    }

    private fun shrink(to: Path) {
        val classes = listOf(own, app).flatMap { it.walk() }.filter { it.extension == "class" }
        val command =
            R8Command.builder(Quiet)
                .setMode(CompilationMode.RELEASE)
                .addProgramFiles(classes + jars)
                .addLibraryResourceProvider(WithoutWindows(JdkClassFileProvider.fromSystemJdk()))
                .addProguardConfigurationFiles(Path("android/consumer-rules.pro"))
                .addProguardConfiguration(listOf("-keep class shrunk.AppKt { public static void main(java.lang.String[]); }"), Origin.unknown())
                .setOutput(to, OutputMode.ClassFile)
                .build()
        R8.run(command)
    }

    private fun output(classPath: List<Path>): String {
        val java = Path(System.getProperty("java.home"), "bin", "java").toString()
        val command = listOf(java, "-cp", classPath.joinToString(File.pathSeparator), "shrunk.AppKt")
        val process = ProcessBuilder(command).redirectErrorStream(true).start()
        val text = process.inputStream.reader().readText()
        assertEquals(0, process.waitFor(), text)
        return text
    }
}

/** The classes of the JDK without those that Android lacks. */
private class WithoutWindows(private val jdk: ClassFileResourceProvider) : ClassFileResourceProvider by jdk {
    override fun getClassDescriptors(): Set<String> = jdk.classDescriptors.filterNot(::isWindow).toSet()

    override fun getProgramResource(descriptor: String): ProgramResource? =
        if (isWindow(descriptor)) null else jdk.getProgramResource(descriptor)

    private fun isWindow(descriptor: String) = descriptor.startsWith("Ljava/awt/")
}

/** Ignores warnings, for instance that every jar has a manifest. Errors reach the test as exceptions. */
private object Quiet : DiagnosticsHandler {
    override fun warning(warning: Diagnostic) = Unit

    override fun error(error: Diagnostic) = throw AssertionError(error.diagnosticMessage)
}
