package passandplay.app

import android.app.Application
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.lifecycle.AndroidViewModel
import java.io.File
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.cancel
import kotlinx.coroutines.launch
import passandplay.Party
import passandplay.Phone
import passandplay.Shown

/** Carries the phone through rotations. The game outlives the process in a file. */
class PhoneModel(app: Application) : AndroidViewModel(app) {
    // Not the thread of the screen: loading the library, replaying a game and writing it take time.
    private val scope = CoroutineScope(Dispatchers.Default.limitedParallelism(1))

    // In the app's own folder, which no other app can read: the file contains all hands.
    private val phone by lazy { Phone(File(app.filesDir, "game.json"), scope) }

    /** The content of the screen, or `null` until the library and the saved game are loaded. */
    var shown by mutableStateOf<Shown?>(null)
        private set

    init {
        act {
            Party().offered // The form asks for this on the thread of the screen, at once from now on.
            onChange = { this@PhoneModel.shown = it }
            this@PhoneModel.shown = shown
        }
    }

    fun act(change: Phone.() -> Unit) {
        scope.launch { phone.change() }
    }

    override fun onCleared() {
        act { close() }
        scope.launch { scope.cancel() }
    }
}
