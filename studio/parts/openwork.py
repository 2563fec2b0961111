"""An open-worked dial: an hour ring, and under it wheels, barrel and balance between slim bridges."""

import math

from .dial_face import TONES
from .materials import brushed, grained, lacquer, polished
from .movement import balance, bridge, gear, jewel, screw
from .setting import tube
from .shapes import at, fillet, link, prism, turned

FLOOR = -2.6


def openwork(design, a, b, power):
    """Takes the dial's place; `a`, `b` = half axes of the opening in mm."""
    metal, reach = design['dial'].get('worksMetal', design['metal']), min(a, b)
    floor = [(-reach + 0.001, FLOOR - 0.3), (0.4, FLOOR - 0.3), (0.4, FLOOR), (-reach + 0.001, FLOOR)]
    link(turned('floor', floor, (a, b, power), 192, closed=True), 'floor', [grained('darkSteel', 4.0)])
    wall = [(0.3, 0.0), (-0.6, 0.0), (-0.6, FLOOR)]
    link(turned('wall', wall, (a, b, power), 192), 'wall', [grained('darkSteel', 4.0)])
    width = design['dial'].get('ringWidth', 3.9)
    ring = fillet([(0.4, 0), (0.4, -0.5), (-width, -0.5), (-width, 0.0)], [0, 0, 0, 0])
    face = lacquer(*TONES[design['dial']['colour']][0], 0.4)
    link(turned('hour ring', [*ring], (a, b, power), 192, closed=True), 'hour ring', [face], smooth=30)
    edge = fillet([(-width + 0.14, -0.5), (-width + 0.14, 0.1), (-width - 0.14, 0.1), (-width - 0.14, -0.5)], 0.06)
    link(turned('hour ring edge', edge, (a, b, power), 192), 'hour ring edge', [polished(design['accent'])])
    works(reach - 0.8, metal)


def annulus(centre, outer, inner, low, high, material):
    x, y = centre
    profile = fillet([(0, low), (0, high), (inner - outer, high), (inner - outer, low)], 0.1, closed=True)
    link(turned('frame', profile, (outer, outer, 2), 128, closed=True), 'frame', [material], at(x, y, 0), smooth=30)


def bar(start, end, width, low, high, material):
    """A straight bridge between two points, waisted, with rounded shoulders."""
    (x0, y0), (x1, y1) = start, end
    length = math.hypot(x1 - x0, y1 - y0)
    half, waist = width / 2, width / 3.2
    side = [(k / 16, waist + (half - waist) * abs(2 * k / 16 - 1) ** 2) for k in range(17)]
    points = [(t * length, -w) for t, w in side] + [(t * length, w) for t, w in reversed(side)]
    turn = math.atan2(y1 - y0, x1 - x0)
    c, s = math.cos(turn), math.sin(turn)
    bridge('bar', [(x0 + x * c - y * s, y0 + x * s + y * c) for x, y in points], low, high, material)


def works(s, metal):
    """Barrel at one, balance at seven, the train between; `s` = radius in mm."""
    satin, barrel, pivot = brushed(metal, 'y'), (s * 0.36, s * 0.36), (s * -0.34, s * -0.38)
    gear(barrel, s * 0.37, 60, -2.2, 'steel', 0)
    spring = []
    for k in range(400):
        t, r = 2 * math.pi * 9 * k / 399, s * (0.08 + 0.2 * k / 399)
        spring.append((r * math.cos(t), r * math.sin(t), -1.95))
    tube('mainspring', spring, 0.11, polished('steel'), sides=8).matrix_world = at(*barrel, 0)
    annulus(barrel, s * 0.43, s * 0.37, -1.5, -1.0, satin)
    bar((barrel[0] - s * 0.4, barrel[1] - s * 0.1), (barrel[0] + s * 0.4, barrel[1] + s * 0.1), s * 0.15, -1.5, -1.0, satin)
    gear((s * -0.1, s * 0.42), s * 0.2, 40, -2.0)
    gear((s * -0.42, s * 0.2), s * 0.24, 48, -2.3)
    gear((s * 0.42, s * -0.2), s * 0.22, 44, -2.2)
    gear((s * 0.16, s * -0.48), s * 0.2, 36, -2.0)
    gear((0, 0), s * 0.2, 44, -1.9, metal if metal != 'titanium' else 'steel', 5)
    balance(pivot, s * 0.34, -2.1)
    annulus(pivot, s * 0.46, s * 0.4, -1.6, -1.1, satin)
    for start, end, width in (
        ((-0.97, 0.3), (0.0, 0.0), 0.16),
        ((0.0, 0.0), (0.98, -0.28), 0.16),
        ((-0.3, 0.95), (-0.02, 0.02), 0.13),
        ((0.0, 0.0), (0.32, -0.94), 0.13),
        ((-0.97, -0.3), (-0.34, -0.38), 0.12),
        ((0.6, 0.78), (0.44, 0.5), 0.12),
    ):
        bar(*[(s * x, s * y) for x, y in (start, end)], s * width, -1.45, -0.9, satin)
    for x, y in ((-0.1, 0.42), (-0.46, 0.14), (0.46, -0.13), (0.16, -0.48), (0.36, 0.36)):
        jewel(s * x, s * y, -0.86, s * 0.055)
    for x, y, turn in ((-0.82, 0.26, 10), (0.82, -0.23, 60), (-0.25, 0.8, 30), (0.27, -0.8, 80)):
        screw(s * x, s * y, -0.87, s * 0.045, turn)
