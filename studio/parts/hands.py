"""Hands with facets, standing above the dial."""

import math

from .materials import brushed, lacquer, luminous, polished
from .shapes import at, bevelled, fillet, link, mesh_of, prism, superellipse, turned


def ridge(name, stations, height, materials):
    """A blade along +Y: stations are (y, half width); a ridge in the middle, the two slopes catch different light."""
    vertices, faces, slots = [], [], []
    for y, half in stations:
        h = height * min(1, half / 0.35) * 0.9
        vertices += [(-half, y, 0.0), (-half, y, 0.04), (0, y, 0.04 + h), (half, y, 0.04), (half, y, 0.0)]
    for row in range(len(stations) - 1):
        for i in range(4):
            p = row * 5 + i
            faces.append((p, p + 5, p + 6, p + 1))
            slots.append(1 if i == 2 else 0)
    last = (len(stations) - 1) * 5
    faces += [(0, 1, 2, 3, 4), (last + 4, last + 3, last + 2, last + 1, last)]
    slots += [0, 0]
    mesh = mesh_of(name, vertices, faces, slots)
    mesh.flip_normals()
    return mesh, materials


def stations(kind, length, width):
    half = width / 2
    return {
        'dauphine': [(-length * 0.2, 0.12), (0, half), (length, 0.06)],
        'leaf': [(-length * 0.12, 0.2), (0, 0.22)]
        + [
            (length * t, 0.12 + half * math.sin(math.pi * t**0.8) ** 1.1 * 0.92)
            for t in (0.08, 0.16, 0.25, 0.35, 0.45, 0.55, 0.66, 0.78, 0.88, 0.95)
        ]
        + [(length, 0.05)],
        'baton': [(-length * 0.17, half * 0.9), (length * 0.97, half * 0.78), (length, half * 0.5)],
        'sword': [(-length * 0.16, half * 0.5), (length * 0.08, half * 0.5), (length * 0.82, half), (length, 0.08)],
    }[kind]


def build_hands(design):
    dial = design['dial']
    reach, minute = dial.get('handReach', dial['reach']), dial.get('minute', 9)
    metal = dial.get('handMetal', design['accent'])
    materials = [polished(metal), brushed(metal, 'y')]
    for name, angle, length, width, level in (
        ('hour', 300 + minute / 2, reach * 0.62, dial['handWidth'] * 1.25, 0.62),
        ('minute', minute * 6, reach * 0.93, dial['handWidth'], 0.9),
    ):
        place = at(0, 0, level, -angle)
        kind = dial['hands']
        if kind in ('lume', 'lance'):
            broad = dial['handWidth'] * (1.5 if name == 'hour' else 1.25)
            if kind == 'lume':
                lume_hand(name, length, broad, materials[0], place)
            else:
                lance_hand(name, length, broad, *materials, place)
            continue
        # The slope that looks away from the window is satin: polished, it would mirror the dark of the room.
        mesh, used = ridge(name, stations(kind, length, width), 0.2, materials[::-1] if name == 'hour' else materials)
        bevelled(link(mesh, name, used, place, smooth=0), 0.03, 2, 20)
    # With counters the sweeping hand is the stopped one of the chronograph.
    if 'counters' in dial['extras']:
        # Its tail ends before the lower counter's numeral.
        sweep_second(reach, design, at(0, 0, 1.12, 0), 0.21)
    elif 'seconds' in dial['extras']:
        sweep_second(reach, design, at(0, 0, 1.12, -(resting_second(dial) * 6)))
    if 'gmtHand' in dial['extras']:
        gmt_hand(reach, dial, at(0, 0, 0.42, -140))
    cap = turned('cap', fillet([(0.85, 0.3), (0.85, 1.25), (0.5, 1.42), (0.0, 1.45)], 0.15), (0, 0, 2), 64)
    link(cap, 'cap', [polished(metal)])


def resting_second(dial):
    """Beside the words above six, unless the design says otherwise."""
    return dial.get('second', 36.5 if dial.get('line') else 33)


def lume_hand(name, length, width, metal, place):
    """A frame of polished metal around luminous mass."""
    half = width / 2
    outer = [
        (-half * 0.5, -length * 0.17),
        (half * 0.5, -length * 0.17),
        (half * 0.5, length * 0.12),
        (half, length * 0.16),
        (half, length * 0.86),
        (0.1, length),
        (-0.1, length),
        (-half, length * 0.86),
        (-half, length * 0.16),
        (-half * 0.5, length * 0.12),
    ]
    bevelled(link(prism(name, outer, 0, 0.16), name, [metal], place, smooth=0), 0.05, 3)
    inset = half - 0.26
    inner = [
        (-inset, length * 0.22),
        (inset, length * 0.22),
        (inset, length * 0.845),
        (0, length * 0.92),
        (-inset, length * 0.845),
    ]
    bevelled(link(prism(name + ' lume', inner, 0.1, 0.2), name, [luminous()], place, smooth=0), 0.04, 3)


def lance_hand(name, length, width, metal, satin, place):
    """A slim shaft that ends in a long, rounded field of luminous mass."""
    first = length * 0.42
    # A roofed shaft: one of its slopes always catches light, so that it is not lost on a black dial.
    shaft, _ = ridge(name, [(-length * 0.17, 0.32), (first + 0.4, 0.27)], 0.16, [])
    bevelled(link(shaft, name, [metal, satin], place, smooth=0), 0.03, 2)
    middle, long = (first + length) / 2, (length - first) / 2
    frame = [(x, y + middle) for x, y in superellipse(width * 0.62, long, 2.6, 64)]
    bevelled(link(prism(name + ' frame', frame, 0, 0.17), name, [metal], place, smooth=0), 0.05, 3)
    field = [(x, y + middle) for x, y in superellipse(width * 0.62 - 0.26, long - 0.3, 2.6, 64)]
    link(prism(name + ' lume', field, 0.1, 0.2), name, [luminous()], place, smooth=0)


def sweep_second(reach, design, place, tail_reach=0.3):
    dial = design['dial']
    colour = dial.get('secondColour')
    material = lacquer(*colour, 0.25) if colour else brushed(dial.get('handMetal', design['accent']), 'y')
    blade = [(-0.13, -reach * 0.1), (0.13, -reach * 0.1), (0.05, reach * 0.96), (-0.05, reach * 0.96)]
    tail = [(-0.4, -reach * tail_reach), (0.4, -reach * tail_reach), (0.22, -reach * 0.08), (-0.22, -reach * 0.08)]
    for name, shape in (('second', blade), ('counterweight', tail)):
        bevelled(link(prism(name, shape, 0, 0.1), name, [material], place, smooth=0), 0.03, 2)
    hub = turned('hub', fillet([(0.62, 0), (0.62, 0.12), (0, 0.16)], 0.05), (0, 0, 2), 48)
    link(hub, 'hub', [material], place)


def gmt_hand(reach, dial, place):
    material = lacquer(*dial.get('gmtColour', [0.03, 0.22, 0.12]), 0.3)
    shaft = [(-0.16, -reach * 0.15), (0.16, -reach * 0.15), (0.13, reach * 0.8), (-0.13, reach * 0.8)]
    arrow = [(-0.95, reach * 0.76), (0.95, reach * 0.76), (0, reach * 0.92)]
    for name, shape in (('gmt', shaft), ('gmt arrow', arrow)):
        bevelled(link(prism(name, shape, 0, 0.1), name, [material], place, smooth=0), 0.03, 2)
