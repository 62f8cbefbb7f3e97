pluginManagement { repositories { google(); mavenCentral(); gradlePluginPortal() } }
dependencyResolutionManagement { repositories { google(); mavenCentral() } }

rootProject.name = "pass-and-play"
include(":app", ":mauerwerk")
project(":mauerwerk").projectDir = file("../../ffi/kotlin/android")
