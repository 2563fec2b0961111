"""Straps of leather, cloth and rubber."""

import math

from mathutils import Matrix

from .loop import frame, loop
from .materials import Graph, cached, lacquer
from .shapes import bevelled, fillet, link, mesh_of, turned


@cached
def hide(name, red, green, blue, kind):
    """Leather with pores and creases, woven cloth, or rubber."""
    g = Graph(name)
    base = (red, green, blue)
    where = g.node('TexCoord').outputs['UV']
    if kind == 'rubber':
        noise = g.node('TexNoise', {'Vector': where, 'Scale': 9, 'Detail': 2})
        return g.done(
            g.node(
                'BsdfPrincipled',
                {
                    'Base Color': base,
                    'Roughness': 0.42,
                    'Specular': 0.4,
                    'Normal': g.node('Bump', {'Height': noise, 'Strength': 0.06, 'Distance': 0.05}),
                },
            )
        )
    if kind == 'textile':
        split = g.node('SeparateXYZ', {0: where})
        weave = g.math(
            'MULTIPLY',
            g.math('SINE', g.math('MULTIPLY', split.outputs[0], 12.0)),
            g.math('SINE', g.math('MULTIPLY', split.outputs[1], 9.0)),
        )
        tint = g.mix(g.math('ADD', g.math('MULTIPLY', weave, 0.4), 0.5), tuple(c * 0.55 for c in base), base)
        return g.done(
            g.node(
                'BsdfPrincipled',
                {
                    'Base Color': tint,
                    'Roughness': 0.85,
                    'Specular': 0.2,
                    'Sheen': 0.4,
                    'Normal': g.node('Bump', {'Height': weave, 'Strength': 0.5, 'Distance': 0.12}),
                },
            )
        )
    cells = g.node('TexVoronoi', {'Vector': where, 'Scale': 1.9, 'Randomness': 0.95}, feature='DISTANCE_TO_EDGE')
    creases = g.node('MapRange', {'Value': cells.outputs[0], 1: 0.0, 2: 0.22, 3: 0.0, 4: 1.0})
    pores = g.node('TexNoise', {'Vector': where, 'Scale': 5.5, 'Detail': 5, 'Roughness': 0.6})
    height = g.math('ADD', g.math('MULTIPLY', creases, 0.7), g.math('MULTIPLY', pores.outputs['Fac'], 0.5))
    clouds = g.node('TexNoise', {'Vector': where, 'Scale': 0.25, 'Detail': 3})
    tint = g.mix(
        g.math('MULTIPLY', clouds.outputs['Fac'], 0.6),
        tuple(c * 0.62 for c in base),
        tuple(min(1, c * 1.25) for c in base),
    )
    # Dark creases on a pale hide would read as cracks in stone.
    is_pale = min(base) > 0.06
    tint = g.mix(g.math('SUBTRACT', 1.0, creases, True), tint, tuple(c * (0.72 if is_pale else 0.5) for c in base))
    return g.done(
        g.node(
            'BsdfPrincipled',
            {
                'Base Color': tint,
                # Too much gloss would veil the grain where the strap turns away.
                'Roughness': 0.52,
                'Specular': 0.3,
                'Normal': g.node('Bump', {'Height': height, 'Strength': 0.38 if is_pale else 0.48, 'Distance': 0.07}),
            },
        )
    )


@cached
def lining(name):
    """Pale calf, fine and dry."""
    g = Graph(name)
    where = g.node('TexCoord').outputs['UV']
    nap = g.node('TexNoise', {'Vector': where, 'Scale': 3.2, 'Detail': 6, 'Roughness': 0.7})
    return g.done(
        g.node(
            'BsdfPrincipled',
            {
                'Base Color': g.mix(nap.outputs['Fac'], (0.36, 0.275, 0.20), (0.50, 0.40, 0.30)),
                'Roughness': 0.85,
                'Specular': 0.15,
                'Sheen': 0.3,
                'Normal': g.node('Bump', {'Height': nap.outputs['Fac'], 'Strength': 0.12, 'Distance': 0.05}),
            },
        )
    )


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
    sections = []
    y0, z0, a0 = places[0]
    # Round the spring bar: the end turns flatter and thinner, is closed, and ends under the case.
    places = [(y0 - s, z0 + 0.3 * min(s, 2), a0 * (1 - 0.3 * min(s, 2))) for s in (3.6, 3.2, 2.0, 0.9)] + places
    places += [(-y, z, -a) for y, z, a in reversed(places[:4])]
    count = len(places)
    for i, (y, z, angle) in enumerate(places):
        along = min(i, count - 1 - i) / (count / 2)
        width = gap * (1 - (1 - taper) * min(1, along * 1.35))
        thickness = thick_start + (2.6 - thick_start) * min(1, along * 2.4) if kind != 'textile' else 1.7
        thickness *= {0: 0.4, 1: 0.8}.get(min(i, count - 1 - i), 1)
        pad = 0.75 if kind == 'leather' else 0.25
        cy, cz = math.cos(angle), math.sin(angle)
        section = []
        for k in range(across + 1):
            u = -1 + 2 * k / across
            rise = thickness / 2 * (1 - pad * 0.42 * abs(u) ** 3.5) - (0.35 if abs(u) == 1 else 0)
            section.append((u * width / 2, y - cz * rise, z + cy * rise, u * width / 2))
        under = [
            (section[across][0], y + cz * thickness / 2, z - cy * thickness / 2, width / 2 + thickness),
            (section[0][0], y + cz * thickness / 2, z - cy * thickness / 2, -width / 2 - thickness),
        ]
        sections.append(section + under)
    size = len(sections[0])
    vertices = [p[:3] for s in sections for p in s]
    faces = [
        (r * size + i, (r + 1) * size + i, (r + 1) * size + (i + 1) % size, r * size + (i + 1) % size)
        for r in range(count - 1)
        for i in range(size)
    ]
    faces += [tuple(range(size)), tuple(reversed(range((count - 1) * size, count * size)))]
    # The side towards the wrist is lined.
    slots = [int(i == across + 1 and 5 <= r < count - 6) for r in range(count - 1) for i in range(size)] + [0, 0]
    mesh = mesh_of('strap', vertices, faces, slots)
    layer = mesh.uv_layers.new()
    for polygon in mesh.polygons:
        for loop_index in polygon.loop_indices:
            vertex = mesh.loops[loop_index].vertex_index
            row, column = divmod(vertex, size)
            layer.data[loop_index].uv = (sections[row][column][3], row * 1.0)
    mesh.flip_normals()
    under = lining() if kind == 'leather' else hide(*colour, kind)
    bevelled(link(mesh, 'strap', [hide(*colour, kind), under], smooth=60), 0.25, 3, 50)
    if kind == 'leather':
        stitches(design, places, gap, taper, thick_start)


def stitches(design, places, gap, taper, thick_start):
    thread = lacquer(*design['strap'].get('thread', [0.75, 0.70, 0.60]), 0.7)
    bead = turned(
        'stitch', fillet([(-0.16, -1.0), (0.0, -0.75), (0.02, 0), (0.0, 0.75), (-0.16, 1.0)], 0.2), (0.17, 0.17, 2), 12
    )
    count = len(places)
    for i in range(4, count - 4, 3):
        y, z, angle = places[i]
        along = min(i, count - 1 - i) / (count / 2)
        width = gap * (1 - (1 - taper) * min(1, along * 1.35))
        thickness = thick_start + (2.6 - thick_start) * min(1, along * 2.4)
        edge = width / 2 - 1.35
        rise = thickness / 2 * (1 - 0.75 * 0.42 * abs(edge * 2 / width) ** 3.5)
        for side in (-1, 1):
            link(
                bead,
                'stitch',
                [thread],
                frame(y, z, angle)
                @ Matrix.Translation((side * edge, 0, rise - 0.02))
                @ Matrix.Rotation(math.radians(90), 4, 'X'),
            )
