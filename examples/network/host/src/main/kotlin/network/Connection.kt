package network

import java.io.BufferedInputStream
import java.io.ByteArrayOutputStream
import java.io.IOException
import java.io.InputStream
import java.net.Socket
import java.util.concurrent.ArrayBlockingQueue
import java.util.concurrent.BlockingQueue
import java.util.concurrent.TimeUnit
import kotlin.concurrent.thread

/** An event of a guest. */
sealed interface News {
    val guest: Connection

    /** The guest has sent a line. */
    class Line(override val guest: Connection, val text: String) : News

    /** The guest has left, or the host has hung up. */
    class Gone(override val guest: Connection) : News
}

/**
 * The line to a guest: each message is a line of text.
 *
 * The host never waits for a guest. One thread reads lines and puts them into [news]. Another one writes the lines that
 * [send] has put into its queue. The host hangs up if a line is too long or the guest reads too slowly. The guest may
 * come back.
 */
class Connection(private val socket: Socket, private val news: BlockingQueue<News>) : AutoCloseable {
    private val out = ArrayBlockingQueue<String>(QUEUE)

    private val writer = thread(isDaemon = true) {
        hangingUp {
            val stream = socket.getOutputStream()
            while (true) {
                val line = out.take()
                if (line == END) return@hangingUp
                stream.write("$line\n".toByteArray())
            }
        }
    }

    init {
        thread(isDaemon = true) {
            hangingUp {
                // A guest must say who it is in time. After that, it may think.
                socket.soTimeout = TimeUnit.SECONDS.toMillis(GREETING).toInt()
                val lines = BufferedInputStream(socket.getInputStream())
                while (true) {
                    val text = lines.readLine(LONGEST) ?: break
                    socket.soTimeout = 0
                    news.put(News.Line(this, text))
                }
            }
            news.put(News.Gone(this))
        }
    }

    fun send(line: String) {
        if (!out.offer(line)) hangUp()
    }

    fun hangUp() {
        socket.close()
        out.offer(END)
    }

    /** Hangs up after everything sent is written, or after some time. */
    override fun close() {
        if (out.offer(END)) writer.join(TimeUnit.SECONDS.toMillis(GREETING))
        hangUp()
    }

    private fun hangingUp(work: () -> Unit) =
        try {
            work()
        } catch (broken: IOException) {
            hangUp()
        }

    private companion object {
        /** The maximum number of bytes of a line. The longest decision has some hundred. */
        const val LONGEST = 4096

        /** The maximum number of lines that wait to be written. */
        const val QUEUE = 256

        /** The time for a guest to say who it is, and to read the last lines, in seconds. */
        const val GREETING = 10L

        /** The text that ends the thread that writes. */
        const val END = ""
    }
}

/** Returns the next line, or `null` at the end. Throws if a line has more than [longest] bytes. */
private fun InputStream.readLine(longest: Int): String? {
    val bytes = ByteArrayOutputStream()
    while (true) {
        when (val byte = read()) {
            -1 -> return null
            '\n'.code -> return bytes.toString(Charsets.UTF_8)
            else -> bytes.write(byte)
        }
        if (bytes.size() > longest) throw IOException("the line has more than $longest bytes")
    }
}
