"""Solids that every part is made of. One unit is one millimetre; +Y is twelve o'clock, +Z looks out of the dial."""

import math
import os

import bpy
from mathutils import Matrix

FONTS = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), 'fonts')


def link(mesh, name, materials, matrix=None, smooth=35):
    """Puts a mesh into the scene; edges sharper than `smooth` degrees stay sharp."""
    if not mesh.materials:
        for material in materials if isinstance(materials, (list, tuple)) else [materials]:
            mesh.materials.append(material)
    if smooth:
        mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
        mesh.use_auto_smooth = True
        mesh.auto_smooth_angle = math.radians(smooth)
    part = bpy.data.objects.new(name, mesh)
    if matrix is not None:
        part.matrix_world = matrix
    bpy.context.scene.collection.objects.link(part)
    return part


def mesh_of(name, vertices, faces, slots=None):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    if slots:
        mesh.polygons.foreach_set('material_index', slots)
    mesh.validate()
    mesh.update()
    return mesh


def fillet(profile, radius, steps=3, closed=False):
    """Rounds the corners of a polyline [(d, z), ...]; `radius` is a number or one per corner."""
    count = len(profile)
    out = []
    for i, corner in enumerate(profile):
        r = radius[i] if isinstance(radius, (list, tuple)) else radius
        if r <= 0 or (not closed and i in (0, count - 1)):
            out.append(corner)
            continue
        before, after = profile[i - 1], profile[(i + 1) % count]
        ax, az = before[0] - corner[0], before[1] - corner[1]
        bx, bz = after[0] - corner[0], after[1] - corner[1]
        la, lb = math.hypot(ax, az), math.hypot(bx, bz)
        reach = min(r, la * 0.45, lb * 0.45)
        start = (corner[0] + ax / la * reach, corner[1] + az / la * reach)
        end = (corner[0] + bx / lb * reach, corner[1] + bz / lb * reach)
        for k in range(steps + 1):
            t = k / steps
            u, v, w = (1 - t) ** 2, 2 * t * (1 - t), t**2
            out.append((u * start[0] + v * corner[0] + w * end[0], u * start[1] + v * corner[1] + w * end[1]))
    return out


def superellipse(a, b, power, count):
    """Points of |x/a|^n + |y/b|^n = 1, at even angles for a circle."""
    points = []
    for i in range(count):
        t = 2 * math.pi * i / count
        c, s = math.cos(t), math.sin(t)
        if power == 2:
            points.append((a * c, b * s))
            continue
        r = (abs(c / a) ** power + abs(s / b) ** power) ** (-1 / power)
        points.append((r * c, r * s))
    return points


def turned(name, profile, outline=(0.0, 0.0, 2), count=256, closed=False, slots=None, gear=None):
    """A profile [(d, z)] led around an outline (a, b, power): the half axes are a + d and b + d.

    `gear` = (teeth, depth): modulates the outline, for knurling. `slots`: a material index per profile segment.
    """
    a, b, power = outline
    vertices, faces, indices = [], [], []
    for d, z in profile:
        ring = superellipse(max(a + d, 1e-4), max(b + d, 1e-4), power, count)
        if gear:
            teeth, depth = gear
            ring = [
                (
                    x * (1 - depth * (0.5 - 0.5 * math.cos(teeth * 2 * math.pi * i / count))),
                    y * (1 - depth * (0.5 - 0.5 * math.cos(teeth * 2 * math.pi * i / count))),
                )
                for i, (x, y) in enumerate(ring)
            ]
        vertices.extend((x, y, z) for x, y in ring)
    rows = len(profile)
    for row in range(rows if closed else rows - 1):
        following = (row + 1) % rows
        for i in range(count):
            j = (i + 1) % count
            faces.append((row * count + i, row * count + j, following * count + j, following * count + i))
            indices.append(slots[row] if slots else 0)
    return mesh_of(name, vertices, faces, indices if slots else None)


def sphere(radius):
    """A ball; for pearls."""
    return turned(
        'pearl',
        [(radius * math.sin(math.pi * k / 40), -radius * math.cos(math.pi * k / 40)) for k in range(41)],
        (0, 0, 2),
        72,
    )


def bevelled(part, width, segments=3, angle=30):
    """Rounds the edges of a part."""
    modifier = part.modifiers.new('bevel', 'BEVEL')
    modifier.width = width
    modifier.segments = segments
    modifier.limit_method = 'ANGLE'
    modifier.angle_limit = math.radians(angle)
    modifier.harden_normals = True
    return part


def cut(part, cutter):
    """Takes the shape of `cutter` out of a part."""
    modifier = part.modifiers.new('opening', 'BOOLEAN')
    modifier.operation, modifier.object, modifier.solver = 'DIFFERENCE', cutter, 'EXACT'
    cutter.hide_render = True


def prism(name, points, low, high):
    """A flat outline [(x, y)] (anticlockwise) given thickness."""
    count = len(points)
    vertices = [(x, y, low) for x, y in points] + [(x, y, high) for x, y in points]
    faces = [tuple(reversed(range(count))), tuple(range(count, 2 * count))]
    faces += [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    return mesh_of(name, vertices, faces)


def box(name, x, y, z):
    """A block centred on the origin."""
    return prism(name, [(-x / 2, -y / 2), (x / 2, -y / 2), (x / 2, y / 2), (-x / 2, y / 2)], -z / 2, z / 2)


def loft(name, sections, slots=None, caps=True):
    """Joins closed sections (lists of points of equal length); `slots`: a material index per side of a section."""
    size = len(sections[0])
    vertices = [point for section in sections for point in section]
    faces, indices = [], []
    for row in range(len(sections) - 1):
        for i in range(size):
            j = (i + 1) % size
            faces.append((row * size + i, row * size + j, (row + 1) * size + j, (row + 1) * size + i))
            indices.append(slots[i] if slots else 0)
    if caps:
        last = (len(sections) - 1) * size
        faces += [tuple(reversed(range(size))), tuple(range(last, last + size))]
        indices += [0, 0]
    return mesh_of(name, vertices, faces, indices if slots else None)


def lettering(text, size, font, material, matrix, depth=0.0, bevel=0.0, align='CENTER', spacing=1.0):
    """Raised or printed text, its middle on the origin of `matrix`."""
    curve = bpy.data.curves.new(text, 'FONT')
    curve.body = text
    curve.font = bpy.data.fonts.load(os.path.join(FONTS, font + '.ttf'), check_existing=True)
    curve.size = size
    curve.align_x, curve.align_y = align, 'CENTER'
    curve.space_character = spacing
    curve.extrude, curve.bevel_depth, curve.bevel_resolution = depth, bevel, 2
    curve.resolution_u = 8
    curve.materials.append(material)
    part = bpy.data.objects.new(text, curve)
    part.matrix_world = matrix
    bpy.context.scene.collection.objects.link(part)
    return part


def at(x=0.0, y=0.0, z=0.0, turn=0.0, axis='Z'):
    """Turned by `turn` degrees, then moved."""
    return Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(turn), 4, axis)


def around(angle, radius, z, upright=False):
    """The place of an hour on a dial: `angle` in degrees clockwise from twelve; +Y of the part points outwards."""
    t = math.radians(90 - angle)
    turn = 0 if upright else -angle
    return at(radius * math.cos(t), radius * math.sin(t), z, turn)
