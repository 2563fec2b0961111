"""Earrings, always a pair: drops, studs, hoops."""

import math

from .chains import chain
from .gems import pearl
from .materials import polished
from .setting import halo, setting, tube
from .shapes import at, fillet, link, sphere, turned


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
            cap = turned(
                'cap', fillet([(r * 0.42, -r * 0.1), (r * 0.3, r * 0.1), (0.05, r * 0.22)], 0.1), (0, 0, 2), 48
            )
            link(cap, 'cap', [polished(metal)], place @ at(0, y - 0.65 - r * 0.05, 0, -90, 'X'))
        elif design.get('stone'):
            r, cut = design['stone'], design.get('cut', 'pear')
            spot = place @ at(0, y - r * 1.25 - 0.5 - design.get('halo', 0) * 2.3, 0.5)
            setting(cut, design['gem'], r, spot, metal, 4)
            if design.get('halo'):
                halo(design, r, cut, spot @ at(0, 0, -0.1), metal)


def studs(design):
    """Two single stones, seen from the front and turned a little towards each other."""
    for side in (-1, 1):
        place = at(side * design.get('apart', 8.0), 0, 3) @ at(0, 0, 0, side * -9, 'Y')
        radius, cut = design['stone'], design.get('cut', 'round')
        setting(cut, design['gem'], radius, place, design['metal'], design.get('claws', 4), design.get('clawTurn', 45))
        if design.get('halo'):
            halo(design, radius, cut, place @ at(0, 0, -0.1), design['metal'])


def hoops(design):
    """Two rings of round wire, standing and turned so that one sees into them."""
    radius, wire = design.get('radius', 11.0), design.get('wire', 1.5)
    for side in (-1, 1):
        path = [
            (radius * math.cos(2 * math.pi * i / 160), radius * math.sin(2 * math.pi * i / 160), 0) for i in range(160)
        ]
        hoop = tube('hoop', path, wire, polished(design['metal']), closed=True, sides=40)
        hoop.matrix_world = at(side * design.get('apart', 13.0), 0, 0) @ at(0, 0, 0, side * 38, 'Y')
