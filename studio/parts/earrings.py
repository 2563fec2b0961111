"""Earrings, always a pair: drops, studs, hoops."""

import math

from .chains import chain
from .gems import pearl
from .materials import glowing, polished
from .setting import halo, setting, tube
from .shapes import at, link, prism, sphere, superellipse, turned


def earrings(design):
    """Two drops or studs, side by side, seen from the front: hung from a hook above."""
    metal = design['metal']
    for x in (-1, 1):
        place = at(x * design.get('apart', 9.0), 0, 0)
        if design.get('top'):
            setting('round', design.get('topGem', 'diamond'), design['top'], place @ at(0, 12, 0.5), metal, 4)
            chain(
                [
                    tuple((place @ at(0, 12 - design['top'] * 1.1, 0)).translation),
                    tuple((place @ at(0, 12 - design['top'] * 1.1 - design.get('drop', 4), 0)).translation),
                ],
                metal,
                0.42,
                0.13,
            )
        y = 12 - design.get('top', 0) * 1.1 - design.get('drop', 4)
        if design.get('pearl'):
            r = design['pearl']
            link(
                sphere(r), 'pearl', [pearl(design.get('pearlTone', 'white'))], place @ at(0, y - r - 0.6, 0), smooth=60
            )
            dome = [(math.cos(math.pi * k / 48), math.sin(math.pi * k / 48)) for k in range(25)]
            cap = turned('cap', [(r * 0.42 * c + 0.01, r * (0.26 * s - 0.1)) for c, s in dome], (0, 0, 2), 96)
            link(cap, 'cap', [polished(metal)], place @ at(0, y - 0.65 - r * 0.05, 0, -90, 'X'), smooth=60)
            bail(place @ at(0, y - 0.1, 0), 0.7, metal)
        elif design.get('stone'):
            r, cut = design['stone'], design.get('cut', 'pear')
            spot = place @ at(0, y - r * 1.25 - 0.5 - design.get('halo', 0) * 2.3, 0.5)
            setting(cut, design['gem'], r, spot, metal, 4)
            if design.get('halo'):
                halo(design, r, cut, spot @ at(0, 0, -0.1), metal)
            bail(place @ at(0, y - 0.25, 0.2), 1.3, metal)


def bail(place, half, metal):
    """The ring that joins chain and drop; `half` = half its height in mm."""
    wire = [(0.2 * math.cos(2 * math.pi * k / 12), 0.2 * math.sin(2 * math.pi * k / 12)) for k in range(12)]
    link(turned('bail', wire, (half * 0.62, half, 2), 48, closed=True), 'bail', [polished(metal)], place, smooth=60)


def studs(design):
    """Two single stones, seen from the front and turned a little towards each other."""
    for side in (-1, 1):
        place = at(side * design.get('apart', 8.0), 0, 3) @ at(0, 0, 0, side * -9, 'Y')
        radius, cut = design['stone'], design.get('cut', 'round')
        setting(cut, design['gem'], radius, place, design['metal'], design.get('claws', 4), design.get('clawTurn', 45))
        if cut == 'emerald':
            # A pale back: without it one looks through the window of the steps into the dark.
            back = prism('back', superellipse(radius * 0.86, radius * 1.2, 9, 64), -radius * 1.06, -radius)
            link(back, 'back', [glowing()], place, smooth=0)
        if design.get('halo'):
            halo(design, radius, cut, place @ at(0, 0, -0.1), design['metal'])


def hoops(design):
    """Two rings of round wire, standing and turned so that one sees into them; a thin post closes them at the top."""
    radius, wire = design.get('radius', 11.0), design.get('wire', 1.5)
    metal = polished(design['metal'])

    def arc(first, last, steps):
        turns = [math.radians(first + (last - first) * k / steps) for k in range(steps + 1)]
        return [(radius * math.cos(t), radius * math.sin(t), 0) for t in turns]

    def rounded(share):
        """Full wire, domed over the last millimetre and a half of both ends."""
        near = min(share, 1 - share) / 0.025
        return wire * (math.sqrt(max(0.0016, 1 - (1 - near) ** 2)) if near < 1 else 1)

    for side in (-1, 1):
        place = at(side * design.get('apart', 13.0), 0, 0) @ at(0, 0, 0, side * 38, 'Y')
        # The opening lies at the top, towards the ear: behind in the picture.
        middle = 90 + side * 14
        tube('hoop', arc(middle + 21, middle + 339, 240), rounded, metal, sides=40).matrix_world = place
        tube('post', arc(middle - 26, middle + 26, 40), wire * 0.3, metal, sides=20).matrix_world = place
