"""Jewels: rings, pendants, strands, earrings, bangles. A ring stands in the x-z plane, its stone up (+Z)."""

import math

from mathutils import Matrix, Vector

from .gems import pearl
from .materials import polished
from .boxes import box, card
from .chains import bail, chain, drape
from .earrings import earrings, hoops, studs
from .rows import brooch, links, riviere, tennis
from .strands import pearls
from .setting import gallery, halo, pave, setting, tube, weld
from .shapes import at, fillet, link, loft, turned


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
    return link(weld(loft(name, sections, caps=False)), name, [material], smooth=60)


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
        place = at(0, 0, inner + thickness + design['pearl'] * 0.9)
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
                    (0.6, -design['pearl'] * 1.06),
                    (design['pearl'] * 0.74, -design['pearl'] * 0.78),
                    (design['pearl'] * 0.9, -design['pearl'] * 0.5),
                    (design['pearl'] * 0.82, -design['pearl'] * 0.5),
                ],
                0.12,
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
        step = size * 2.06 / (reach + (size * 0.62 if size > 0.9 else 0))
        middle = radius or design.get('pearl', 0) * 0.75
        if middle:
            first = (middle * 1.1 + (size * 2 if design.get('halo') else 0)) / reach + step * 0.6
            count = int((math.pi * design.get('pavedShare', 0.5) - first) / step) + 1
            turns = [side * (first + i * step) for side in (1, -1) for i in range(count)]
        else:
            count = int(2 * math.pi / step)
            turns = [2 * math.pi * i / count for i in range(count)]
        set_in = gallery if size > 0.9 else pave
        sunk = Matrix.Translation((0, 0, reach if size > 0.9 else reach - size * 0.12))
        set_in([Matrix.Rotation(turn, 4, 'Y') @ sunk for turn in turns], size, design.get('pavedGem', 'diamond'), metal)
        if middle:
            edges(turns, size, reach, step, metal)


def edges(turns, size, reach, step, metal):
    """Rails on both sides of a row of small stones: they rise from the band before the first and sink after the last."""
    for side in (1, -1):
        row = sorted(turn for turn in turns if turn * side > 0)
        first, last = row[0] - step * 1.1, row[-1] + step * 1.1
        for shift in (1, -1):
            path = []
            for k in range(61):
                share = k / 60
                turn = first + (last - first) * share
                high = reach + size * (0.42 - 0.9 * max(0.0, 1 - min(share, 1 - share) / 0.2) ** 2)
                path.append((math.sin(turn) * high, shift * size * 1.16, math.cos(turn) * high))
            tube('edge', path, size * 0.24, polished(metal), sides=14)


def necklace(design):
    """A pendant on a chain."""
    metal = design['metal']
    path = drape(56, 96, -14)
    chain(path, metal, 0.52, 0.15)
    low = min(path, key=lambda p: p[1])
    radius, cut = design.get('stone', 3.2), design.get('cut', 'oval')
    stretch = {'oval': 1.12, 'pear': 1.2, 'emerald': 1.35, 'marquise': 1.2}.get(cut, 1)
    edge = radius * stretch + (design.get('halo', 0) * 2.3)
    if 'gem' not in design:
        place = at(0, low[1] - 8.6, 1.2)
        circle(place, metal)
        bail([(low[1], low[2], 0.78), (low[1] - 1.6, 1.2, 0.9)], metal)
        return
    # An eye on the stone's upper edge, and the bail through it and round the chain.
    eye, foot = low[1] - 2.15, radius * (0.72 if cut == 'round' else 0.9)
    place = at(0, eye - 0.5 - edge, 1.6)
    wire = [(0.19 * math.cos(2 * math.pi * k / 12), 0.19 * math.sin(2 * math.pi * k / 12)) for k in range(12)]
    link(turned('eye', wire, (0.62, 0.62, 2), 48, closed=True), 'eye', [polished(metal)], at(0, eye, 1.35), smooth=60)
    post = [(0, eye - 0.6, 1.35), (0, place.translation.y + foot, 1.6 - radius * 0.42)]
    if not design.get('halo'):
        tube('post', post, 0.22, polished(metal), sides=16)
    bail([(low[1], low[2], 0.78), (eye - 0.1, 1.35, 0.36)], metal)
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
