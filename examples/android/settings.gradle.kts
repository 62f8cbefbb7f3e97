pluginManagement { repositories { google(); mavenCentral(); gradlePluginPortal() } }
dependencyResolutionManagement {
    repositoriesMode = RepositoriesMode.FAIL_ON_PROJECT_REPOS
    repositories { google(); mavenCentral() }
}

rootProject.name = "pass-and-play"
include(":app", ":mauerwerk")
project(":mauerwerk").projectDir = file("../../ffi/kotlin/android")
