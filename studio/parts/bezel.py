"""Bezels: polished, stepped, with a scale in ceramic, set with stones. They reach from the case to the crystal."""

import math

from mathutils import Matrix

from .gems import gem_mesh
from .materials import brushed, ceramic, polished
from .scales import scale
from .shapes import around, fillet, link, turned

TOP = 1.9  # Upper edge of the bezel over the dial.


def bezel_profile(kind, width):
    """(profile, corner radii) from the outer foot to the foot of the crystal."""
    inner = -width
    shapes = {
        'domed': (
            [
                (-0.55, 0.2),
                (-0.55, 0.55),
                (-width * 0.35, 1.45),
                (inner + 0.35, TOP),
                (inner, TOP - 0.05),
                (inner, -0.1),
            ],
            [0, 0.25, 1.2, 0.5, 0.12, 0],
        ),
        'thin': ([(-0.5, 0.2), (-0.5, 0.7), (inner + 0.25, TOP), (inner, TOP), (inner, -0.1)], [0, 0.5, 0.3, 0.1, 0]),
        'stepped': (
            [
                (-0.4, 0.2),
                (-0.4, 0.75),
                (-width * 0.48, 0.95),
                (-width * 0.5, 1.35),
                (inner + 0.3, TOP),
                (inner, TOP),
                (inner, -0.1),
            ],
            [0, 0.18, 0.15, 0.15, 0.3, 0.1, 0],
        ),
        'flat': (
            [
                (-0.3, 0.2),
                (-0.3, 0.95),
                (-0.95, 1.5),
                (inner + 0.45, 1.62),
                (inner + 0.05, 1.9),
                (inner, 1.8),
                (inner, -0.1),
            ],
            [0, 0.12, 0.12, 0.12, 0.1, 0.05, 0],
        ),
    }
    return shapes[kind]


def bezel(design, outline, metal):
    kind, width = design['case']['bezel'], design['case']['bezelWidth']
    if kind in ('diver', 'gmt', 'tachymeter'):
        return scale_bezel(design, outline, metal, kind, width)
    if kind == 'gems':
        return gem_bezel(design, outline, metal, width)
    points, radii = bezel_profile(kind, width)
    profile = fillet(points, radii, steps=5)
    slots = None
    materials = [polished(metal)]
    if kind == 'flat':
        slots = [
            1 if -width + 0.55 < (p[0] + q[0]) / 2 < -1.0 and abs(p[1] - q[1]) < 0.5 else 0
            for p, q in zip(profile, profile[1:])
        ]
        materials.append(brushed(metal, 'round'))
    link(turned('bezel', profile, outline, 384, slots=slots), 'bezel', materials, smooth=40)


def scale_bezel(design, outline, metal, kind, width):
    """A turning ring with waves to grip it by and a scale filled into ceramic."""
    edge = [(0.35, 0.32), (0.35, 1.15), (-0.35, 1.62), (-0.95, 1.68), (-0.95, 1.2)]
    gear = {'diver': (30, 0.016), 'gmt': (90, 0.008)}.get(kind)
    link(
        turned('bezel edge', fillet([(-2, 0.32), *edge], 0.14, steps=3), outline, 1440 if gear else 384, gear=gear),
        'bezel edge',
        [polished(metal)],
        smooth=30,
    )
    inner = fillet([(-width + 0.55, 1.3), (-width + 0.55, 1.86), (-width, 1.92), (-width, -0.1)], 0.1)
    link(turned('bezel inside', inner, outline, 384), 'bezel inside', [polished(metal)])
    insert = fillet([(-0.9, 1.3), (-0.9, 1.62), (-width + 0.5, 1.8), (-width + 0.5, 1.3)], 0.06)
    tone = design['case'].get('insert', [0.004, 0.004, 0.005])
    link(turned('insert', insert, outline, 384), 'insert', [ceramic(*tone)])
    scale(kind, outline[0], width)


def gem_bezel(design, outline, metal, width):
    """A row of brilliants between two polished rails."""
    rail = fillet(
        [
            (-0.35, 0.2),
            (-0.35, 1.0),
            (-0.8, 1.35),
            (-1.0, 1.2),
            (-1.0, 0.62),
            (-width + 0.4, 0.62),
            (-width + 0.4, 1.45),
            (-width, 1.6),
            (-width, -0.1),
        ],
        0.1,
    )
    link(turned('bezel', rail, outline, 384), 'bezel', [polished(metal)])
    radius = outline[0] - (1.0 + width - 0.4) / 2
    size = (width - 1.4) / 2
    count = int(2 * math.pi * radius / (size * 2.1))
    bead = turned('bead', fillet([(0.2, -0.3), (0.2, 0.12), (0, 0.26)], 0.12), (0, 0, 2), 16)
    for i in range(count):
        angle = 360 * i / count
        link(gem_mesh('pave', design['gem'], True), 'gem', [], around(angle, radius, 1.28) @ Matrix.Scale(size, 4), smooth=0)
        for side in (-1, 1):
            link(bead, 'bead', [polished(metal)], around(angle + 180 / count, radius + side * size * 0.72, 1.2))
