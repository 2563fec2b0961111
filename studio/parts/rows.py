"""Jewels made of a row: stones or links along a curve, and a spray of stones."""

import math

from mathutils import Matrix, Vector

from .chains import drape
from .gems import pearl
from .materials import polished
from .setting import setting, tube
from .shapes import at, fillet, link, sphere, turned


def along(path, lengths_of, closed=False):
    """Places on a path, each `lengths_of(share)` mm after the one before; +Y of a place looks along the path."""
    points = [Vector(point) for point in path]
    if closed:
        points.append(points[0])
    travelled = [0.0]
    for p, q in zip(points, points[1:]):
        travelled.append(travelled[-1] + (q - p).length)
    total = travelled[-1]
    spots, reach = [], 0.0
    while reach < total:
        spots.append(reach)
        reach += lengths_of(reach / total)
    stretch = total / reach if closed else total / max(spots[-1], 1e-6)
    index = 0
    for spot in spots:
        wanted = spot * stretch
        while index < len(travelled) - 2 and travelled[index + 1] < wanted:
            index += 1
        length = max(travelled[index + 1] - travelled[index], 1e-6)
        ahead = (points[index + 1] - points[index]).normalized()
        where = points[index].lerp(points[index + 1], min(1.0, (wanted - travelled[index]) / length))
        turn = math.atan2(ahead.y, ahead.x) - math.pi / 2
        yield wanted / total, Matrix.Translation(where) @ Matrix.Rotation(turn, 4, 'Z')


def riviere(design):
    """A necklace of single stones, largest at the middle, laid out as a U."""
    large, small = design.get('stone', 2.6), design.get('smallest', 1.6)

    def radius(share):
        return small + (large - small) * max(0.0, 1 - abs(share - 0.5) * 2) ** 1.3

    cut = design.get('cut', 'round')
    # Steps of an emerald cut lie end to end: it is longer than broad.
    long = 1.35 if cut == 'emerald' else 1.0
    pitch = long * 2 + (0.3 if cut == 'emerald' else 0.18)
    for share, place in along(drape(74, 92, -6, 900), lambda share: radius(share) * pitch):
        setting(cut, design['gem'], radius(share), place @ at(0, 0, 2), design['metal'], 4)
        joint(radius(share), place @ at(0, 0, 2), design['metal'], long)
    if design.get('drop'):
        drop, low = design['drop'], min(drape(74, 92, -6), key=lambda point: point[1])
        top = low[1] - large * 1.02
        place = at(0, top - 1.5 - drop * 1.2, 2)
        setting(design.get('dropCut', 'pear'), design['gem'], drop, place, design['metal'], 4)
        # Two eyes and the ring between them: it hangs.
        for y, turn in ((top - 0.1, 0), (top - 0.8, 78), (top - 1.5, 0)):
            eye(place @ at(0, y - place.translation.y, -0.3, turn, 'Y'), design['metal'])


def eye(place, metal):
    """A small round eye of wire."""
    wire = [(0.17 * math.cos(2 * math.pi * k / 12), 0.17 * math.sin(2 * math.pi * k / 12)) for k in range(12)]
    link(turned('eye', wire, (0.5, 0.62, 2), 48, closed=True), 'eye', [polished(metal)], place, smooth=60)


def tennis(design):
    """A bracelet of equal stones, closed, laid down as an oval."""
    a, b = design.get('outline', [30, 24])
    radius = design.get('stone', 1.7)
    path = [(a * math.cos(2 * math.pi * i / 900), b * math.sin(2 * math.pi * i / 900), 0) for i in range(900)]
    for _, place in along(path, lambda share: radius * 2.16, closed=True):
        setting(design.get('cut', 'round'), design['gem'], radius, place @ at(0, 0, 1.6), design['metal'], 4)
        joint(radius, place @ at(0, 0, 1.6), design['metal'])


def joint(radius, place, metal, long=1.0):
    """The little bar that holds a stone to the one before; `long` = how much longer than broad the stones are."""
    broad = radius * (0.34 if long == 1 else 0.5)
    reach = radius * (1.0 if long == 1 else 0.95)
    rod = turned('joint', fillet([(0.001, -reach), (broad, -reach), (broad, 0), (0.001, 0)], 0.1), (0, 0, 2), 20)
    spot = at(0, -radius * (long - 0.4), -radius * 0.3) @ at(0, 0, 0, -90, 'X')
    link(rod, 'joint', [polished(metal)], place @ spot, smooth=50)


def links(design):
    """A bracelet of long links, one flat, one upright, laid down as an oval."""
    a, b = design.get('outline', [30, 25])
    long, wide, wire = design.get('long', 5.6), design.get('wide', 3.5), design.get('wire', 0.95)
    ring = [(wire * math.cos(2 * math.pi * k / 20), wire * math.sin(2 * math.pi * k / 20)) for k in range(20)]
    mesh = turned('link', ring, (wide, long, 2.4), 72, closed=True)
    path = [(a * math.cos(2 * math.pi * i / 900), b * math.sin(2 * math.pi * i / 900), 0) for i in range(900)]
    pitch = (long - wire) * 2 + wire * 0.1
    length = sum(math.dist(path[i], path[i - 1]) for i in range(len(path)))
    # An even number, so that flat and upright links alternate where the loop closes.
    pitch = length / (2 * round(length / pitch / 2)) * 1.00001
    for number, (_, place) in enumerate(along(path, lambda share: pitch, closed=True)):
        roll = Matrix.Rotation(math.radians(18 if number % 2 else 78), 4, 'Y')
        link(mesh, 'link', [polished(design['metal'])], place @ at(0, 0, 1.8) @ roll, smooth=60)


# Leaves of each stem of a spray: where, and on which side; none touches another.
LEAVES = (
    ((0.42, -1), (0.82, 1)),
    ((0.50, -1), (0.72, 1)),
    ((0.50, -1), (0.74, 1)),
    ((0.58, 1), (0.74, -1)),
    ((0.50, 1), (0.82, -1)),
    ((0.66, 1), (0.86, -1)),
)


def stalk(bend, length):
    """The way of a stem: it leaves the knot together with the others, bends outwards and rises."""
    shares = [k / 30 for k in range(31)]
    turns = [bend * (0.45 + 0.55 * t) for t in shares]
    return [
        (math.sin(turn) * length * t, math.cos(turn) * length * t - 16, 1.2 + 1.6 * math.sin(math.pi * 0.6 * t))
        for turn, t in zip(turns, shares)
    ]


def brooch(design):
    """A spray: stems that rise from a knot and bear leaves and buds of stones."""
    metal, gem = design['metal'], design['gem']
    for number, (turn, length) in enumerate(((-46, 24), (-26, 31), (-7, 36), (13, 33), (33, 27), (52, 20))):
        stem = stalk(math.radians(turn), length)
        tube('stem', stem, lambda t: 0.8 - 0.3 * t, polished(metal), sides=16)
        tip, ahead = Vector(stem[-1]), (Vector(stem[-1]) - Vector(stem[-2])).normalized()
        # +Y goes on from the stem, +Z looks up.
        place = Matrix.Translation(tip) @ Matrix.Rotation(math.atan2(-ahead.x, ahead.y), 4, 'Z')
        if design.get('budPearl') and number % 2 == 0:
            bud(design, place, metal)
        else:
            cut, radius, foot = (('round', 2.9, 0.78), ('pear', 3.3, 0.9))[number % 2]
            bud_gem = gem if number % 2 else design.get('budGem', 'diamond')
            # The stem ends in the upper wire of the basket, outside of the stone.
            setting(cut, bud_gem, radius, place @ at(0, radius * foot, radius * 0.42), metal, 4)
        for share, side in LEAVES[number]:
            spot = Vector(stem[int(share * 30)])
            lean = Matrix.Rotation(math.radians(-turn * (0.7 + 0.6 * share)) + math.radians(-side * 52), 4, 'Z')
            leaf = Matrix.Translation(spot + Vector((0, 0, 0.6))) @ lean @ at(0, 2.7, 0)
            setting('marquise', design.get('leafGem', 'diamond'), 2.0, leaf, metal, 2, 90)
    for turn in (-24, 0, 24):
        tail = math.radians(turn)
        path = [(math.sin(tail) * k, -16 - math.cos(tail) * k, 1.1) for k in (0, 2, 4, 6, 8)]
        tube('tail', path, lambda t: 0.75 - 0.3 * t, polished(metal), sides=16)
    setting('round', design.get('budGem', 'diamond'), 2.0, at(0, -16, 2.9), metal, 4)


def bud(design, place, metal):
    """A pearl in a small cup at the end of a stem (`place`: +Y goes on from it)."""
    radius = design['budPearl']
    material = pearl(design.get('pearlTone', 'white'))
    link(sphere(radius), 'pearl', [material], place @ at(0, radius, 0), smooth=60)
    shell = [(0.45, -1.1), (0.62, -0.98), (0.8, -0.72), (0.9, -0.5), (0.83, -0.5)]
    cup = turned('cup', fillet([(radius * d, radius * z) for d, z in shell], 0.12), (0, 0, 2), 48)
    link(cup, 'cup', [polished(metal)], place @ at(0, radius, 0) @ at(0, 0, 0, -90, 'X'), smooth=60)
