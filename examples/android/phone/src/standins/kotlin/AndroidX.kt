@file:Suppress("UNUSED_PARAMETER")

package androidx.activity

import android.app.Activity
import androidx.compose.runtime.Composable
import androidx.lifecycle.AndroidViewModel

/** What the app uses of AndroidX that is not on Maven Central. */
open class ComponentActivity : Activity()

fun ComponentActivity.enableEdgeToEdge() = Unit

inline fun <reified M : AndroidViewModel> ComponentActivity.viewModels(): Lazy<M> = error("only compiled")
