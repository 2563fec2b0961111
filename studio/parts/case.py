"""The watch case: middle, lugs, crystal, crown and back. The dial lies at z = 0, the crystal above it."""

import math

from .bezel import TOP, bezel
from .case_back import case_back
from .materials import brushed, polished, sapphire_glass, satin
from .shapes import around, at, bevelled, fillet, link, loft, prism, turned

DEPTH = -5.4  # Underside of the case middle.


def build_case(design):
    a, b, power = design['case']['outline']
    metal, accent = design['metal'], design['accent']
    middle(design, (a, b, power), metal)
    bezel(design, (a, b, power), accent)
    if design['case']['lugs'] != 'none':
        lugs(design, (a, b, power), metal)
    crystal((a, b, power), design['case']['bezelWidth'])
    crown(design, a, accent)
    case_back(design, DEPTH)


def middle(design, outline, metal):
    """Flank of the case: satin, between polished edges."""
    profile = fillet(
        [(-6, DEPTH), (-1.2, DEPTH), (0, DEPTH + 1.0), (0, -0.5), (-0.75, 0.25), (-1.5, 0.25), (-1.5, -0.8)],
        [0, 0.3, 0.35, 0.22, 0.2, 0, 0],
        steps=4,
    )
    flat = [
        0 if DEPTH + 1.2 < (p[1] + q[1]) / 2 < -0.75 and abs(p[0] - q[0]) < 0.01 else 1
        for p, q in zip(profile, profile[1:])
    ]
    flank = brushed(metal, 'round') if design['case']['flank'] == 'brushed' else polished(metal)
    link(turned('middle', profile, outline, 320, slots=flat), 'middle', [flank, polished(metal)], smooth=40)


def lug_section(y, x_in, x_out, high, low, edge):
    """Anticlockwise in x-z: underside, flank, polished chamfer, top, chamfer, inside."""
    return [
        (x_in, y, low),
        (x_out - edge * 0.4, y, low),
        (x_out, y, low + edge * 0.4),
        (x_out, y, high - edge),
        (x_out - edge * 0.9, y, high),
        (x_in + edge * 0.35, y, high),
        (x_in, y, high - edge * 0.35),
    ]


def superellipse_x(a, b, power, y):
    return a * max(1 - (y / b) ** power, 0) ** (1 / power) if y < b else 0


def lugs(design, outline, metal):
    a, b, power = outline
    kind, gap = design['case']['lugs'], design['case']['lugWidth']
    reach = design['case'].get('lugReach', b + 2.9)
    inner = gap / 2 + 0.12
    start = b * 0.3
    hidden = (a - 1.3) / a
    steps = 26
    leave = 0.60 if kind == 'straight' else 0.66
    tip = inner + (3.3 if kind == 'straight' else 2.7)
    flow = superellipse_x(a * 0.985, b, power, b * leave)
    tip = min(tip, flow)
    sections = []
    for i in range(steps + 1):
        t = i / steps
        y = start + (reach - start) * t
        if y < b * leave:
            outer = superellipse_x(a * 0.985, b, power, y)
        else:
            # From the case to the tip in one line, with a slight waist.
            s = (y - b * leave) / (reach - b * leave)
            outer = flow + (tip - flow) * s - (flow - tip) * 0.22 * math.sin(math.pi * s)
        high = 0.28 - 3.3 * max(0, t - 0.18) ** 1.75 * 1.35
        low = max(DEPTH + 0.9, high - 4.6 + 2.2 * t**2)
        edge = 0.75 * min(1, 0.3 + t * 1.6)
        # Inside the case the lug ends under the bezel.
        under = superellipse_x(a * hidden, b * hidden, power, y)
        sections.append(lug_section(y, max(inner, min(under, outer - 0.3)), outer, high, low, edge))
    y, last = sections[-1][0][1], sections[-1]
    for grow, drop in ((0.28, 0.10), (0.5, 0.34), (0.62, 0.8)):
        middle_z = (last[0][2] + last[4][2]) / 2
        sections.append(
            [(x + (inner + 0.95 - x) * drop * 0.35, y + grow, z + (middle_z - z) * drop) for x, _, z in last]
        )
    materials = [
        brushed(metal, 'z') if design['case']['flank'] == 'brushed' else polished(metal),
        # Not quite a mirror: seen from the side its chamfer would show one black hole of the room.
        satin(metal, 0.2),
        brushed(metal, 'y') if design['case']['top'] == 'brushed' else polished(metal),
    ]
    slots = [1, 1, 0, 1, 2, 1, 1]
    for flip_x in (1, -1):
        for flip_y in (1, -1):
            mesh = loft('lug', [[(x * flip_x, y * flip_y, z) for x, y, z in section] for section in sections], slots)
            if flip_x * flip_y > 0:
                mesh.flip_normals()
            bevelled(link(mesh, 'lug', materials, smooth=30), 0.09, 2, 25)


def crystal(outline, width):
    a, b, power = outline
    edge, rise = -width + 0.02, 0.45
    profile = [(edge, 0.8), (edge, TOP + 0.1), (edge - 0.3, TOP + 0.34)]
    for k in range(1, 13):
        t = k / 12
        reach = (min(a, b) + edge - 0.3) * (1 - t)
        span = min(a, b) + edge - 0.3
        profile.append((reach - min(a, b), TOP + 0.34 + rise * (1 - (reach / span) ** 2)))
    link(turned('crystal', profile, outline, 192), 'crystal', [sapphire_glass()], smooth=25)


def crown(design, a, metal):
    """A knurled crown at three, with guards or without."""
    kind = design['case']['crown']
    if kind == 'none':
        return
    size = (3.4 if kind == 'onion' else 3.1) * min(1, a / 20) ** 1.2
    belly = 0.35 if kind == 'onion' else 0.06
    length = 3.6
    profile = [
        (-size, 0),
        (-0.35, 0),
        (0, 0.3),
        (belly, length * 0.5),
        (0, length - 0.45),
        (-0.55, length),
        (-size, length + 0.15),
    ]
    mesh = turned('crown', fillet(profile, 0.25), (size, size, 2), 480, gear=(40, 0.045))
    place = at(a - 0.05, 0, -2.3, 90, 'Y')
    link(mesh, 'crown', [polished(metal)], place, smooth=30)
    cap = turned(
        'crown cap',
        fillet([(-0.75, length - 0.1), (-0.75, length + 0.3), (-size, length + 0.42)], 0.12),
        (size, size, 2),
        96,
    )
    link(cap, 'crown cap', [polished(metal)], place)
    neck = turned('crown neck', [(-1.0, -1), (-1.0, 0.3)], (size, size, 2), 64)
    link(neck, 'crown neck', [polished(design['metal'])], place)
    # Beside pushers there is no room for guards.
    if kind == 'guarded' and 'pushers' not in design['dial']['extras']:
        for side in (1, -1):
            points = [(-2.5, 0), (2.3, 0), (2.75, -1.3), (1.7, -3.0), (0.1, -5.0), (-3.4, -8.4)]
            points = fillet(points, [0, 0.9, 1.1, 1.5, 1.8, 0], steps=5)
            shape = [(x, y * -1) for x, y in points] if side > 0 else list(reversed(points))
            guard = prism('guard', shape, DEPTH + 1.0, -0.15)
            # Its back falls away from the case, as the flank's shoulder does: level, it would mirror the ground's white.
            for vertex in guard.vertices:
                if vertex.co.z > -1:
                    vertex.co.z -= max(0.0, vertex.co.x + 0.4) * 0.38
            bevelled(
                link(guard, 'guard', [brushed(design['metal'], 'y')], at(a - 0.25, side * (size + 0.25), 0)), 0.4, 4
            )
    if 'pushers' in design['dial']['extras']:
        pushers(design, a, metal)


def pushers(design, a, metal):
    for angle in (62, 118):
        place = around(angle, a - 0.3, -2.1) @ at(0, 0, 0, -90, 'X')
        stem = turned('stem', [(-1.3, -1.6), (-1.3, 1.6)], (2.9, 2.9, 2), 48)
        cap = turned(
            'pusher',
            fillet([(-2.9, 1.3), (-0.9, 1.3), (-0.75, 1.5), (-0.75, 3.1), (-1.1, 3.4), (-2.9, 3.5)], 0.2),
            (2.9, 2.9, 2),
            96,
        )
        link(stem, 'stem', [polished(design['metal'])], place)
        link(cap, 'pusher', [polished(metal)], place)
