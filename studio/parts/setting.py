"""How stones are held: claws, baskets, pavé, halos."""

import math

import bmesh
from mathutils import Matrix, Vector

from .gems import gem_mesh
from .materials import polished
from .shapes import fillet, link, loft, turned


def tube(name, path, radius, material, closed=False, sides=20, profile=None):
    """A wire along points; `radius` is a number or a function of the share of the way."""
    count = len(path)
    sections = []
    # A closed wire lies flat: its frame must come back to where it began.
    previous = Vector((0, 0, 1) if closed else (0, 1, 0))
    for i, point in enumerate(path):
        ahead = Vector(path[(i + 1) % count if closed else min(i + 1, count - 1)])
        behind = Vector(path[i - 1 if closed else max(i - 1, 0)])
        along = (ahead - behind).normalized()
        side = (
            along.cross(previous).normalized() if abs(along.dot(previous)) < 0.99 else along.orthogonal().normalized()
        )
        up = side.cross(along).normalized()
        previous = up
        r = radius(i / max(count - 1, 1)) if callable(radius) else radius
        ring = []
        for k in range(sides):
            t = 2 * math.pi * k / sides
            u, v = profile(t) if profile else (math.cos(t), math.sin(t))
            ring.append(tuple(Vector(point) + side * u * r + up * v * r))
        sections.append(ring)
    if closed:
        sections.append(sections[0])
    mesh = loft(name, sections, caps=not closed)
    return link(weld(mesh) if closed else mesh, name, [material], smooth=50)


def weld(mesh):
    """Joins the first and the last section of a closed loft: a doubled one shows as a kink in what it mirrors."""
    work = bmesh.new()
    work.from_mesh(mesh)
    bmesh.ops.remove_doubles(work, verts=work.verts, dist=1e-5)
    work.to_mesh(mesh)
    work.free()
    return mesh


def gem(cut, kind, radius, matrix):
    return link(gem_mesh(cut, kind, radius < 2.8), 'gem', [], matrix @ Matrix.Scale(radius, 4), smooth=0)


def prong(foot, tip, thickness, material):
    """A claw from foot to tip, bent over the girdle and rounded at its end."""
    foot, tip = Vector(foot), Vector(tip)
    out = Vector((tip.x, tip.y, 0)).normalized()
    points = []
    for k in range(15):
        t = k / 14
        bow = out * 0.25 * math.sin(math.pi * t) * (1 if t < 0.8 else 0.8)
        points.append(tuple(foot.lerp(tip, t) + bow))
    bend = tip - out * thickness * 0.9 + Vector((0, 0, thickness * 0.35))
    points += [tuple(tip.lerp(bend, k / 4)) for k in range(1, 5)]
    return tube(
        'prong',
        points,
        lambda t: thickness * (0.5 if t < 0.9 else 0.5 * math.sqrt(max(0.02, 1 - ((t - 0.9) / 0.1) ** 2))),
        material,
        sides=14,
    )


def setting(cut, kind, radius, place, metal, claws=4, turn=45.0, depth=1.0):
    """A stone in claws over a basket; `place` has its girdle at the origin."""
    material = polished(metal)
    gem(cut, kind, radius, place)
    squeeze = {'oval': (0.82, 1.12), 'emerald': (1.0, 1.35), 'pear': (0.85, 1.15), 'marquise': (0.55, 1.15)}.get(
        cut, (1, 1)
    )
    thickness = max(0.34, radius * 0.2)
    if cut == 'pear':
        claws, turn = 5, 90.0
    outline = [point for point, _ in girdle(cut, radius, 0.0, 360)]
    for k in range(claws):
        x, y, _ = outline[round(turn + 360 * k / claws) % 360]
        if cut == 'emerald':
            x, y = math.copysign(radius * 0.9, x), math.copysign(radius * 1.22, y)
        # The foot ends in the lower wire of the basket: below it, it would stand out as a stub.
        share = 0.48 * radius / math.hypot(x / squeeze[0], y / squeeze[1])
        foot = (x * share, y * share, -radius * 0.86 * depth)
        prong(foot, (x * 1.03, y * 1.03, radius * 0.17), thickness, material).matrix_world = place
    for z, share in ((-0.42, 0.72), (-0.85, 0.48)):
        outline = (radius * share * squeeze[0], radius * share * squeeze[1], 7 if cut == 'emerald' else 2)
        wire = [
            (
                0.09 * radius * math.cos(2 * math.pi * k / 10),
                0.09 * radius * math.sin(2 * math.pi * k / 10) + z * radius * depth,
            )
            for k in range(10)
        ]
        link(turned('basket', wire, outline, 64, closed=True), 'basket', [material], place)


def pave(path, radius, kind, metal):
    """A row of small brilliants with beads between; `path` gives matrices a stone apart. The stones are flat below and
    stand on the metal rather than in it: sunk stones are black."""
    material = polished(metal)
    bead = turned('pave bead', fillet([(0.16, -0.5), (0.16, 0.09), (0, 0.2)], 0.1), (0, 0, 2), 12)
    for place in path:
        gem('pave', kind, radius, place @ Matrix.Translation((0, 0, radius * 0.4)))
        for x in (-1, 1):
            for y in (-1, 1):
                link(
                    bead,
                    'bead',
                    [material],
                    place
                    @ Matrix.Translation((x * radius * 0.74, y * radius * 0.74, radius * 0.4))
                    @ Matrix.Scale(radius / 0.8, 4),
                )


def gallery(path, radius, kind, metal):
    """Stones large enough to be seen one by one, a stone apart on a band (`path` = its surface): each in a closed cup,
    its girdle above the band, with a bead at each corner that it shares with its neighbour."""
    material = polished(metal)
    lift = radius * 0.62
    # The cup goes into the band, so that there is no air between stone and metal.
    wall = [(0.3, -1.0), (0.62, -0.62), (0.93, -0.1), (1.0, -0.08), (1.01, -0.16), (0.98, -0.62), (0.9, -1.0)]
    cup = turned('cup', fillet([(radius * d, radius * z) for d, z in wall], radius * 0.03), (0, 0, 2), 48)
    claw = turned('claw', fillet([(0.15, -0.9), (0.15, 0.12), (0.001, 0.24)], 0.12), (0, 0, 2), 16)
    for place in path:
        gem('round', kind, radius, place @ Matrix.Translation((0, 0, lift)))
        link(cup, 'cup', [material], place @ Matrix.Translation((0, 0, lift)), smooth=50)
        for x in (-1, 1):
            for y in (-1, 1):
                spot = Matrix.Translation((x * radius * 0.99, y * radius * 0.72, lift))
                link(claw, 'claw', [material], place @ spot @ Matrix.Scale(radius, 4), smooth=60)


def girdle(cut, radius, gap, steps=720):
    """The outline of a stone seen from above, `gap` outside of it; with its direction outwards."""
    a, b, taper = {
        'oval': (0.82, 1.12, 0),
        'pear': (0.85, 1.2, 0.72),
        'marquise': (0.6, 1.2, 0.35),
        'emerald': (1.0, 1.35, 0),
    }.get(cut, (1, 1, 0))
    power = 0.4 if cut == 'emerald' else 1
    base = []
    for i in range(steps):
        t = 2 * math.pi * i / steps
        c, s = (math.copysign(abs(v) ** power, v) for v in (math.cos(t), math.sin(t)))
        base.append(Vector((a * c * (1 - taper * max(0.0, s) ** 2), b * s, 0)) * radius)
    for i, point in enumerate(base):
        ahead = (base[(i + 1) % steps] - base[i - 1]).normalized()
        out = Vector((ahead.y, -ahead.x, 0))
        yield point + out * gap, out


def halo(design, radius, cut, place, metal):
    """Small brilliants round a stone, on two wires, so that light reaches them from below."""
    size = design['halo']
    points = list(girdle(cut, radius, size * 1.25))
    steps = len(points)
    lengths = [(points[(i + 1) % steps][0] - points[i][0]).length for i in range(steps)]
    count = round(sum(lengths) / (size * 2.05))
    travelled, wanted, places = 0.0, 0.0, []
    for (spot, out), length in zip(points, lengths):
        if travelled >= wanted and len(places) < count:
            places.append(place @ Matrix.Translation(spot) @ Matrix.Rotation(math.atan2(out.y, out.x), 4, 'Z'))
            wanted += sum(lengths) / count
        travelled += length
    pave(places, size, design.get('haloGem', 'diamond'), metal)
    for shift, low in ((-0.72, 0.0), (0.8, 0.0), (0.0, -0.55)):
        wire = [tuple(spot + out * size * shift + Vector((0, 0, low * size))) for spot, out in points[::6]]
        tube('halo', wire, size * 0.26, polished(metal), closed=True, sides=14).matrix_world = place
