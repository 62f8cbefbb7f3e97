package passandplay.app

import android.graphics.Bitmap
import android.graphics.Canvas
import androidx.compose.foundation.Image
import androidx.compose.foundation.gestures.detectTapGestures
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.asImageBitmap
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.layout.ContentScale
import com.caverock.androidsvg.SVG
import io.mauerwerk.Point

/** Draws the library's SVG as wide as the screen, and tells where it is touched, in its units. */
@Composable
internal fun Drawing(svg: String, description: String, touch: (Point) -> Unit) {
    val drawing = remember(svg) { SVG.getFromString(svg) }
    val picture = remember(svg) { drawn(svg).asImageBitmap() }
    val touches =
        Modifier.fillMaxWidth().pointerInput(svg) {
            detectTapGestures { tap ->
                val units = drawing.documentViewBox.width() / size.width
                touch(Point((tap.x * units).toInt(), (tap.y * units).toInt()))
            }
        }
    Image(picture, description, touches, contentScale = ContentScale.FillWidth)
}

private const val WIDTH = 1080

private fun drawn(svg: String): Bitmap {
    val drawing = SVG.getFromString(svg)
    val height = (WIDTH / drawing.documentAspectRatio).toInt()
    drawing.setDocumentWidth("100%")
    drawing.setDocumentHeight("100%")
    return Bitmap.createBitmap(WIDTH, height, Bitmap.Config.ARGB_8888).also { drawing.renderToCanvas(Canvas(it)) }
}
