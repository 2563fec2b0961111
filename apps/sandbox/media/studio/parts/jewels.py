"""Jewels: rings, pendants, strands, earrings, bangles. A ring stands in the x-z plane, its stone up (+Z)."""

import math

from mathutils import Matrix, Vector

from .gems import pearl
from .materials import polished
from .boxes import box, card
from .chains import chain, drape
from .earrings import earrings, hoops, studs
from .rows import brooch, links, riviere, tennis
from .setting import halo, pave, setting, tube
from .shapes import at, fillet, link, loft, sphere, turned


def build_jewel(design):
    JEWELS[design['jewel']](design)


def shank(inner, width, thickness, material, top_width=None, top_thickness=None, name='shank'):
    """A finger ring in the x-z plane round the origin: comfort-fit inside, domed outside, wider at the shoulders or not."""
    steps, around = 160, 28
    sections = []
    for i in range(steps):
        t = 2 * math.pi * i / steps
        rise = (0.5 + 0.5 * math.cos(t)) ** 2
        w = width + ((top_width or width) - width) * rise
        h = thickness + ((top_thickness or thickness) - thickness) * rise
        ring = []
        for k in range(around):
            p = 2 * math.pi * k / around
            c, s = math.cos(p), math.sin(p)
            u = math.copysign(abs(c) ** 0.62, c)
            v = math.copysign(abs(s) ** 0.8, s)
            reach = inner + h / 2 + v * h / 2
            ring.append((reach * math.sin(t), u * w / 2, reach * math.cos(t)))
        sections.append(ring)
    sections.append(sections[0])
    return link(loft(name, sections, caps=False), name, [material], smooth=60)


def ring(design):
    """Solitaire, halo, eternity, cocktail or plain band, by what the record asks for."""
    metal, stone = design['metal'], design.get('gem', 'none')
    inner = design.get('inner', 8.4)
    width, thickness = design.get('width', 2.1), design.get('thickness', 1.75)
    shank(inner, width, thickness, polished(metal), design.get('topWidth'), design.get('topThickness'))
    radius = design.get('stone', 0)
    cut = design.get('cut', 'round')
    height = inner + thickness + radius * 0.95
    if design.get('pearl'):
        place = at(0, 0, inner + thickness + design['pearl'] * 0.82)
        link(
            turned(
                'pearl',
                [
                    (design['pearl'] * math.sin(math.pi * k / 48), -design['pearl'] * math.cos(math.pi * k / 48))
                    for k in range(49)
                ],
                (0, 0, 2),
                96,
            ),
            'pearl',
            [pearl(design.get('pearlTone', 'white'))],
            place,
            smooth=60,
        )
        cup = turned(
            'cup',
            fillet(
                [
                    (0.6, -1.0),
                    (design['pearl'] * 0.62, -design['pearl'] * 0.72),
                    (design['pearl'] * 0.58, -design['pearl'] * 0.68),
                ],
                0.2,
            ),
            (0, 0, 2),
            64,
        )
        link(cup, 'cup', [polished(metal)], place)
    elif radius:
        setting(cut, stone, radius, at(0, 0, height), metal, design.get('claws', 4), design.get('clawTurn', 45))
        # The basket's foot: it narrows into the shank, so that no claw hangs beside it.
        seat = fillet(
            [(radius * 0.56, -radius * 0.8), (radius * 0.5, -radius * 0.92), (width * 0.4, -radius - 0.5), (0, -radius - 0.6)],
            0.25,
        )
        link(turned('seat', seat, (0, 0, 2), 96), 'seat', [polished(metal)], at(0, 0, height), smooth=50)
    if design.get('halo'):
        halo(design, radius, cut, at(0, 0, height - 0.1), metal)
    if design.get('paved'):
        size = design['paved']
        reach = inner + thickness
        step = size * 2.06 / reach
        if radius:
            first = (radius * 1.1 + (size * 2 if design.get('halo') else 0)) / reach + step * 0.6
            count = int((math.pi * design.get('pavedShare', 0.5) - first) / step) + 1
            turns = [side * (first + i * step) for side in (1, -1) for i in range(count)]
        else:
            count = int(2 * math.pi / step)
            turns = [2 * math.pi * i / count for i in range(count)]
        up = Matrix.Translation((0, 0, reach))
        places = [Matrix.Rotation(turn, 4, 'Y') @ up for turn in turns]
        pave(places, size, design.get('pavedGem', 'diamond'), metal)


def necklace(design):
    """A pendant on a chain."""
    metal = design['metal']
    path = drape(56, 96, -14)
    chain(path, metal, 0.52, 0.15)
    low = min(path, key=lambda p: p[1])
    radius, cut = design.get('stone', 3.2), design.get('cut', 'oval')
    stretch = {'oval': 1.12, 'pear': 1.2, 'emerald': 1.35, 'marquise': 1.2}.get(cut, 1)
    edge = radius * stretch + (design.get('halo', 0) * 2.3)
    loop = [(0.2 * math.cos(2 * math.pi * k / 12), 0.2 * math.sin(2 * math.pi * k / 12)) for k in range(12)]
    link(
        turned('bail', loop, (0.75, 1.5, 2), 48, closed=True),
        'bail',
        [polished(metal)],
        at(0, low[1] - 0.9, 0.7) @ Matrix.Rotation(math.radians(78), 4, 'Y'),
        smooth=60,
    )
    place = at(0, low[1] - 2.1 - edge, 1.6)
    if 'gem' not in design:
        circle(place @ Matrix.Translation((0, edge - 6.3, -0.4)), metal)
        return
    setting(cut, design['gem'], radius, place, metal, design.get('claws', 4), design.get('clawTurn', 45))
    if design.get('halo'):
        halo(design, radius, cut, place @ Matrix.Translation((0, 0, -0.1)), metal)


def circle(place, metal, radius=7.0, wire=1.05):
    """A plain pendant: a ring of round wire, thicker below."""
    path = [
        (radius * math.sin(2 * math.pi * i / 120), -radius * math.cos(2 * math.pi * i / 120), 0) for i in range(120)
    ]
    thickness = lambda share: wire * (1.25 + 0.45 * math.cos(2 * math.pi * share))
    tube('circle', path, thickness, polished(metal), closed=True, sides=40).matrix_world = place


def pearls(design):
    """A closed strand, graduated, laid out as an egg; the clasp is at the top."""
    wide, high = design.get('loop', [56, 68])
    path = []
    for i in range(1441):
        t = 2 * math.pi * i / 1440
        path.append(Vector((wide / 2 * math.sin(t) * (1 - 0.10 * math.cos(t)), high / 2 * math.cos(t), 0)))
    lengths = [0.0]
    for p, q in zip(path, path[1:]):
        lengths.append(lengths[-1] + (q - p).length)
    largest, smallest = design.get('largest', 4.2), design.get('smallest', 3.4)
    clasp = 5.0
    places, travelled = [], clasp / 2
    while travelled < lengths[-1] - clasp / 2 - smallest:
        share = abs(travelled / lengths[-1] - 0.5) * 2
        radius = largest + (smallest - largest) * share
        travelled += radius
        places.append((travelled, radius))
        travelled += radius * 1.03
    stretch = (lengths[-1] - clasp / 2) / travelled
    for number, (travelled, radius) in enumerate(places):
        i = min(range(len(lengths)), key=lambda k: abs(lengths[k] - travelled * stretch))
        spot = path[i]
        link(
            sphere(radius),
            'pearl',
            [pearl(design.get('pearlTone', 'white'))],
            Matrix.Translation((spot.x, spot.y, radius)) @ Matrix.Rotation(number * 1.7, 4, 'X'),
            smooth=60,
        )
    ball = turned(
        'clasp',
        [(1.9 * math.sin(math.pi * k / 32), -2.3 * math.cos(math.pi * k / 32)) for k in range(33)],
        (0, 0, 2),
        64,
    )
    link(ball, 'clasp', [polished(design['metal'])], at(0, high / 2, 2.6, 90, 'Y'), smooth=60)


def bangle(design):
    """A rigid bracelet of oval section, lying down."""
    a, b = design.get('outline', [31, 27])
    steps = 200
    path = [(a * math.cos(2 * math.pi * i / steps), b * math.sin(2 * math.pi * i / steps), 0) for i in range(steps)]
    profile = lambda t: (math.cos(t) * design.get('wide', 1.0), math.sin(t))
    tube('bangle', path, design.get('wire', 3.0), polished(design['metal']), closed=True, sides=48, profile=profile)


JEWELS = {
    'ring': ring,
    'necklace': necklace,
    'pearls': pearls,
    'earrings': earrings,
    'studs': studs,
    'hoops': hoops,
    'bangle': bangle,
    'riviere': riviere,
    'tennis': tennis,
    'links': links,
    'brooch': brooch,
    'box': box,
    'card': card,
}
