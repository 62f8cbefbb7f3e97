"""What a board for notebooks is made of, widgets aside.

`People` says who sits where, a `Sitting` is the game with what is touched and who looks, a `Search`
thinks beside it, and `screen` makes of them what the browser is sent.
"""
