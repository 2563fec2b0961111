"""Applied hour markers: batons, plots, numerals, dots, each with its own edges."""

import math

from .counters import sub_dials
from .dial import inner_outline
from .dial_face import is_dark
from .materials import lacquer, luminous, polished
from .shapes import around, at, bevelled, fillet, lettering, link, mesh_of, turned

ROMAN = ['XII', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI']


def wedge(name, width, length, height, taper=1.0):
    """A bar with a roof: two long slopes and two short ones."""
    w, l, t = width / 2, length / 2, width / 2 * taper
    roof = l - width * 0.55
    vertices = [
        (-t, -l, 0),
        (t, -l, 0),
        (w, l, 0),
        (-w, l, 0),
        (-t, -l, height * 0.4),
        (t, -l, height * 0.4),
        (w, l, height * 0.4),
        (-w, l, height * 0.4),
        (0, -roof, height),
        (0, roof, height),
    ]
    faces = [
        (3, 2, 1, 0),
        (0, 1, 5, 4),
        (1, 2, 6, 5),
        (2, 3, 7, 6),
        (3, 0, 4, 7),
        (4, 5, 8),
        (5, 6, 9, 8),
        (6, 7, 9),
        (7, 4, 8, 9),
    ]
    return mesh_of(name, vertices, faces)


def build_indices(design):
    dial = design['dial']
    kind = dial['indices']
    metal = polished(dial.get('indexMetal', design['accent']))
    taken = taken_places(dial)
    for hour in range(12):
        angle = hour * 30
        place = spot(design, angle, dial['indexInset'])
        if kind == 'baton':
            length = dial.get('indexLength', 0.2) * dial['reach']
            if angle in taken:
                if not taken[angle]:
                    continue
                length *= taken[angle]
            shift = (dial.get('indexLength', 0.2) * dial['reach'] - length) / 2
            for side in ((-0.72, 0.72) if angle == 0 else (0,)):
                mesh = wedge('baton', dial.get('indexWidth', 1.0), length, 0.42)
                bevelled(
                    link(mesh, 'baton', [metal], place @ at(side * dial.get('indexWidth', 1.0), shift, 0), smooth=0),
                    0.04,
                    2,
                    10,
                )
        elif kind in ('plots', 'capsules'):
            if taken.get(angle, 1) >= 0.3:
                plot(design, kind, angle, place, metal)
        elif kind == 'dots':
            bead = turned('dot', fillet([(0.42, 0), (0.42, 0.2), (0, 0.5)], 0.25), (0, 0, 2), 32)
            if taken.get(angle, 1):
                link(bead, 'dot', [metal], place @ at(0, 0.4, 0))
        elif kind in ('roman', 'arabic'):
            if taken.get(angle, 1) < 0.5:
                continue
            text = ROMAN[hour] if kind == 'roman' else str(hour or 12)
            ink = (
                metal
                if dial.get('isApplied', True)
                else lacquer(*((0.8, 0.79, 0.76) if is_dark(dial['colour']) else (0.02, 0.02, 0.024)))
            )
            lettering(
                text,
                dial.get('numeralSize', 3.2),
                dial.get('numeralFont', 'Cormorant-SemiBold'),
                ink,
                spot(design, angle, dial['indexInset'] + 0.6, upright=kind == 'arabic'),
                0.1 if dial.get('isApplied', True) else 0.005,
                0.05 if dial.get('isApplied', True) else 0,
            )
        elif kind == 'arabicLume' and taken.get(angle, 1):
            if hour:
                lettering(
                    str(hour),
                    dial.get('numeralSize', 4.2),
                    'Jost-Medium',
                    luminous(),
                    spot(design, angle, dial['indexInset'] + 0.8, upright=True),
                    0.05,
                    0.03,
                )
            else:
                triangle(place, metal)


def taken_places(dial):
    """Hours with something in their way: 0 = leave out, else the part of the length that is left."""
    taken = {}
    if 'date' in dial['extras']:
        taken[dial.get('dateAt', 90)] = 0
    if 'moon' in dial['extras']:
        taken[180] = 0
    for (x, y), _ in sub_dials(dial):
        taken[90 if x > 0 else 270 if x < 0 else 180] = 0.45
    return taken


def spot(design, angle, inset, upright=False):
    """Where an hour's ray meets the inner outline less `inset`; on a rectangle the hours share its sides evenly."""
    a, b, power = inner_outline(design)
    if power == 2:
        return around(angle, a - inset, 0, upright)
    if power > 6:
        x, y = math.sin(math.radians(angle)), math.cos(math.radians(angle))
        on_end = abs(y) > 0.8
        x = math.copysign((0.85 if on_end else 1) * (a - inset), x) if abs(x) > 0.01 else 0
        y = math.copysign((1 if on_end else 0.54) * (b - inset), y) if abs(y) > 0.01 else 0
        return at(x, y, 0, 0 if upright else -math.degrees(math.atan2(x, y)))
    t = math.radians(90 - angle)
    c, s = math.cos(t), math.sin(t)
    radius = (abs(c / (a - inset)) ** power + abs(s / (b - inset)) ** power) ** (-1 / power)
    return around(angle, radius, 0, upright)


def plot(design, kind, angle, place, metal):
    """Luminous mass in a polished frame: round, or long and rounded; twelve is a pair of long ones."""
    size = design['dial'].get('plotSize', 1.25)
    if angle == 0:
        for side in (-0.78, 0.78):
            framed((size * 0.52, size * 1.4, 2.6), place @ at(side * size, 0), metal)
    elif kind == 'capsules':
        framed((size * 0.52, size * (1.4 if angle % 90 == 0 else 1.1), 2.6), place, metal)
    else:
        framed((size, size, 2), place, metal)


def framed(outline, place, metal):
    frame = turned('plot', fillet([(0.0, 0), (0.0, 0.34), (-0.24, 0.34), (-0.26, 0.2)], 0.06), outline, 96)
    link(frame, 'plot', [metal], place, smooth=25)
    fill = turned('plot fill', [(-0.2, 0.24), (-0.45, 0.28), (-min(outline[:2]) + 0.01, 0.3)], outline, 96)
    link(fill, 'plot fill', [luminous()], place)


def triangle(place, metal):
    def ring(scale, z):
        points = [(-1.75 * scale, 1.35 * scale), (0, -1.75 * scale), (1.75 * scale, 1.35 * scale)]
        return [(x, y, z) for x, y in points]

    vertices = ring(1, 0) + ring(1, 0.3) + ring(0.74, 0.34) + ring(0.72, 0.24)
    faces = [
        (row * 3 + i, row * 3 + (i + 1) % 3, row * 3 + 3 + (i + 1) % 3, row * 3 + 3 + i)
        for row in range(3)
        for i in range(3)
    ]
    bevelled(link(mesh_of('triangle', vertices, faces), 'triangle', [metal], place, smooth=0), 0.04, 2)
    link(mesh_of('triangle fill', ring(0.73, 0.28), [(0, 1, 2)]), 'triangle fill', [luminous()], place, smooth=0)
