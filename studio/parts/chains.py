"""Chains, and the curve on which a necklace lies."""

import math

from mathutils import Matrix, Vector

from .materials import polished
from .setting import tube
from .shapes import link, turned


def chain(path, metal, size=0.62, wire=0.17):
    """Cable chain: oval links, every second one turned by a quarter."""
    material = polished(metal)
    mesh = turned(
        'chain link',
        [(wire * math.cos(2 * math.pi * k / 10), wire * math.sin(2 * math.pi * k / 10)) for k in range(10)],
        (size, size * 1.45, 2),
        28,
        closed=True,
    )
    step = (size * 1.45 - wire) * 2 - wire * 0.2
    rest, turn = 0.0, 0
    for p, q in zip(path, path[1:]):
        p, q = Vector(p), Vector(q)
        length = (q - p).length
        while rest <= length:
            spot = p.lerp(q, rest / length)
            along = (q - p).normalized()
            place = (
                Matrix.Translation(spot)
                @ along.to_track_quat('Y', 'Z').to_matrix().to_4x4()
                @ Matrix.Rotation(math.radians(45 + 90 * (turn % 2)), 4, 'Y')
            )
            link(mesh, 'chain link', [material], place, smooth=60)
            rest += step
            turn += 1
        rest -= length


def drape(width, height, drop=0.0, steps=240):
    """A necklace laid out: a U in the x-y plane, open at the top."""
    points = []
    for i in range(steps + 1):
        t = -1 + 2 * i / steps
        x = width / 2 * math.sin(t * math.pi * 0.5) * (1 - 0.12 * abs(t) ** 6)
        y = -height / 2 + height * (abs(math.sin(t * math.pi * 0.5)) ** 2.3 * 0.35 + abs(t) ** 3.2 * 0.65) - drop
        points.append((x, y, 0.6))
    return points


def bail(rounds, metal, broad=0.5, thick=0.17):
    """A band in the y-z plane, laid tightly round two wires: each {y, z, radius} of `rounds`."""
    steps, path = 96, []
    for k in range(steps):
        t = 2 * math.pi * k / steps
        y, z, radius = max(rounds, key=lambda r: r[0] * math.cos(t) + r[1] * math.sin(t) + r[2])
        path.append((0, y + (radius + thick) * math.cos(t), z + (radius + thick) * math.sin(t)))
    # Points between the two wires, so that the band stays even along its straight sides.
    even = []
    for p, q in zip(path, path[1:] + path[:1]):
        parts = max(1, round(math.dist(p, q) / 0.12))
        even += [tuple(Vector(p).lerp(Vector(q), k / parts)) for k in range(parts)]
    start = len(even) // 4
    profile = lambda t: (math.cos(t) * broad, math.sin(t) * thick)
    tube('bail', even[start:] + even[:start], 1, polished(metal), closed=True, sides=28, profile=profile)
