"""The watch case: middle, lugs, bezel, crystal, crown and back. The dial lies at z = 0, the crystal above it."""
import math

from mathutils import Matrix

from .gems import gem_mesh
from .materials import brushed, ceramic, grained, lacquer, polished, sapphire_glass
from .shapes import around, at, bevelled, fillet, lettering, link, loft, prism, turned

TOP = 1.9  # Upper edge of the bezel over the dial.
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
    back((a, b, power), metal)


def middle(design, outline, metal):
    """Flank of the case: satin, between polished edges."""
    profile = fillet([(-6, DEPTH), (-1.2, DEPTH), (0, DEPTH + 1.0), (0, -0.5), (-0.75, 0.25), (-1.5, 0.25), (-1.5, -0.8)],
                     [0, 0.3, 0.35, 0.22, 0.2, 0, 0], steps=4)
    flat = [0 if DEPTH + 1.2 < (p[1] + q[1]) / 2 < -0.75 and abs(p[0] - q[0]) < 0.01 else 1
            for p, q in zip(profile, profile[1:])]
    flank = brushed(metal, 'round') if design['case']['flank'] == 'brushed' else polished(metal)
    link(turned('middle', profile, outline, 320, slots=flat), 'middle', [flank, polished(metal)], smooth=40)


def bezel_profile(kind, width):
    """(profile, corner radii) from the outer foot to the foot of the crystal."""
    inner = -width
    shapes = {
        'domed': ([(-0.55, 0.2), (-0.55, 0.55), (-width * 0.35, 1.45), (inner + 0.35, TOP), (inner, TOP - 0.05), (inner, -0.1)],
                  [0, 0.25, 1.2, 0.5, 0.12, 0]),
        'thin': ([(-0.5, 0.2), (-0.5, 0.7), (inner + 0.25, TOP), (inner, TOP), (inner, -0.1)],
                 [0, 0.5, 0.3, 0.1, 0]),
        'stepped': ([(-0.4, 0.2), (-0.4, 0.75), (-width * 0.48, 0.95), (-width * 0.5, 1.35), (inner + 0.3, TOP), (inner, TOP), (inner, -0.1)],
                    [0, 0.18, 0.15, 0.15, 0.3, 0.1, 0]),
        'flat': ([(-0.3, 0.2), (-0.3, 0.95), (-0.95, 1.5), (inner + 0.45, 1.62), (inner + 0.05, 1.9), (inner, 1.8), (inner, -0.1)],
                 [0, 0.12, 0.12, 0.12, 0.1, 0.05, 0]),
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
        slots = [1 if -width + 0.55 < (p[0] + q[0]) / 2 < -1.0 and abs(p[1] - q[1]) < 0.5 else 0
                 for p, q in zip(profile, profile[1:])]
        materials.append(brushed(metal, 'round'))
    link(turned('bezel', profile, outline, 384, slots=slots), 'bezel', materials, smooth=40)


def scale_bezel(design, outline, metal, kind, width):
    """A turning ring with a knurled edge and a scale filled into ceramic."""
    edge = [(0.35, 0.32), (0.35, 1.15), (-0.35, 1.62), (-0.95, 1.68), (-0.95, 1.2)]
    gear = (120, 0.012) if kind != 'tachymeter' else None
    link(turned('bezel edge', fillet([(-2, 0.32), *edge], 0.14, steps=3), outline, 1440 if gear else 384, gear=gear), 'bezel edge',
         [polished(metal)], smooth=30)
    inner = fillet([(-width + 0.55, 1.3), (-width + 0.55, 1.86), (-width, 1.92), (-width, -0.1)], 0.1)
    link(turned('bezel inside', inner, outline, 384), 'bezel inside', [polished(metal)])
    insert = fillet([(-0.9, 1.3), (-0.9, 1.62), (-width + 0.5, 1.8), (-width + 0.5, 1.3)], 0.06)
    tone = design['case'].get('insert', [0.004, 0.004, 0.005])
    link(turned('insert', insert, outline, 384), 'insert', [ceramic(*tone)])
    slope = math.degrees(math.atan2(0.18, width - 1.4))
    ink = lacquer(0.82, 0.80, 0.76, 0.3)
    middle_radius = outline[0] - (0.9 + width - 0.5) / 2
    band = width - 1.4
    for minute in range(60):
        angle = minute * 6
        place = around(angle, middle_radius, 1.716) @ at(0, 0, 0, -slope, 'X')
        if kind == 'gmt':
            numeral = minute % 5 == 0 and (minute // 2.5) % 4 == 0
            if minute % 10 == 0 and minute:
                lettering(str(int(minute * 24 / 60)), band * 0.72, 'Jost-Medium', ink, place, 0.004)
            elif minute % 5 == 0 and minute:
                mark(0.28, band * 0.42, place, ink)
        elif kind == 'tachymeter':
            if minute % 5 == 0 and minute >= 10:
                lettering(str(int(3600 / minute)), band * 0.5, 'Jost-Medium', ink, place, 0.004)
            elif minute >= 8:
                mark(0.12, band * 0.3, place @ at(0, -band * 0.2), ink)
        elif minute % 10 == 0 and minute:
            lettering(str(minute), band * 0.78, 'Jost-Medium', ink, place, 0.004)
        elif minute % 5 == 0 and minute:
            mark(0.5, band * 0.55, place, ink)
        elif 0 < minute < 15:
            mark(0.2, band * 0.3, place, ink)
    if kind != 'tachymeter':
        point = around(0, middle_radius, 1.718) @ at(0, 0, 0, -slope, 'X')
        h = band * 0.36
        link(prism('triangle', [(-h * 1.05, h), (0, -h), (h * 1.05, h)], -0.005, 0.006), 'triangle', [ink], point, smooth=0)


def mark(width, length, place, material):
    link(prism('mark', [(-width / 2, -length / 2), (width / 2, -length / 2), (width / 2, length / 2), (-width / 2, length / 2)],
               -0.005, 0.005), 'mark', [material], place, smooth=0)


def gem_bezel(design, outline, metal, width):
    """A row of brilliants between two polished rails."""
    rail = fillet([(-0.35, 0.2), (-0.35, 1.0), (-0.8, 1.35), (-1.0, 1.2), (-1.0, 0.9), (-width + 0.4, 0.9),
                   (-width + 0.4, 1.45), (-width, 1.6), (-width, -0.1)], 0.1)
    link(turned('bezel', rail, outline, 384), 'bezel', [polished(metal)])
    radius = outline[0] - (1.0 + width - 0.4) / 2
    size = (width - 1.4) / 2
    count = int(2 * math.pi * radius / (size * 2.1))
    bead = turned('bead', fillet([(0.2, -0.3), (0.2, 0.12), (0, 0.26)], 0.12), (0, 0, 2), 16)
    for i in range(count):
        angle = 360 * i / count
        link(gem_mesh('round', design['gem']), 'gem', [], around(angle, radius, 1.28) @ Matrix.Scale(size, 4), smooth=0)
        for side in (-1, 1):
            link(bead, 'bead', [polished(metal)], around(angle + 180 / count, radius + side * size * 0.72, 1.2))


def lug_section(y, x_in, x_out, high, low, edge):
    """Anticlockwise in x-z: underside, flank, polished chamfer, top, chamfer, inside."""
    return [(x_in, y, low), (x_out - edge * 0.4, y, low), (x_out, y, low + edge * 0.4), (x_out, y, high - edge),
            (x_out - edge * 0.9, y, high), (x_in + edge * 0.35, y, high), (x_in, y, high - edge * 0.35)]


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
        low = max(DEPTH + 0.9, high - 4.6 + 2.2 * t ** 2)
        edge = 0.75 * min(1, 0.3 + t * 1.6)
        # Inside the case the lug ends under the bezel.
        under = superellipse_x(a * hidden, b * hidden, power, y)
        sections.append(lug_section(y, max(inner, min(under, outer - 0.3)), outer, high, low, edge))
    y, last = sections[-1][0][1], sections[-1]
    for grow, drop in ((0.28, 0.10), (0.5, 0.34), (0.62, 0.8)):
        middle_z = (last[0][2] + last[4][2]) / 2
        sections.append([(x + (inner + 0.95 - x) * drop * 0.35, y + grow, z + (middle_z - z) * drop) for x, _, z in last])
    materials = [brushed(metal, 'z') if design['case']['flank'] == 'brushed' else polished(metal), polished(metal),
                 brushed(metal, 'y') if design['case']['top'] == 'brushed' else polished(metal)]
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
    size = 3.4 if kind == 'onion' else 3.1
    belly = 0.35 if kind == 'onion' else 0.06
    length = 3.6
    profile = [(-size, 0), (-0.35, 0), (0, 0.3), (belly, length * 0.5), (0, length - 0.45), (-0.55, length), (-size, length + 0.15)]
    mesh = turned('crown', fillet(profile, 0.25), (size, size, 2), 480, gear=(40, 0.045))
    place = at(a - 0.05, 0, -2.3, 90, 'Y')
    link(mesh, 'crown', [polished(metal)], place, smooth=30)
    cap = turned('crown cap', fillet([(-0.75, length - 0.1), (-0.75, length + 0.3), (-size, length + 0.42)], 0.12), (size, size, 2), 96)
    link(cap, 'crown cap', [polished(metal)], place)
    neck = turned('crown neck', [(-1.0, -1), (-1.0, 0.3)], (size, size, 2), 64)
    link(neck, 'crown neck', [polished(design['metal'])], place)
    if kind == 'guarded':
        for side in (1, -1):
            points = [(-2.5, 0), (0.0, 0.0), (2.3, -0.15), (2.75, -0.6), (1.2, -2.2), (-2.5, -4.4)]
            shape = [(x, y * -1) for x, y in points] if side > 0 else list(reversed(points))
            guard = prism('guard', shape, DEPTH + 1.5, -0.35)
            bevelled(link(guard, 'guard', [brushed(design['metal'], 'y')], at(a - 0.25, side * (size + 0.35), 0)), 0.5, 4)
    if 'pushers' in design['dial']['extras']:
        pushers(design, a, metal)


def pushers(design, a, metal):
    for angle in (62, 118):
        place = around(angle, a - 0.3, -2.1) @ at(0, 0, 0, -90, 'X')
        stem = turned('stem', [(-1.7, 0), (-1.7, 1.6)], (2.9, 2.9, 2), 48)
        cap = turned('pusher', fillet([(-2.9, 1.3), (-0.9, 1.3), (-0.75, 1.5), (-0.75, 3.1), (-1.1, 3.4), (-2.9, 3.5)], 0.2), (2.9, 2.9, 2), 96)
        link(stem, 'stem', [polished(design['metal'])], place)
        link(cap, 'pusher', [polished(metal)], place)


def back(outline, metal):
    """A screwed back with a satin field and an engraved rim."""
    profile = fillet([(-1.3, DEPTH + 0.1), (-1.6, DEPTH - 0.9), (-3.4, DEPTH - 1.3), (-3.6, DEPTH - 1.2),
                      (-outline[0] + 0.01, DEPTH - 1.3)], 0.25)
    link(turned('back', profile, outline, 256, slots=[0] * 12 + [1] * (len(profile) - 13)), 'back',
         [polished(metal), brushed(metal, 'round')])
