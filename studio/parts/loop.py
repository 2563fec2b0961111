"""The path of a bracelet or strap: a closed loop behind the case, as a watch is worn."""

import math

from mathutils import Matrix


def loop(design, step):
    """Places along the loop from the upper lugs round to the lower ones: [(y, z, angle)], about `step` apart. An `opened`
    one falls away on the dial's side, so that the back of the case is free."""
    start_y = design['case'].get('strapStart', design['case']['outline'][1] + 1.9)
    start_z = -2.6
    wide, deep = start_y + design['case'].get('loopGrow', 9.5), 25.0
    power = 2.35
    first = math.acos((start_y / wide) ** (power / 2))
    centre = start_z - deep * math.sin(first) ** (2 / power)
    points = []
    for i in range(721):
        t = first - i / 720 * (2 * first + math.pi)
        c, s = math.cos(t), math.sin(t)
        points.append(
            (wide * math.copysign(abs(c) ** (2 / power), c), centre + deep * math.copysign(abs(s) ** (2 / power), s))
        )
    places, rest = [], 0.0
    for (y0, z0), (y1, z1) in zip(points, points[1:]):
        length = math.hypot(y1 - y0, z1 - z0)
        while rest <= length and length > 0:
            t = rest / length
            places.append((y0 + (y1 - y0) * t, z0 + (z1 - z0) * t, math.atan2(z1 - z0, y1 - y0)))
            rest += step
        rest -= length
    if design.get('opened'):
        places = [(y, 2 * start_z - z, -angle) for y, z, angle in places]
    return places


def frame(y, z, angle):
    """Local +Y runs along the bracelet, +Z points outwards."""
    return Matrix.Translation((0, y, z)) @ Matrix.Rotation(angle, 4, 'X')
