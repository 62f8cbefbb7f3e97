// An engine that plays the first legal action, in Kotlin with nothing but the standard library.

fun main() {
    for (line in generateSequence(::readLine)) {
        val answer =
            when (line.field("type")) {
                "\"hello\"" -> "\"type\":\"hello\",\"version\":1,\"name\":\"First in Kotlin\""
                "\"game\"" -> "\"type\":\"ready\""
                "\"choose\"" -> "\"type\":\"choice\",\"action\":\"${line.texts("legal").first()}\""
                "\"quit\"" -> return
                else -> continue
            }
        println("{$answer,\"id\":${line.field("id")}}")
        System.out.flush()
    }
}

/** Returns a field that is a number or a text, as it is written. */
private fun String.field(name: String): String = after(name).takeWhile { it !in ",}" }

/** Returns a field that is a list of texts. Actions have no quotes and no backslashes. */
private fun String.texts(name: String): List<String> =
    after(name).substringBefore(']').split('"').filterIndexed { place, _ -> place % 2 == 1 }

/** Returns what follows the name of a field. */
private fun String.after(name: String): String = substringAfter("\"$name\":", "")
