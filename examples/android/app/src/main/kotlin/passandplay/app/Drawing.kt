package passandplay.app

import android.graphics.Bitmap
import android.graphics.Canvas
import androidx.compose.animation.core.Animatable
import androidx.compose.animation.core.LinearEasing
import androidx.compose.animation.core.tween
import androidx.compose.foundation.Image
import androidx.compose.foundation.gestures.detectTapGestures
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithContent
import androidx.compose.ui.graphics.ImageBitmap
import androidx.compose.ui.graphics.asImageBitmap
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.layout.ContentScale
import androidx.compose.ui.unit.IntOffset
import androidx.compose.ui.unit.IntSize
import com.caverock.androidsvg.SVG
import io.mauerwerk.Bounds
import io.mauerwerk.Motion
import io.mauerwerk.Point
import passandplay.MOTION_MILLIS
import passandplay.at

/**
 * Draws the library's SVG as wide as the screen, with things on their ways to where they are in it, and
 * tells where it is touched, in its units.
 */
@Composable
internal fun Drawing(svg: String, motions: List<Motion>, description: String, touch: (Point) -> Unit) {
    val drawing = remember(svg) { SVG.getFromString(svg) }
    val picture = remember(svg) { drawn(svg).asImageBitmap() }
    val share = remember(svg) { Animatable(if (motions.isEmpty()) 1f else 0f) }
    // Who has removed animations sees the last frame at once: the system gives Compose a scale of 0.
    LaunchedEffect(svg) { share.animateTo(1f, tween(MOTION_MILLIS, easing = LinearEasing)) }
    val touches =
        Modifier.fillMaxWidth().moving(motions, picture, drawing.documentViewBox.width()) { share.value }.pointerInput(svg) {
            detectTapGestures { tap ->
                val units = drawing.documentViewBox.width() / size.width
                touch(Point((tap.x * units).toInt(), (tap.y * units).toInt()))
            }
        }
    Image(picture, description, touches, contentScale = ContentScale.FillWidth)
}

/** Draws parts of a picture above it, on their ways. */
private fun Modifier.moving(motions: List<Motion>, picture: ImageBitmap, units: Float, share: () -> Float) =
    drawWithContent {
        drawContent()
        if (share() == 1f) return@drawWithContent
        val (pixels, points) = picture.width / units to size.width / units
        for (motion in motions) {
            val now = motion.at(share())
            drawImage(picture, motion.to.corner(pixels), motion.to.size(pixels), now.corner(points), now.size(points))
        }
    }

private fun Bounds.corner(scale: Float) = IntOffset((x * scale).toInt(), (y * scale).toInt())

private fun Bounds.size(scale: Float) = IntSize((width * scale).toInt(), (height * scale).toInt())

private const val WIDTH = 1080

private fun drawn(svg: String): Bitmap {
    val drawing = SVG.getFromString(svg)
    val height = (WIDTH / drawing.documentAspectRatio).toInt()
    drawing.setDocumentWidth("100%")
    drawing.setDocumentHeight("100%")
    return Bitmap.createBitmap(WIDTH, height, Bitmap.Config.ARGB_8888).also { drawing.renderToCanvas(Canvas(it)) }
}
