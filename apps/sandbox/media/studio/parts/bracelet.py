"""Bracelets and straps: closed loops that hang behind the case, as a watch is worn."""
import math

import bpy
from mathutils import Matrix

from .materials import METALS, Graph, brushed, cached, lacquer, polished
from .shapes import bevelled, fillet, link, loft, mesh_of, prism, turned


def loop(design, step):
    """Places along the loop from the upper lugs round to the lower ones: [(y, z, angle)], about `step` apart."""
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
        points.append((wide * math.copysign(abs(c) ** (2 / power), c), centre + deep * math.copysign(abs(s) ** (2 / power), s)))
    places, rest = [], 0.0
    for (y0, z0), (y1, z1) in zip(points, points[1:]):
        length = math.hypot(y1 - y0, z1 - z0)
        while rest <= length and length > 0:
            t = rest / length
            places.append((y0 + (y1 - y0) * t, z0 + (z1 - z0) * t, math.atan2(z1 - z0, y1 - y0)))
            rest += step
        rest -= length
    return places


def frame(y, z, angle):
    """Local +Y runs along the bracelet, +Z points outwards."""
    return Matrix.Translation((0, y, z)) @ Matrix.Rotation(angle, 4, 'X')


def build_bracelet(design):
    kind = design['strap']['kind']
    if kind == 'leather' or kind == 'textile':
        strap(design, kind)
    elif kind == 'rubber':
        strap(design, 'rubber')
    elif kind == 'mesh':
        mesh_band(design)
    else:
        links(design, kind)


# Columns of a link row: (place of the middle, width) as parts of the whole width, material role.
ROWS = {
    'three': ([(-0.335, 0.325, 'side'), (0, 0.335, 'centre'), (0.335, 0.325, 'side')], 0.5),
    'five': ([(-0.38, 0.235, 'side'), (-0.205, 0.105, 'accent'), (0, 0.295, 'centre'), (0.205, 0.105, 'accent'), (0.38, 0.235, 'side')], 0.5),
    'brick': ([(-0.385, 0.225, 'side'), (0, 0.53, 'centre'), (0.385, 0.225, 'side')], 0.5),
}
LOOKS = {'three': ('brushed', 'brushed', 'polished'), 'five': ('brushed', 'brushed', 'polished'), 'brick': ('brushed', 'polished', 'polished')}


def links(design, kind):
    """Solid links; every second column stands half a link further on."""
    columns, offset = ROWS[kind]
    pitch = design['strap'].get('pitch', 6.2)
    half = pitch / 2
    gap = design['case']['lugWidth'] - 0.15
    taper = design['strap'].get('taper', 0.8)
    metal, accent = design['metal'], design['accent']
    looks = {role: look for role, look in zip(('side', 'centre', 'accent'), LOOKS[kind])}
    places = loop(design, half)
    thickness = design['strap'].get('thickness', 3.0)
    end_piece(design, columns, gap, looks, thickness)
    count = len(places)
    for i, (y, z, angle) in enumerate(places):
        if i == 0:
            continue
        along = min(i, count - i) / (count / 2)
        width = gap * (1 - (1 - taper) * min(1, along * 1.35))
        for place, share, role in columns:
            if (i % 2 == 0) != (role == 'side' or role == 'accent' and kind != 'five'):
                continue
            colour = accent if role in ('centre', 'accent') else metal
            finish = looks[role]
            material = brushed(colour, 'y') if finish == 'brushed' else polished(colour)
            piece = link_mesh(round(width * share - 0.14, 2), pitch - 0.22, thickness * (1.0 if role == 'side' else 0.97), 0.28)
            link_part(piece, [material, polished(colour)], frame(y, z, angle) @ Matrix.Translation((place * width, 0, -thickness / 2)))


def link_part(mesh, materials, matrix):
    part = link(mesh.copy() if mesh.materials and mesh.materials[0] != materials[0] else mesh, 'link', materials, matrix, smooth=35)
    bevelled(part, 0.2, 3, 40)


def link_mesh(width, length, thickness, crown):
    """A link with rounded ends and a gently domed back; its brushed top is slot 0, the polished sides slot 1."""
    outline = []
    steps = 7
    r = thickness / 2
    for side in (1, -1):
        for k in range(steps + 1):
            t = math.pi / 2 - math.pi * k / steps
            outline.append((side * (length / 2 - r * 0.72 + r * 0.72 * math.cos(t)), side * r * math.sin(t)))
    half = width / 2
    sections = [[(x, y, z) for y, z in outline] for x in (-half, half)]
    count = len(outline)
    vertices = [p for s in sections for p in s]
    faces = [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    slots = [0] * count
    faces += [tuple(reversed(range(count))), tuple(range(count, 2 * count))]
    slots += [1, 1]
    mesh = mesh_of('link', vertices, faces, slots)
    mesh.flip_normals()
    return mesh


def end_piece(design, columns, gap, looks, thickness):
    """The solid piece between the lugs, following the case on its inner side."""
    a, b, _ = design['case']['outline']
    start = design['case'].get('strapStart', b + 1.9)
    for flip in (1, -1):
        for place, share, role in columns:
            colour = design['accent'] if role in ('centre', 'accent') else design['metal']
            finish = looks[role]
            width = gap * share - 0.1
            low, high = b - 6.5, start + (2.0 if role == 'centre' else -0.2)
            sections = []
            for k in range(9):
                y = low + (high - low) * k / 8
                drop = -0.55 - 2.0 * max(0.0, (y - b * 0.86) / (start - b * 0.86)) ** 1.6
                x0, x1 = place * gap - width / 2, place * gap + width / 2
                sections.append([(x0, y * flip, drop - thickness), (x1, y * flip, drop - thickness), (x1, y * flip, drop), (x0, y * flip, drop)])
            mesh = loft('end piece', sections)
            if flip > 0:
                mesh.flip_normals()
            material = brushed(colour, 'y') if finish == 'brushed' else polished(colour)
            bevelled(link(mesh, 'end piece', [material], smooth=30), 0.2, 3)


@cached
def hide(name, red, green, blue, kind):
    """Leather with pores and creases, woven cloth, or rubber."""
    g = Graph(name)
    base = (red, green, blue)
    where = g.node('TexCoord').outputs['UV']
    if kind == 'rubber':
        noise = g.node('TexNoise', {'Vector': where, 'Scale': 9, 'Detail': 2})
        return g.done(g.node('BsdfPrincipled', {'Base Color': base, 'Roughness': 0.42, 'Specular': 0.4,
                                                'Normal': g.node('Bump', {'Height': noise, 'Strength': 0.06, 'Distance': 0.05})}))
    if kind == 'textile':
        split = g.node('SeparateXYZ', {0: where})
        weave = g.math('MULTIPLY', g.math('SINE', g.math('MULTIPLY', split.outputs[0], 12.0)), g.math('SINE', g.math('MULTIPLY', split.outputs[1], 9.0)))
        tint = g.mix(g.math('ADD', g.math('MULTIPLY', weave, 0.4), 0.5), tuple(c * 0.55 for c in base), base)
        return g.done(g.node('BsdfPrincipled', {'Base Color': tint, 'Roughness': 0.85, 'Specular': 0.2, 'Sheen': 0.4,
                                                'Normal': g.node('Bump', {'Height': weave, 'Strength': 0.5, 'Distance': 0.12})}))
    cells = g.node('TexVoronoi', {'Vector': where, 'Scale': 1.25, 'Randomness': 0.95}, feature='DISTANCE_TO_EDGE')
    creases = g.node('MapRange', {'Value': cells.outputs[0], 1: 0.0, 2: 0.22, 3: 0.0, 4: 1.0})
    pores = g.node('TexNoise', {'Vector': where, 'Scale': 5.5, 'Detail': 5, 'Roughness': 0.6})
    height = g.math('ADD', g.math('MULTIPLY', creases, 0.7), g.math('MULTIPLY', pores.outputs['Fac'], 0.5))
    clouds = g.node('TexNoise', {'Vector': where, 'Scale': 0.25, 'Detail': 3})
    tint = g.mix(g.math('MULTIPLY', clouds.outputs['Fac'], 0.6), tuple(c * 0.62 for c in base), tuple(min(1, c * 1.25) for c in base))
    tint = g.mix(g.math('SUBTRACT', 1.0, creases, True), tint, tuple(c * 0.5 for c in base))
    return g.done(g.node('BsdfPrincipled', {'Base Color': tint, 'Roughness': 0.48, 'Specular': 0.42,
                                            'Normal': g.node('Bump', {'Height': height, 'Strength': 0.32, 'Distance': 0.10})}))


def strap(design, kind):
    """A padded band with stitched edges."""
    settings = design['strap']
    colour = tuple(settings['colour'])
    gap = design['case']['lugWidth'] - 0.5
    taper = settings.get('taper', 0.82)
    places = loop(design, 1.0)
    count = len(places)
    across = 18
    thick_start = 4.4 if kind != 'textile' else 1.9
    sections, uvs = [], []
    y0, z0, a0 = places[0]
    places = [(y0 - math.cos(a0) * s, z0 - math.sin(a0) * s + 0.2 * s, a0) for s in (3.2, 2.2, 1.2)] + places
    places += [(-y, z, -a) for y, z, a in reversed(places[:3])]
    count = len(places)
    travelled = 0.0
    for i, (y, z, angle) in enumerate(places):
        along = min(i, count - 1 - i) / (count / 2)
        width = gap * (1 - (1 - taper) * min(1, along * 1.35))
        thickness = thick_start + (2.6 - thick_start) * min(1, along * 2.4) if kind != 'textile' else 1.7
        pad = 0.75 if kind == 'leather' else 0.25
        cy, cz = math.cos(angle), math.sin(angle)
        section = []
        for k in range(across + 1):
            u = -1 + 2 * k / across
            rise = thickness / 2 * (1 - pad * 0.42 * abs(u) ** 3.5) - (0.35 if abs(u) == 1 else 0)
            section.append((u * width / 2 * (1 if abs(u) < 1 else 1), y - cz * rise, z + cy * rise, u * width / 2))
        under = [(section[across][0], y + cz * thickness / 2, z - cy * thickness / 2, 0), (section[0][0], y + cz * thickness / 2, z - cy * thickness / 2, 0)]
        sections.append(section + under)
    size = len(sections[0])
    vertices = [p[:3] for s in sections for p in s]
    faces = [(r * size + i, (r + 1) * size + i, (r + 1) * size + (i + 1) % size, r * size + (i + 1) % size) for r in range(count - 1) for i in range(size)]
    mesh = mesh_of('strap', vertices, faces)
    layer = mesh.uv_layers.new()
    for polygon in mesh.polygons:
        for loop_index in polygon.loop_indices:
            vertex = mesh.loops[loop_index].vertex_index
            row, column = divmod(vertex, size)
            layer.data[loop_index].uv = (sections[row][column][3], row * 1.0)
    mesh.flip_normals()
    bevelled(link(mesh, 'strap', [hide(*colour, kind)], smooth=60), 0.25, 3, 50)
    if kind == 'leather':
        stitches(design, places, gap, taper, thick_start)


def stitches(design, places, gap, taper, thick_start):
    thread = lacquer(*design['strap'].get('thread', [0.75, 0.70, 0.60]), 0.7)
    bead = turned('stitch', fillet([(-0.16, -1.0), (0.0, -0.75), (0.02, 0), (0.0, 0.75), (-0.16, 1.0)], 0.2), (0.17, 0.17, 2), 12)
    count = len(places)
    for i in range(4, count - 4, 3):
        y, z, angle = places[i]
        along = min(i, count - 1 - i) / (count / 2)
        width = gap * (1 - (1 - taper) * min(1, along * 1.35))
        thickness = thick_start + (2.6 - thick_start) * min(1, along * 2.4)
        edge = width / 2 - 1.35
        rise = thickness / 2 * (1 - 0.75 * 0.42 * abs(edge * 2 / width) ** 3.5)
        for side in (-1, 1):
            link(bead, 'stitch', [thread], frame(y, z, angle) @ Matrix.Translation((side * edge, 0, rise - 0.02)) @ Matrix.Rotation(math.radians(90), 4, 'X'))


def mesh_band(design):
    """A woven band of metal: rows of leaning rings."""
    places = loop(design, 1.05)
    gap = design['case']['lugWidth'] - 0.3
    count = int(gap / 1.05)
    ring = turned('ring', [(0.26 * math.cos(t), 0.26 * math.sin(t)) for t in [2 * math.pi * k / 8 for k in range(8)]], (0.62, 0.62, 2), 14, closed=True)
    for i, (y, z, angle) in enumerate(places):
        for k in range(count):
            x = (k - (count - 1) / 2) * gap / count + (0.25 if i % 2 else -0.25)
            link(ring, 'ring', [polished(design['metal'])], frame(y, z, angle) @ Matrix.Translation((x, 0, -0.7)) @ Matrix.Rotation(math.radians(38 if i % 2 else -38), 4, 'Y') @ Matrix.Rotation(math.radians(30), 4, 'X'))
