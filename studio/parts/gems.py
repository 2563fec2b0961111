"""Cut stones with real facets, and pearls. A stone of girdle radius 1 lies with its table up, the girdle at z = 0."""

import math

import bmesh
import bpy
from mathutils import Vector

from .materials import Graph, cached
from .shapes import mesh_of

# Refractive index, fire (how much a facet colours what leaves it), tint of one passage.
STONES = {
    'diamond': (2.418, 0.13, (1.12, 1.12, 1.12)),
    'sapphire': (1.77, 0.05, (0.006, 0.028, 0.30)),
    'emerald': (1.58, 0.04, (0.006, 0.27, 0.085)),
    'ruby': (1.77, 0.05, (0.44, 0.003, 0.012)),
    'aquamarine': (1.58, 0.04, (0.52, 0.82, 0.88)),
}

# Points of the girdle for each of its sixteen parts.
ROUND = 4


@cached
def stone(name, kind, is_small, is_pave):
    """Refraction with a mirror of the same index on top. Facets tint what leaves the stone by its angle: fire without the
    noise of three refractions. Little stones let more light through; those of
    a pavé glow a little, facet by facet, as light that came in beside them would make them."""
    index, fire, tint = STONES[kind]
    fire *= 0.3 if is_pave else 1
    tint = tuple(c ** (0.44 if is_small else 0.5) for c in tint)
    g = Graph(name)
    facing = g.node('LayerWeight', {'Blend': 0.5}).outputs['Facing']
    leaves = g.math('MULTIPLY', g.node('NewGeometry').outputs['Backfacing'], fire)
    shades = [
        g.math(
            'MULTIPLY',
            g.math('ADD', 1.0, g.math('MULTIPLY', leaves, g.math('SINE', g.math('ADD', g.math('MULTIPLY', facing, 110), turn)))),
            part,
        )
        for turn, part in zip((0.0, 2.1, 4.2), tint)
    ]
    colour = g.node('CombineRGB', dict(enumerate(shades)))
    through = g.node('BsdfRefraction', {'Color': colour, 'Roughness': 0.0, 'IOR': index})
    mirror = g.node('BsdfGlossy', {'Color': (1, 1, 1), 'Roughness': 0.0})
    if kind == 'diamond':
        # Some facets bright, some dark: an even glow is paste. The smaller the stone, the less its facets can mirror.
        share, power, bright = (0.3, 2.0, 1.5) if is_pave else (0.16, 3.0, 1.6) if is_small else (0.09, 3.0, 1.6)
        wave = g.math('SINE', g.math('MULTIPLY', facing, 47))
        shimmer = g.math('POWER', g.math('ADD', 0.5, g.math('MULTIPLY', 0.5, wave)), power)
        glow = g.node('Emission', {'Color': (0.97, 0.98, 1.0), 'Strength': g.math('MULTIPLY', shimmer, bright)})
        through = g.node('MixShader', {0: share, 1: through, 2: glow})
    return g.done(g.node('MixShader', {0: g.node('Fresnel', {'IOR': index}), 1: through, 2: mirror}))


@cached
def pearl(name, tone='white'):
    """Orient of a pearl: a soft body, a rosy veil at the rim, a lacquered skin."""
    body, veil = {
        'white': ((0.86, 0.83, 0.785), (0.72, 0.63, 0.61)),
        'golden': ((0.78, 0.60, 0.34), (0.58, 0.42, 0.26)),
        'grey': ((0.15, 0.155, 0.165), (0.22, 0.30, 0.28)),
    }[tone]
    g = Graph(name)
    facing = g.node('LayerWeight', {'Blend': 0.3}).outputs['Facing']
    # No two are alike: each has its own clouds, tone, lustre and hardly seen dents.
    chance = g.node('ObjectInfo').outputs['Random']
    apart = g.node('CombineXYZ', {0: g.math('MULTIPLY', chance, 290.0), 1: g.math('MULTIPLY', chance, 70.0)})
    where = g.node('VectorMath', {0: g.node('TexCoord').outputs['Object'], 1: apart}, operation='ADD')
    clouds = g.node('TexNoise', {'Vector': where, 'Scale': 0.16, 'Detail': 2})
    dents = g.node('TexNoise', {'Vector': where, 'Scale': 0.3, 'Detail': 2})
    colour = g.mix(facing, body, veil)
    colour = g.mix(g.math('MULTIPLY', chance, 0.16), colour, tuple(c * t for c, t in zip(body, (1.0, 0.9, 0.88))))
    return g.done(
        g.node(
            'BsdfPrincipled',
            {
                'Base Color': g.mix(0.10, colour, clouds.outputs['Color'], 'SOFT_LIGHT'),
                # Nacre mirrors softly from within, its skin sharply.
                'Metallic': 0.32,
                'Roughness': g.math('ADD', 0.26, g.math('MULTIPLY', chance, 0.14)),
                'Specular': 0.5,
                'Clearcoat': 0.85,
                'Clearcoat Roughness': g.math('ADD', 0.05, g.math('MULTIPLY', chance, 0.12)),
                'Normal': g.node('Bump', {'Height': dents, 'Strength': 0.07, 'Distance': 0.8}),
            },
        )
    )


def brilliant():
    """Round brilliant: table 56 %, crown 34.5 degrees, pavilion 40.8 degrees, 57 facets and a girdle."""
    table, girdle = 0.56, 0.02
    crown = (1 - table) * math.tan(math.radians(34.5))
    depth = -math.tan(math.radians(40.8))
    # Points between two main facets, on the planes of both.
    star, half = 0.76, 0.24
    between = math.cos(math.radians(22.5))
    vertices = [(0, 0, depth - girdle)]

    def ring(radius, z, count, offset=0.0):
        start = len(vertices)
        for i in range(count):
            t = 2 * math.pi * (i + offset) / count
            vertices.append((radius * math.cos(t), radius * math.sin(t), z))
        return start

    top = ring(table, crown, 8)
    star = ring(star, girdle + (crown - girdle) * (1 - star * between) / (1 - table), 8, 0.5)
    upper = ring(1, girdle, 16 * ROUND)
    lower = ring(1, -girdle, 16 * ROUND)
    half = ring(half, depth * (1 - half * between) - girdle, 8, 0.5)
    faces = [tuple(top + i for i in range(8))]

    def rim(start, part):
        """The girdle's points from one corner of a facet to the next."""
        return [start + (part * ROUND + k) % (16 * ROUND) for k in range(ROUND + 1)]

    for i in range(8):
        n, s, p = (i + 1) % 8, star + i, star + (i - 1) % 8
        faces.append((top + i, s, top + n))
        faces.append((top + i, p, upper + 2 * i * ROUND, s))
        faces.append((half + i, 0, half + n, rim(lower, 2 * i + 1)[-1]))
        for part in (2 * i, 2 * i + 1):
            for apex, start in ((s, upper), (half + i, lower)):
                edge = rim(start, part)
                flatten(vertices, apex, edge)
                faces.append((apex, *edge))
    for i in range(16 * ROUND):
        n = (i + 1) % (16 * ROUND)
        faces.append((upper + i, lower + i, lower + n, upper + n))
    return vertices, faces


def flatten(vertices, apex, edge):
    """Puts the points of a round edge onto the plane of its facet: the girdle of a brilliant is scalloped."""
    a, b, c = (Vector(vertices[k]) for k in (apex, edge[0], edge[-1]))
    normal = (b - a).cross(c - a)
    for k in edge[1:-1]:
        x, y, _ = vertices[k]
        vertices[k] = (x, y, a.z - (normal.x * (x - a.x) + normal.y * (y - a.y)) / normal.z)


def stepped(aspect=1.35, corner=0.22):
    """Emerald cut: three steps above and below the girdle, cut corners."""

    def outline(scale, z):
        a, b, c = scale, scale * aspect, corner * scale
        shift = (aspect - 1) * (1 - scale) * 0.6
        b += shift
        return [
            (a, -b + c, z),
            (a, b - c, z),
            (a - c, b, z),
            (-a + c, b, z),
            (-a, b - c, z),
            (-a, -b + c, z),
            (-a + c, -b, z),
            (a - c, -b, z),
        ]

    levels = [
        (0.58, 0.34),
        (0.76, 0.26),
        (0.90, 0.14),
        (1, 0.03),
        (1, -0.03),
        (0.80, -0.30),
        (0.50, -0.64),
        (0.10, -1.06),
    ]
    vertices = [point for scale, z in levels for point in outline(scale, z)]
    faces = [tuple(range(8)), tuple(reversed(range(56, 64)))]
    for row in range(len(levels) - 1):
        for i in range(8):
            j = (i + 1) % 8
            faces.append((row * 8 + i, (row + 1) * 8 + i, (row + 1) * 8 + j, row * 8 + j))
    return vertices, faces


def shaped(x_scale, y_scale, taper=0.0, depth=1.0):
    """Oval, pear and marquise come from the brilliant; `taper` draws the top to a point; a narrow stone is shallower."""
    vertices, faces = brilliant()
    out = []
    for x, y, z in vertices:
        narrow = 1 - taper * max(0.0, y) ** 2
        out.append((x * x_scale * narrow, y * y_scale, z * depth))
    return out, faces


CUTS = {
    'round': brilliant,
    'pave': brilliant,
    'oval': lambda: shaped(0.82, 1.12),
    'pear': lambda: shaped(0.85, 1.2, 0.72),
    'marquise': lambda: shaped(0.6, 1.2, 0.35, 0.7),
    'emerald': stepped,
}


def gem_mesh(cut, kind, is_small=False):
    """The mesh of a stone, shared by all stones of its kind."""
    name = f'gem-{cut}-{kind}-{is_small}'
    mesh = bpy.data.meshes.get(name)
    if mesh is None:
        mesh = mesh_of(name, *CUTS[cut]())
        work = bmesh.new()
        work.from_mesh(mesh)
        bmesh.ops.recalc_face_normals(work, faces=work.faces)
        work.to_mesh(mesh)
        work.free()
        mesh.materials.append(stone(kind, is_small, cut == 'pave'))
    return mesh
