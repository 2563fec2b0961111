"""A movement: plate, striped bridges, wheels, balance, rotor. It lies in the x-y plane and is seen from +Z; radius 1 = its edge."""

import math

from mathutils import Matrix

from .materials import METALS, Graph, brushed, cached, ceramic, grained, polished
from .setting import tube
from .shapes import at, bevelled, box, cut, fillet, link, prism, turned


@cached
def striped(name, metal, period=2.1, turn=35):
    """Broad stripes across a bridge, each ground a little differently."""
    g = Graph(name)
    where = g.node('Mapping', {'Vector': g.node('TexCoord').outputs['Object'], 'Rotation': (0, 0, math.radians(turn))})
    split = g.node('SeparateXYZ', {0: where})
    saw = g.math('FRACT', g.math('DIVIDE', split.outputs[0], period))
    bow = g.math('MULTIPLY', g.math('MULTIPLY', saw, g.math('SUBTRACT', 1.0, saw)), 4.0)
    grain = g.node('TexNoise', {'Vector': where, 'Scale': 6, 'Detail': 3})
    height = g.math('ADD', bow, g.math('MULTIPLY', grain, 0.12))
    tint = g.mix(bow, tuple(c * 0.82 for c in METALS[metal]), METALS[metal])
    bump = g.node('Bump', {'Height': height, 'Strength': 0.22, 'Distance': 0.1})
    return g.done(
        g.node('BsdfPrincipled', {'Base Color': tint, 'Metallic': 1, 'Roughness': 0.28, 'Normal': bump})
    )


def arc(radius, first, last, steps=24):
    """Points of an arc, degrees anticlockwise from three o'clock."""
    turns = [math.radians(first + (last - first) * k / steps) for k in range(steps + 1)]
    return [(radius * math.cos(t), radius * math.sin(t)) for t in turns]


def gear(centre, radius, teeth, z, metal='yellowGold', spokes=4):
    """A toothed wheel with spokes, on a steel pinion."""
    place = at(*centre, z)
    rim = radius * 0.2
    profile = [(0, 0), (0, 0.16), (-rim, 0.16), (-rim, 0)]
    mesh = turned('wheel', profile, (radius, radius, 2), teeth * 8, closed=True, gear=(teeth, 0.07))
    link(mesh, 'wheel', [brushed(metal, 'round')], place, smooth=20)
    for k in range(spokes):
        spoke = prism('spoke', [(-0.07 * radius, 0), (0.07 * radius, 0), (0.05 * radius, radius * 0.86), (-0.05 * radius, radius * 0.86)], 0.01, 0.14)
        link(spoke, 'spoke', [brushed(metal, 'y')], place @ at(0, 0, 0, 360 * k / spokes + 20), smooth=0)
    hub = fillet([(radius * 0.2, 0), (radius * 0.2, 0.24), (radius * 0.08, 0.24), (radius * 0.08, 0.5), (0.001, 0.52)], 0.03)
    link(turned('hub', hub, (0, 0, 2), 48), 'hub', [polished('steel')], place)


def jewel(x, y, z, size):
    """A ruby bearing in a gold setting."""
    ring = fillet([(size, -0.1), (size, 0.05), (size * 0.72, 0.05), (size * 0.66, -0.04)], 0.03)
    link(turned('chaton', ring, (0, 0, 2), 40), 'chaton', [polished('yellowGold')], at(x, y, z))
    stone = [(size * 0.68, -0.05), (size * 0.55, 0.02), (size * 0.2, 0.02), (size * 0.14, -0.06), (0.001, -0.06)]
    link(turned('bearing', stone, (0, 0, 2), 40), 'bearing', [ceramic(0.36, 0.004, 0.05, 0.05)], at(x, y, z))


def screw(x, y, z, size, turn=25):
    """A blued screw, sunk to its rim."""
    head = fillet([(size, -0.1), (size, 0.07), (0.001, 0.08)], 0.04)
    link(turned('screw', head, (0, 0, 2), 32), 'screw', [polished('blued')], at(x, y, z))
    slot = box('slot', size * 1.9, size * 0.3, 0.02)
    link(slot, 'slot', [ceramic(0.003, 0.003, 0.006)], at(x, y, z + 0.075, turn), smooth=0)


def bridge(name, points, low, high, material, holes=()):
    """A plate with polished edges; `holes` are (x, y, radius)."""
    part = link(prism(name, points, low, high), name, [material], smooth=30)
    for x, y, radius in holes:
        round_hole = turned('hole', [(-radius + 0.001, -1), (0, -1), (0, 2), (-radius + 0.001, 2)], (radius, radius, 2), 64, closed=True)
        cut(part, link(round_hole, 'hole', [material], at(x, y, low)))
    bevelled(part, 0.11, 2, 40)
    return part


def balance(centre, radius, z):
    """The balance: a gold rim on two arms, its spiral, its cock."""
    x, y = centre
    rim = fillet([(0, 0), (0, 0.34), (-0.3, 0.34), (-0.3, 0)], 0.05, closed=True)
    link(turned('balance', rim, (radius, radius, 2), 128, closed=True), 'balance', [polished('yellowGold')], at(x, y, z))
    link(box('arm', radius * 1.9, radius * 0.11, 0.16), 'arm', [polished('yellowGold')], at(x, y, z + 0.17, 24), smooth=0)
    spiral = []
    for k in range(260):
        t = 2 * math.pi * 6 * k / 259
        r = radius * (0.14 + 0.5 * k / 259)
        spiral.append((r * math.cos(t), r * math.sin(t), 0.48))
    tube('spiral', spiral, 0.035, polished('blued'), sides=6).matrix_world = at(x, y, z)
    jewel(x, y, z + 0.95, radius * 0.17)


def movement(scale, metal='steel'):
    """The works as seen from behind, without rotor; returns nothing. `scale` = radius in mm; 1.2 mm deep below z = 0."""
    s = scale
    plate = turned('plate', [(-s + 0.001, -1.6), (0, -1.6), (0, -1.3), (-s + 0.001, -1.3)], (s, s, 2), 160, closed=True)
    link(plate, 'plate', [grained('darkSteel' if metal == 'darkSteel' else metal, 5.0)])
    works = striped(metal)
    centre, pivot = (s * 0.48, s * -0.5), (s * -0.36, s * 0.34)
    upper = arc(s * 0.94, 62, 208, 40) + [(s * -0.2, s * -0.3), (s * 0.1, s * 0.02), (s * 0.3, s * 0.42)]
    bridge('barrel bridge', upper, -0.75, -0.25, works, [(*pivot, s * 0.2)])
    middle = arc(s * 0.94, 214, 262, 20) + [(s * 0.04, s * -0.42), (s * -0.02, s * -0.16), (s * -0.18, s * -0.4)]
    bridge('train bridge', middle, -0.75, -0.25, works)
    third = arc(s * 0.94, -8, 56, 20) + [(s * 0.32, s * 0.3), (s * 0.16, s * 0.0), (s * 0.4, s * -0.1)]
    bridge('wheel bridge', third, -0.75, -0.25, works)
    gear(pivot, s * 0.19, 28, -0.62, 'steel', 5)
    gear((s * 0.5, s * 0.12), s * 0.17, 40, -0.24, 'yellowGold', 4)
    gear((s * 0.02, s * -0.1), s * 0.16, 36, -1.0)
    balance(centre, s * 0.31, -0.85)
    cock = arc(s * 0.94, 292, 320, 12) + [(centre[0] + s * 0.08, centre[1] + s * 0.05), (centre[0] - s * 0.09, centre[1] + s * 0.03)]
    bridge('cock', cock, -0.3, 0.0, works)
    for x, y in ((-0.62, 0.1), (-0.1, 0.66), (0.0, 0.3), (-0.36, -0.5), (0.0, -0.33), (0.66, 0.34), (0.32, 0.06)):
        jewel(s * x, s * y, -0.22, s * 0.065)
    for x, y, turn in ((-0.8, 0.36, 20), (-0.34, 0.8, 70), (0.3, 0.8, 40), (-0.5, -0.7, 10), (0.8, 0.1, 80), (0.72, 0.54, 35)):
        screw(s * x, s * y, -0.22, s * 0.06, turn)
    screw(centre[0] + s * 0.16, centre[1] - s * 0.2, 0.02, s * 0.06, 50)


def rotor(scale, metal, turn=200):
    """The winding weight: a half ring of gold on an arm with windows, over the works."""
    s = scale
    place = at(0, 0, 0, turn)
    rim = arc(s * 0.96, 2, 178, 64) + list(reversed(arc(s * 0.74, 2, 178, 64)))
    weight = link(prism('rotor', rim, 0.1, 0.75), 'rotor', [brushed(metal, 'round')], place, smooth=30)
    bevelled(weight, 0.14, 2, 40)
    field = arc(s * 0.75, 14, 166, 48) + list(reversed(arc(s * 0.6, 26, 154, 48)))
    bevelled(link(prism('rotor field', field, 0.15, 0.5), 'rotor field', [brushed(metal, 'round')], place, smooth=30), 0.08, 2)
    for angle in (38, 90, 142):
        arm = [(-s * 0.06, s * 0.1), (s * 0.06, s * 0.1), (s * 0.09, s * 0.66), (-s * 0.09, s * 0.66)]
        spoke = link(prism('rotor arm', arm, 0.15, 0.45), 'rotor arm', [brushed(metal, 'y')], place @ Matrix.Rotation(math.radians(angle - 90), 4, 'Z'), smooth=0)
        bevelled(spoke, 0.08, 2)
    hub = fillet([(s * 0.15, 0.1), (s * 0.15, 0.6), (s * 0.06, 0.62), (s * 0.05, 0.5), (0.001, 0.5)], 0.06)
    link(turned('rotor hub', hub, (0, 0, 2), 64), 'rotor hub', [polished(metal)], place)
