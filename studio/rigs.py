"""Light rigs, seen from the camera: +X right, +Y up, +Z towards the lens. They turn with the camera."""

from stage import card, softbox, world


def neutral(turning=False, overhead=2.7):
    """Tiles: a large window from the upper left, a slim strip on the right, dark cards that draw the edges of metal. Before a
    `turning` piece, which mirrors each light once, the lights are wide and weak instead: nothing flashes between two frames."""
    wide, weak = (3, 0.14) if turning else (1, 1)
    world([(0.0, 0.05), (0.38, 0.16), (0.5, 0.02), (0.6, 0.14), (1.0, 0.8)])
    if turning:
        softbox('window', (-320, 330, 400), (560, 460), 5.8, fall=(0.45, 0.45))
    else:
        softbox('window', (-320, 330, 400), (400, 320), 10.5, fall=(0.2, 0.3))
    softbox('top strip', (60, 520, 40), (520, 110), 8.0, fall=(0.2, 0.35))
    softbox('right strip', (430, 20, 170), (80 * wide, 480), 8.0 * weak, fall=(0.35, 0.2))
    softbox('left edge', (-460, -60, 40), (60 * wide, 420), 5.0 * weak, fall=(0.35, 0.2))
    # The wings stand where the slopes of hour markers and hands look.
    softbox('left wing', (-430, 10, 310), (210, 340), 3.6, fall=(0.35, 0.3))
    softbox('top wing', (60, 450, 400), (400, 200), 1.4, fall=(0.3, 0.35))
    softbox('right wing', (440, -20, 330), (140, 300), 2.2, fall=(0.35, 0.3))
    softbox('low fill', (60, -430, 200), (420, 110), 2.6, fall=(0.3, 0.3))
    softbox('overhead', (-70, 110, 690), (440, 440), overhead, fall=(0.45, 0.45))
    card('flag right', (240, 190, 470), (110, 420), 0.0)
    card('flag low', (0, -250, 520), (420, 130), 0.0)


def dark():
    """Black tiles: no room light, two long rims and a low window, so that only edges and the dial speak."""
    world([(0.0, 0.0), (0.5, 0.01), (1.0, 0.12)])
    softbox('window', (-300, 380, 330), (360, 280), 13.0, fall=(0.3, 0.35))
    softbox('top rim', (0, 520, -60), (560, 110), 17.0, fall=(0.2, 0.35))
    softbox('right rim', (440, 30, -40), (90, 520), 17.0, fall=(0.35, 0.2))
    softbox('left rim', (-460, -40, -20), (70, 480), 13.0, fall=(0.35, 0.2))
    softbox('overhead', (-70, 130, 690), (420, 420), 2.5, fall=(0.45, 0.45))
    card('flag low', (0, -250, 520), (420, 130), 0.0)


def jewel():
    """Stones want many small contrasts: more lights, each smaller, and black between them."""
    world([(0.0, 0.22), (0.36, 0.5), (0.47, 0.03), (0.54, 0.06), (0.62, 0.4), (1.0, 1.0)])
    softbox('window', (-260, 320, 380), (300, 260), 9.0, fall=(0.2, 0.3))
    softbox('top strip', (60, 470, 40), (460, 90), 9.0, fall=(0.2, 0.35))
    softbox('right strip', (390, 20, 190), (70, 440), 9.0, fall=(0.35, 0.2))
    softbox('left edge', (-420, -80, 40), (60, 380), 6.0, fall=(0.35, 0.2))
    softbox('low fill', (60, -390, 200), (380, 130), 2.6, fall=(0.3, 0.3))
    softbox('overhead', (-80, 150, 620), (260, 260), 1.3, fall=(0.45, 0.45))
    # Paper under the stones: what leaves them at the back comes back pale rather than black.
    softbox('paper', (0, -30, -90), (340, 340), 0.75, fall=(0.4, 0.4))
    softbox('spark 1', (210, 260, 430), (60, 60), 16.0, fall=(0.3, 0.3))
    softbox('spark 2', (-120, -190, 520), (50, 50), 10.0, fall=(0.3, 0.3))
    card('flag', (150, 60, 560), (70, 420), 0.0)


def turning():
    neutral(turning=True)


def behind():
    """A case back is flat and mirrors what hangs above the lens."""
    neutral(overhead=1.7)


RIGS = {'neutral': neutral, 'turning': turning, 'behind': behind, 'dark': dark, 'jewel': jewel}
