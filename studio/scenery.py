"""What pieces stand on in a still life: stone, polished floors, brass, cloth."""

import math

from mathutils import Matrix, Vector, noise

from parts.materials import Graph, brushed
from parts.shapes import bevelled, box, link, mesh_of, prism, turned


def stone_material(name, colour, grain=1.0, gloss=0.6, veins=0.0, shine=0.35):
    """Honed limestone: clouds, fossils, a dry sheen. `veins` = how far pale lines run through it, as in marble;
    `shine` = how much it mirrors: little for a wall that stays black."""
    g = Graph(name)
    where = g.node('TexCoord').outputs['Object']
    clouds = g.node('TexNoise', {'Vector': where, 'Scale': 0.012, 'Detail': 8, 'Roughness': 0.6})
    specks = g.node('TexNoise', {'Vector': where, 'Scale': 0.55, 'Detail': 6, 'Roughness': 0.7})
    base = g.mix(clouds.outputs['Fac'], tuple(c * 0.86 for c in colour), tuple(min(1, c * 1.10) for c in colour))
    base = g.mix(
        g.node('MapRange', {'Value': specks.outputs['Fac'], 1: 0.42, 2: 0.75, 3: 0.0, 4: 0.22 * grain}),
        base,
        tuple(c * 0.72 for c in colour),
    )
    if veins:
        warp = g.node('TexNoise', {'Vector': where, 'Scale': 0.009, 'Detail': 7, 'Roughness': 0.5, 'Distortion': 0.9})
        line = g.math('ABSOLUTE', g.math('SUBTRACT', warp.outputs['Fac'], 0.5))
        thin = g.node('MapRange', {'Value': line, 1: 0.0, 2: 0.007, 3: veins, 4: 0.0})
        base = g.mix(thin, base, tuple(min(1, c * 0.4 + 0.42) for c in colour))
    bump = g.node('Bump', {'Height': specks.outputs['Fac'], 'Strength': 0.12 * grain, 'Distance': 0.5})
    return g.done(g.node('BsdfPrincipled', {'Base Color': base, 'Roughness': gloss, 'Specular': shine, 'Normal': bump}))


def cloth_material(name, colour, weave=2.2, sheen=0.6, gloss=0.75):
    """Woven stuff: threads as a fine relief, paler where one looks along it."""
    g = Graph(name)
    where = g.node('TexCoord').outputs['UV']
    threads = [
        g.node('TexWave', {'Vector': where, 'Scale': weave, 'Distortion': 0.4, 'Detail': 1}, bands_direction=axis)
        for axis in 'XY'
    ]
    height = g.math('ADD', threads[0].outputs['Fac'], threads[1].outputs['Fac'])
    edge = g.node('LayerWeight', {'Blend': 0.35}).outputs['Facing']
    base = g.mix(g.math('MULTIPLY', edge, 0.55), colour, tuple(min(1, c * 1.7 + 0.02) for c in colour))
    bump = g.node('Bump', {'Height': height, 'Strength': 0.16, 'Distance': 0.12})
    return g.done(
        g.node(
            'BsdfPrincipled',
            {
                'Base Color': base,
                'Roughness': gloss,
                'Specular': 0.3,
                'Sheen': sheen,
                'Sheen Tint': 0.6,
                'Normal': bump,
            },
        )
    )


def surface(record, colour, grain, gloss):
    """The material of a slab: `of` = stone (default), brass, steel or plain paint."""
    of = record.get('of', 'stone')
    if of == 'brass':
        return brushed('yellowGold', 'round' if record.get('round') else 'x')
    if of == 'steel':
        return brushed('steel', 'x')
    return stone_material(
        'slab',
        tuple(record.get('colour', colour)),
        record.get('grain', grain),
        record.get('gloss', gloss),
        record.get('veins', 0),
    )


def ground(scene):
    """A floor that rises into a wall in one sweep (`sweep`, its radius), or meets it in an edge."""
    colour, radius, back = tuple(scene['stone']), scene.get('sweep', 0), -scene.get('wallAt', 420)
    grain, gloss = scene.get('grain', 1.0), scene.get('gloss', 0.6)
    material = stone_material('stone', colour, grain, gloss, scene.get('veins', 0), scene.get('shine', 0.35))
    if radius:
        line = [(1400, 0.0), (back + radius, 0.0)]
        line += [
            (back + radius - radius * math.sin(math.pi / 2 * k / 24), radius - radius * math.cos(math.pi / 2 * k / 24))
            for k in range(1, 25)
        ]
        line.append((back, 2200.0))
        points = [(x, y, z) for z, y in line for x in (-2400, 2400)]
        faces = [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(len(line) - 1)]
        link(mesh_of('sweep', points, faces), 'sweep', [material], smooth=60)
    else:
        link(box('floor', 3000, 40, 2400), 'floor', [material], Matrix.Translation((0, -20, 0)), smooth=0)
        wall = stone_material('wall', tuple(scene.get('wall', colour)), 0.4, scene.get('wallGloss', 0.85))
        link(box('wall', 4000, 2600, 40), 'wall', [wall], Matrix.Translation((0, 1000, back - 20)), smooth=0)
    for slab in scene.get('slabs', []):
        stand_slab(slab, surface(slab, colour, grain, gloss))


def stand_slab(slab, material):
    """A block, a disc (`round`), an arch (`arch`) or a dish (`rim`, its height)."""
    x, y, z = slab['at']
    w, h, d = slab['size']
    upright = Matrix.Rotation(math.radians(-90), 4, 'X')
    turn = Matrix.Rotation(math.radians(slab.get('turn', 0)), 4, 'Y')
    pose = Matrix.Translation((x, y, z)) @ turn
    edge = slab.get('edge', 0.8)
    if slab.get('round'):
        rim = slab.get('rim', 0)
        inner = [(-4, h), (-2, h + rim), (0, h + rim)] if rim else [(0, h)]
        profile = [(-w / 2 + 0.01, h), *inner, (0, 0), (-w / 2 + 0.01, 0)]
        part = link(turned('slab', profile, (w / 2, d / 2, 2), 192), 'slab', [material], pose @ upright, smooth=40)
    elif slab.get('arch'):
        half = w / 2
        turns = [math.pi * k / 48 for k in range(49)]
        points = [(half, 0), *((half * math.cos(t), h - half + half * math.sin(t)) for t in turns), (-half, 0)]
        part = link(prism('arch', points, -d / 2, d / 2), 'slab', [material], pose, smooth=30)
    else:
        part = link(box('slab', w, h, d), 'slab', [material], pose @ Matrix.Translation((0, h / 2, 0)), smooth=0)
    bevelled(part, edge, 3, 40)


def denser(share):
    """Places of a mesh from -0.5 to 0.5, more than twice as many in the middle, where the camera looks."""
    t = 2 * share - 1
    return (0.45 * t + 0.55 * t**3) / 2


def cloth(record):
    """A cloth that lies in folds round `calm` (its middle and radius), where pieces lie."""
    w, d = record['size']
    x0, y0, z0 = record['at']
    cx, cz, reach = record.get('calm', (x0, z0, 40))
    fold, depth, way = record.get('fold', 34), record.get('depth', 9), math.radians(record.get('way', 60))
    nx, nz = record.get('mesh', (600, 480))
    seed = Vector((record.get('seed', 3) * 17.3, 0, 0))
    points, faces, threads = [], [], []
    for j in range(nz + 1):
        for i in range(nx + 1):
            u, v = w * denser(i / nx), d * denser(j / nz)
            threads.append((u / 2, v / 2))
            wander = Vector((u / 90, v / 90, 0)) + seed
            along = u * math.cos(way) + v * math.sin(way)
            across = -u * math.sin(way) + v * math.cos(way) + 26 * noise.noise(wander)
            # Round at the top: a fold of cloth has no edge, and its shadow no teeth.
            ridge = 1 - math.hypot(noise.noise(Vector((across / fold, along / (fold * 6), 0)) + seed), 0.12) * 2.0
            swell = 1.6 * max(0, ridge) ** 2.2 * max(0, 0.6 + 0.6 * noise.noise(wander * 1.7))
            far = math.hypot(x0 + u - cx, (z0 + v - cz)) / reach
            share = min(1, max(0, (far - 0.9) / 1.1))
            share = share * share * (3 - 2 * share)
            h = depth * swell * share + 0.5 * share * noise.noise(Vector((u / 9, v / 9, 3))) + 0.6
            hem = min(i, nx - i, j, nz - j) / 6
            edge = 0 if record.get('endless') else max(0, 1 - hem)
            points.append((u + 4 * noise.noise(Vector((v / 60, 9, 0)) + seed), h * (1 - 0.8 * edge), v))
    for j in range(nz):
        for i in range(nx):
            a = j * (nx + 1) + i
            faces.append((a, a + nx + 1, a + nx + 2, a + 1))
    mesh = mesh_of('cloth', points, faces)
    layer = mesh.uv_layers.new(name='threads')
    for loop in mesh.loops:
        layer.data[loop.index].uv = threads[loop.vertex_index]
    sheen, gloss = record.get('sheen', 0.6), record.get('gloss', 0.75)
    stuff = cloth_material('cloth', tuple(record['colour']), record.get('weave', 0.8), sheen, gloss)
    pose = Matrix.Translation((x0, y0, z0)) @ Matrix.Rotation(math.radians(record.get('turn', 0)), 4, 'Y')
    part = link(mesh, 'cloth', [stuff], pose, smooth=80)
    part.cycles.shadow_terminator_offset = 0.08
    if not record.get('endless'):
        thick = part.modifiers.new('thick', 'SOLIDIFY')
        thick.thickness, thick.offset = 0.5, -1
