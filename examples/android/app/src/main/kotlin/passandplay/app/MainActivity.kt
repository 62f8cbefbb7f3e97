package passandplay.app

import android.os.Bundle
import android.view.WindowManager
import androidx.activity.ComponentActivity
import androidx.activity.compose.setContent
import androidx.activity.enableEdgeToEdge
import androidx.activity.viewModels
import androidx.compose.foundation.isSystemInDarkTheme
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.darkColorScheme
import androidx.compose.material3.lightColorScheme
import androidx.compose.runtime.LaunchedEffect
import io.mauerwerk.Lang
import io.mauerwerk.Theme
import io.mauerwerk.of
import java.util.Locale

/** Pass-and-play of all games on one phone. */
class MainActivity : ComponentActivity() {
    private val model by viewModels<PhoneModel>()

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        enableEdgeToEdge()
        // No picture of a hand in the list of recent apps.
        window.addFlags(WindowManager.LayoutParams.FLAG_SECURE)
        // Who changes the language makes the activity anew.
        model.act { lang = Lang.of(Locale.getDefault().toLanguageTag()) }
        setContent {
            val dark = isSystemInDarkTheme()
            LaunchedEffect(dark) { model.act { theme = if (dark) Theme.DARK else Theme.LIGHT } }
            MaterialTheme(if (dark) darkColorScheme() else lightColorScheme()) {
                model.shown?.let { PassAndPlayApp(it, model::act) }
            }
        }
    }

    override fun onStart() {
        super.onStart()
        model.act { comeBack() }
    }

    override fun onStop() {
        super.onStop()
        // Whoever turns the phone still holds it; whoever comes back to it may be somebody else.
        if (!isChangingConfigurations) model.act { leave() }
    }
}
