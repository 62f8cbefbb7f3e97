package passandplay.app

import android.graphics.Bitmap
import android.graphics.Canvas
import androidx.compose.animation.core.Animatable
import androidx.compose.animation.core.LinearEasing
import androidx.compose.animation.core.tween
import androidx.compose.foundation.Image
import androidx.compose.foundation.gestures.detectTapGestures
import androidx.compose.foundation.horizontalScroll
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.absoluteOffset
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.rememberScrollState
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.produceState
import androidx.compose.runtime.remember
import androidx.compose.ui.AbsoluteAlignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithContent
import androidx.compose.ui.graphics.ImageBitmap
import androidx.compose.ui.graphics.asImageBitmap
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.layout.ContentScale
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.onClick
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.IntOffset
import androidx.compose.ui.unit.IntSize
import com.caverock.androidsvg.SVG
import io.mauerwerk.Bounds
import io.mauerwerk.DrawingPoint
import io.mauerwerk.Motion
import io.mauerwerk.Place
import io.mauerwerk.Snapshot
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.withContext
import passandplay.MOTION_MILLIS
import passandplay.at

/** The touches of a person on a drawing. */
internal class Touches(val at: (DrawingPoint) -> Unit = {}, val place: (String) -> Unit = {})

/**
 * Shows the drawing of a snapshot. It is as wide as the screen, or wider for people who set larger text. Things move to
 * their places in it. Passes touches on in the units of the drawing. TalkBack finds every place, with its label.
 */
@Composable
internal fun Drawing(snapshot: Snapshot, motions: List<Motion>, touches: Touches) {
    val svg = snapshot.svg ?: return
    val density = LocalDensity.current
    BoxWithConstraints(Modifier.fillMaxWidth()) {
        val unit = maxWidth * density.fontScale.coerceAtLeast(1f) / snapshot.width
        val pixels = with(density) { unit.toPx() }
        val picture by
            produceState<ImageBitmap?>(null, svg, pixels) {
                value = withContext(Dispatchers.Default) { drawn(svg, snapshot.width * pixels).asImageBitmap() }
            }
        Box(Modifier.horizontalScroll(rememberScrollState())) {
            Box(
                Modifier.size(unit * snapshot.width, unit * snapshot.height)
                    .semantics { contentDescription = snapshot.summary }
                    .pointerInput(pixels, touches) {
                        detectTapGestures { touches.at(DrawingPoint((it.x / pixels).toInt(), (it.y / pixels).toInt())) }
                    },
                contentAlignment = AbsoluteAlignment.TopLeft,
            ) {
                picture?.let { Picture(it, motions, pixels) }
                for (place in snapshot.places) Box(Modifier.covering(place, unit).speaking(place, touches))
            }
        }
    }
}

/** Shows the picture of a drawing, and draws moving parts on top of it. */
@Composable
private fun Picture(picture: ImageBitmap, motions: List<Motion>, pixels: Float) {
    val share = remember(picture) { Animatable(if (motions.isEmpty()) 1f else 0f) }
    // If animations are off, the last frame shows at once: the system gives Compose a scale of 0.
    LaunchedEffect(picture) { share.animateTo(1f, tween(MOTION_MILLIS, easing = LinearEasing)) }
    val moving =
        Modifier.fillMaxSize().drawWithContent {
            drawContent()
            if (share.value == 1f) return@drawWithContent
            for (motion in motions) {
                val now = motion.at(share.value)
                drawImage(picture, motion.to.corner(pixels), motion.to.size(pixels), now.corner(pixels), now.size(pixels))
            }
        }
    Image(picture, contentDescription = null, moving, contentScale = ContentScale.FillBounds)
}

private fun Modifier.covering(place: Place, unit: Dp): Modifier =
    place.bounds.let { absoluteOffset(unit * it.x, unit * it.y).size(unit * it.width, unit * it.height) }

private fun Modifier.speaking(place: Place, touches: Touches): Modifier = semantics {
    contentDescription = place.label
    if (place.isTarget) {
        role = Role.Button
        onClick {
            touches.place(place.name)
            true
        }
    }
    if (place.isTouched) selected = true
}

private fun Bounds.corner(scale: Float) = IntOffset((x * scale).toInt(), (y * scale).toInt())

private fun Bounds.size(scale: Float) = IntSize((width * scale).toInt(), (height * scale).toInt())

/** Draws an SVG document with a width in pixels. */
internal fun drawn(svg: String, width: Float): Bitmap {
    val drawing = SVG.getFromString(svg)
    val height = width / drawing.documentAspectRatio
    drawing.setDocumentWidth("100%")
    drawing.setDocumentHeight("100%")
    val picture = Bitmap.createBitmap(width.toInt(), height.toInt(), Bitmap.Config.ARGB_8888)
    return picture.also { drawing.renderToCanvas(Canvas(it)) }
}
