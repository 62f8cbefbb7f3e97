import Mauerwerk
print(libraryVersion())
