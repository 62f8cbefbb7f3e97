package network

import io.mauerwerk.Viewer
import java.io.File
import java.io.IOException
import java.net.Socket

/** The line to a guest: each message is a line of text. */
class Connection(val viewer: Viewer, private val socket: Socket, private val log: File?) : AutoCloseable {
    private val lines = socket.getInputStream().bufferedReader()
    private val out = socket.getOutputStream().bufferedWriter()

    /** The number of decisions that the guest has heard of. */
    var heard = 0

    fun send(message: String) {
        log?.appendText("$message\n")
        out.write("$message\n")
        out.flush()
    }

    fun read(): String = lines.readLine() ?: throw IOException("$viewer has left")

    override fun close() = socket.close()
}
