package passandplay.app

import android.graphics.Bitmap
import android.graphics.Color
import io.mauerwerk.Sheet
import io.mauerwerk.Table
import io.mauerwerk.Theme
import io.mauerwerk.deciding
import io.mauerwerk.games
import io.mauerwerk.snapshot
import java.io.File
import javax.xml.parsers.DocumentBuilderFactory
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config
import org.robolectric.annotation.GraphicsMode

/** Draws the drawings of all games as a phone does: by AndroidSVG, with Android's own graphics. */
@RunWith(RobolectricTestRunner::class)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
@Config(sdk = [34], manifest = Config.NONE)
class PictureTest {
    private fun Bitmap.colors(x: Int, y: Int, width: Int, height: Int): Set<Int> {
        val pixels = IntArray(width * height)
        getPixels(pixels, 0, width, x, y, width, height)
        return pixels.toSet()
    }

    @Test
    fun `every place of a drawing is seen on a phone`() {
        for (info in games()) for (theme in listOf(Theme.LIGHT, Theme.DARK)) {
            Table(info.id, "players:3", 7).use { table ->
                table.resolveChance()
                val screen = table.snapshot(table.turn().deciding.first(), theme, Sheet.NARROW)
                val picture = drawn(checkNotNull(screen.svg), 2f * screen.width)
                assertEquals(2 * screen.width to 2 * screen.height, picture.width to picture.height)
                for (place in screen.places) {
                    // Something with an outline or a letter in it, all around the middle of the place.
                    val (x, y, width, height) = place.bounds
                    val colors = picture.colors(2 * x, 2 * y, 2 * width, 2 * height)
                    assertTrue("${info.id}: ${place.name} is blank", colors.size > 1 && colors.any { Color.alpha(it) == 255 })
                }
                File("target/${info.id}-$theme.png").outputStream().use { picture.compress(Bitmap.CompressFormat.PNG, 100, it) }
            }
        }
    }

    /** The stand-in for what Android's build makes of the texts. */
    @Test
    fun `every text of the app has a name`() {
        val file = File("../app/src/main/res/values/strings.xml")
        val nodes = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file).getElementsByTagName("string")
        val names = (0 until nodes.length).map { nodes.item(it).attributes.getNamedItem("name").nodeValue }
        val fields = R.string::class.java.declaredFields.map { it.name } - "INSTANCE"
        assertEquals(names.toSet(), fields.toSet())
    }
}
