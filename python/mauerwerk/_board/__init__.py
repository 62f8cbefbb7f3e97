"""The browser's side of a board, built from `web/front`, and searches in the background."""
