"""Strands of pearls, laid once or twice round."""

import math

from mathutils import Matrix, Vector

from .gems import pearl
from .materials import grained
from .shapes import link, sphere


def laid(design, largest):
    """The way of a closed strand: an egg; laid double it goes round twice, and over itself at the foot of the loop."""
    wide, high = design.get('loop', [56, 68])
    double, steps = design.get('double', False), 2880
    half = largest * 1.04
    path = []
    for i in range(steps):
        t = (4 if double else 2) * math.pi * i / steps
        apart = rise = 0.0
        if double:
            s = math.cos(t / 2)
            apart = half * s / math.sqrt(s * s + 0.05) * math.sqrt(1.05)
            if t < 2 * math.pi:
                # Over the second round where the two are nearer than a pearl; the window then sees those below.
                rise = math.sqrt(max(0.0, (2.05 * largest) ** 2 - (2 * apart) ** 2)) * min(1.0, 1.6 * (1 - abs(s)))
        x = (wide / 2 + apart) * math.sin(t) * (1 - 0.10 * math.cos(t))
        path.append(Vector((x, (high / 2 + apart) * math.cos(t), rise)))
    return path


def pearls(design):
    """A closed strand, graduated unless it is laid double; a matt ball clasp of the size of its neighbours at the top."""
    largest, smallest = design.get('largest', 4.2), design.get('smallest', 3.4)
    path = laid(design, largest)
    path.append(path[0])
    lengths = [0.0]
    for p, q in zip(path, path[1:]):
        lengths.append(lengths[-1] + (q - p).length)
    total, radii, reach = lengths[-1], [], 0.0
    while reach + smallest < total:
        radius = largest + (smallest - largest) * abs(2 * reach / total - 1)
        radii.append(radius)
        reach += radius * 2.03
    stretch, reach, index = total / reach, 0.0, 0
    for number, radius in enumerate(radii):
        reach += radius * 1.015 * (1 if number else 0)
        while lengths[index + 1] < reach * stretch:
            index += 1
        spot = path[index]
        material = pearl(design.get('pearlTone', 'white')) if number else grained(design['metal'], 14.0)
        place = Matrix.Translation((spot.x, spot.y, spot.z + radius)) @ Matrix.Rotation(number * 1.7, 4, 'X')
        link(sphere(radius), 'pearl' if number else 'clasp', [material], place, smooth=60)
        reach += radius * 1.015
