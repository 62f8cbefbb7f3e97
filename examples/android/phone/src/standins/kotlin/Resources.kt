package androidx.compose.ui.res

import androidx.compose.runtime.Composable

@Composable
fun stringResource(id: Int, vararg values: Any): String = error("only compiled: $id, $values")

@Composable
fun pluralStringResource(id: Int, count: Int, vararg values: Any): String = error("only compiled: $id, $count, $values")
