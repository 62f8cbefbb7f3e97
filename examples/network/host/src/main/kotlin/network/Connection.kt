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

/** What a guest has done. */
sealed interface News {
    val guest: Connection

    /** It has sent a line. */
    class Line(override val guest: Connection, val text: String) : News

    /** It has left, or was hung up on. */
    class Gone(override val guest: Connection) : News
}

/**
 * The line to a guest: each message is a line of text.
 *
 * The host never waits for a guest. One thread reads, and puts what it has read into [news]; another
 * one writes what [send] has put into its queue. A guest that sends too long a line, or reads too
 * slowly, is hung up on: it may come back.
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
                // A guest has to say who it is; from then on it may think.
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

    /** Hangs up after all that was sent is written, or after some time. */
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
        /** The most bytes of a line: the longest decision has some hundred. */
        const val LONGEST = 4096

        /** The most lines that wait to be written. */
        const val QUEUE = 256

        /** The seconds that a guest has to say who it is, and to read what was sent last. */
        const val GREETING = 10L

        /** What ends the thread that writes. */
        const val END = ""
    }
}

/** Returns the next line, or null at the end; throws for a line of more than [longest] bytes. */
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
