package passandplay.app

import java.io.File
import javax.xml.parsers.DocumentBuilderFactory
import kotlin.test.Test
import kotlin.test.assertEquals

class TextsTest {
    /** The stand-in for the names that Android's build makes of the texts. */
    @Test
    fun `every text of the app has a name`() {
        val file = File("../app/src/main/res/values/strings.xml")
        val nodes = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file).getElementsByTagName("string")
        val names = (0 until nodes.length).map { nodes.item(it).attributes.getNamedItem("name").nodeValue }
        val fields = R.string::class.java.declaredFields.map { it.name }.filter { '$' !in it } - "INSTANCE"
        assertEquals(names.toSet(), fields.toSet())
    }
}
