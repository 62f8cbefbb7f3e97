package passandplay

import io.mauerwerk.Bounds
import io.mauerwerk.Motion
import kotlin.math.roundToInt

/** The duration of motions on the screen, in milliseconds. People can act before they end. */
const val MOTION_MILLIS = 300

/**
 * Returns the place of a thing after a share of that time, in the units of the drawing. The thing is fast at first, and
 * slow at last. A thing that did not move shrinks from a larger size to its own.
 */
fun Motion.at(share: Float): Bounds {
    val left = (1 - share) * (1 - share)
    val start = if (from == to) to.swollen() else from
    fun between(end: Int, begin: Int) = end + ((begin - end) * left).roundToInt()
    return Bounds(
        between(to.x, start.x),
        between(to.y, start.y),
        between(to.width, start.width),
        between(to.height, start.height),
    )
}

/** Returns the bounds around the same middle, half as large again. */
private fun Bounds.swollen() = Bounds(x - width / 4, y - height / 4, width + width / 2, height + height / 2)
