"""The parts of a board for notebooks, except for the widget.

`People` assigns the seats, a `Sitting` is the game with touches and a viewer, and a `Search` thinks
in the background. `screen` combines them into the data for the browser.
"""
