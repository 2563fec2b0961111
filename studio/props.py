"""Things that lie beside the pieces in a still life: boxes, ribbons, leaves before the window, stones, tools."""

import math

import bpy
from mathutils import Matrix, Vector

from parts.materials import Graph, ceramic, polished
from parts.setting import gem
from parts.shapes import bevelled, box, fillet, link, loft, mesh_of, superellipse, turned
from scenery import cloth_material


def gift_box(record):
    """An open box with a cushion, its lid leaning behind it; or a closed one with a ribbon (`ribbon`)."""
    w, h, d = record['size']
    paper = wrapping(tuple(record['colour']), record.get('gloss', 0.55))
    pose = Matrix.Translation(record['at']) @ Matrix.Rotation(math.radians(record.get('turn', 0)), 4, 'Y')

    def put(x, y, z, at, material, edge=0.5):
        part = link(box('board', x, y, z), 'board', [material], pose @ Matrix.Translation(at), smooth=40)
        bevelled(part, edge, 4, 40)
        return part

    if record.get('ribbon'):
        put(w, h, d, (0, h / 2, 0), paper)
        put(w + 1.6, h * 0.34, d + 1.6, (0, h - h * 0.17 + 0.8, 0), paper)
        band = cloth_material('band', tuple(record['ribbon']), 6, 0.4, 0.38)
        broad = record.get('broad', 9)
        put(broad, h + 2.2, d + 2.4, (0, h / 2 + 0.3, 0), band, edge=0.3)
        put(w + 2.4, h + 2.4, broad, (0, h / 2 + 0.3, 0), band, edge=0.3)
        bow(pose @ Matrix.Translation((0, h + 1.6, 0)), broad, band, record.get('bow', 15))
        return
    board, lip = 2.0, record.get('lip', 5)
    tray(w, h, d, board, paper, pose)
    lined = cloth_material('lining', tuple(record.get('lining', (0.78, 0.72, 0.64))), 3, 0.5)
    half, slot = d / 2 - board, record.get('slot', 1.3)
    for z in (-1, 1):
        put(w - 2 * board, h - lip, half - slot, (0, (h - lip) / 2 + board, z * (half + slot) / 2), lined, edge=2.2)
    lid = pose @ Matrix.Translation((0, h, -d / 2)) @ Matrix.Rotation(math.radians(-record.get('open', 105)), 4, 'X')
    # The lid: a tray upside down, its rear edge on the rear edge of the box.
    over = lid @ Matrix.Translation((0, h * 0.5, d / 2)) @ Matrix.Rotation(math.pi, 4, 'X')
    tray(w, h * 0.5, d, board, paper, over)
    pad = link(box('lid lining', w - 2 * board, 1.2, d - 2 * board), 'lid lining', [lined], smooth=40)
    bevelled(pad, 0.5, 3, 40).matrix_world = lid @ Matrix.Translation((0, h * 0.5 - board - 0.4, d / 2))
    # The hinge: the paper goes from box to lid.
    spine = [(-0.001, -w / 2 + 2.2), (0.75, -w / 2 + 2.2), (0.75, w / 2 - 2.2), (-0.001, w / 2 - 2.2)]
    spot = pose @ Matrix.Translation((0, h - 0.2, -d / 2 + 0.35)) @ Matrix.Rotation(math.pi / 2, 4, 'Y')
    link(turned('hinge', [(max(0.001, r), z) for r, z in spine], (0, 0, 2), 24), 'hinge', [paper], spot, smooth=60)


def wrapping(colour, gloss):
    """Paper over board: a fine, uneven grain that one feels more than sees."""
    g = Graph('wrapping')
    where = g.node('TexCoord').outputs['Object']
    grain = g.node('TexNoise', {'Vector': where, 'Scale': 1.0, 'Detail': 4, 'Roughness': 0.6})
    clouds = g.node('TexNoise', {'Vector': where, 'Scale': 0.05, 'Detail': 3})
    tint = g.mix(clouds.outputs['Fac'], tuple(c * 0.88 for c in colour), tuple(min(1, c * 1.14) for c in colour))
    tint = g.mix(g.math('MULTIPLY', grain.outputs['Fac'], 0.45), tint, tuple(min(1, c * 1.5 + 0.004) for c in colour))
    rough = g.node('MapRange', {'Value': grain.outputs['Fac'], 1: 0.3, 2: 0.7, 3: gloss - 0.06, 4: gloss + 0.08})
    bump = g.node('Bump', {'Height': grain.outputs['Fac'], 'Strength': 0.5, 'Distance': 0.2})
    return g.done(g.node('BsdfPrincipled', {'Base Color': tint, 'Roughness': rough, 'Specular': 0.4, 'Normal': bump}))


def tray(w, h, d, board, material, pose):
    """The body of a box in one piece, open above, its foot on y = 0: boards that overlap draw dark seams."""
    half = min(w, d) / 2
    profile = [(-half + 0.01, 0), (0, 0), (0, h), (-board, h), (-board, board), (-half + 0.01, board)]
    mesh = turned('tray', fillet(profile, 0.45), (w / 2, d / 2, 44), 768)
    link(mesh, 'tray', [material], pose @ Matrix.Rotation(math.radians(-90), 4, 'X'), smooth=35)


def strip(name, path, broad, material, twist=None, pose=None):
    """A ribbon along `path`; `twist` = the direction of its breadth at each point."""
    points, faces = [], []
    for k, p in enumerate(path):
        side = twist(k / (len(path) - 1)).normalized() * broad / 2
        points += [tuple(Vector(p) - side), tuple(Vector(p) + side)]
    faces = [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(len(path) - 1)]
    mesh = mesh_of(name, points, faces)
    layer = mesh.uv_layers.new(name='threads')
    for loop in mesh.loops:
        layer.data[loop.index].uv = (loop.vertex_index // 2 * 0.6, loop.vertex_index % 2 * broad)
    part = link(mesh, name, [material], pose, smooth=80)
    thick = part.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness = 0.35
    return part


def bow(pose, broad, material, size):
    """Two loops, two tails and a knot."""
    for side in (-1, 1):
        loop = []
        for k in range(41):
            t = 2 * math.pi * k / 40
            reach = size * (1 - math.cos(t)) * 0.62
            belly = size * 0.42 * math.sin(t) * (0.25 + 0.75 * reach / size / 1.24)
            loop.append((side * reach, 1.5 + belly + reach * 0.22, reach * 0.18))
        strip('loop', loop, broad, material, lambda s: Vector((0.15, 0.1, 1)), pose)
        ways = [k / 24 for k in range(25)]
        tail = [(side * size * 1.5 * s, 1.2 + 1.6 * math.sin(3 * s), size * 0.9 * s * s + 2 * s) for s in ways]
        strip('tail', tail, broad * 0.9, material, lambda s, side=side: Vector((-0.55 * side, 0, 1)), pose)
    middle = pose @ Matrix.Translation((0, broad * 0.28, 0))
    knot = link(box('knot', broad * 0.8, broad * 0.6, broad * 0.9), 'knot', [material], middle, smooth=60)
    bevelled(knot, broad * 0.22, 4, 40)


def leaves(record, pose):
    """Palm leaves in the way of the sun, seen only by their shadow. `pose` looks along the light."""
    black = bpy.data.materials.get('bars')
    for leaf in record:
        x, y = leaf['at']
        length, lean, broad = leaf.get('length', 300), math.radians(leaf.get('lean', 40)), leaf.get('broad', 8)
        spine = Matrix.Translation((x, y, 30)) @ Matrix.Rotation(lean, 4, 'Z')
        for k in range(leaf.get('blades', 15)):
            s = (k + 0.5) / leaf.get('blades', 15)
            reach = length * 0.42 * math.sin(math.pi * (0.12 + 0.86 * s)) ** 0.7
            for side in (-1, 1):
                edge = [(reach * t, broad * max(0, math.sin(math.pi * t)) ** 0.6) for t in (0, 0.15, 0.4, 0.7, 0.9, 1)]
                ring = edge + [(a, -b) for a, b in reversed(edge[1:-1])]
                blade = mesh_of('blade', [(a, b, 0) for a, b in ring], [tuple(range(len(ring)))])
                way = Matrix.Rotation(side * math.radians(74 - 46 * s), 4, 'Z')
                at = spine @ Matrix.Translation((length * s, 0, 0)) @ way
                hide(link(blade, 'blade', [black], pose @ at, smooth=0))
        stem = pose @ spine @ Matrix.Translation((length / 2, 0, 0))
        hide(link(box('stem', length, 3, 1), 'stem', [black], stem, smooth=0))


def hide(part):
    """Throws a shadow and is seen nowhere."""
    part.visible_camera = part.visible_glossy = part.visible_diffuse = part.visible_transmission = False


def loose_stones(record):
    """Cut stones that lie about: each {at, size, gem, cut, turn}, tipped over on its pavilion."""
    for stone in record:
        x, y, z = stone['at']
        r = stone['size'] / 2
        tip = Matrix.Rotation(math.radians(stone.get('tip', 48)), 4, 'X')
        up = Matrix.Rotation(math.radians(-90), 4, 'X')
        turn = Matrix.Rotation(math.radians(stone.get('turn', 0)), 4, 'Y')
        part = gem(stone.get('cut', 'round'), stone.get('gem', 'diamond'), r, Matrix())
        pose = turn @ tip @ up @ Matrix.Scale(r, 4)
        low = min((pose @ vertex.co).y for vertex in part.data.vertices)
        part.matrix_world = Matrix.Translation((x, y - low, z)) @ pose


def loupe(record):
    """A watchmaker's loupe: a dark eyecup, a brass ring, a lens."""
    r = record['size'] / 2
    up = Matrix.Translation(record['at']) @ Matrix.Rotation(math.radians(-90), 4, 'X')

    def round_part(name, outline, material, edge=0.0):
        """`outline` = (radius, height) in shares of the eyecup's radius."""
        profile = fillet([(r * (a - 1), r * b) for a, b in outline], edge, 3, True)
        link(turned(name, profile, (r, r, 2), 128, closed=True), name, [material], up, smooth=40)

    cup = [(0.86, 0), (1, 0), (0.99, 0.14), (0.74, 0.86), (0.7, 0.98), (0.7, 1.42), (0.6, 1.42), (0.6, 0.2)]
    round_part('cup', cup, ceramic(0.012, 0.011, 0.010, 0.3), 0.6)
    round_part('ring', [(0.6, 1.3), (0.725, 1.3), (0.725, 1.46), (0.6, 1.46)], polished('yellowGold'), 0.15)
    dome = [(0.61 * math.cos(math.pi / 2 * k / 12), 1.36 + 0.17 * math.sin(math.pi / 2 * k / 12)) for k in range(12)]
    round_part('lens', [(0.01, 1.34), (0.61, 1.34), *dome[1:], (0.01, 1.53)], ceramic(0.010, 0.014, 0.030, 0.02))


def plan(record):
    """A watchmaker's drawing in ink on the paper: a dial with its case, measured. {at, radius, turn}, in mm."""
    r, ink = record['radius'], ceramic(0.11, 0.065, 0.04, 0.9)
    pose = Matrix.Translation(record['at']) @ Matrix.Rotation(math.radians(record.get('turn', 0)), 4, 'Y')
    pose = pose @ Matrix.Rotation(math.radians(-90), 4, 'X')

    def line(x, y, end_x, end_y, broad=0.24):
        long, way = math.hypot(end_x - x, end_y - y), math.atan2(end_y - y, end_x - x)
        at = Matrix.Translation(((x + end_x) / 2, (y + end_y) / 2, 0)) @ Matrix.Rotation(way, 4, 'Z')
        link(box('line', long, broad, 0.04), 'line', [ink], pose @ at, smooth=0)

    def ring(x, y, radius, broad=0.24):
        profile = [(-broad / 2, -0.02), (broad / 2, -0.02), (broad / 2, 0.02), (-broad / 2, 0.02)]
        part = turned('ring', profile, (radius, radius, 2), 160, closed=True)
        link(part, 'ring', [ink], pose @ Matrix.Translation((x, y, 0)), smooth=0)

    for share, broad in ((1, 0.36), (0.93, 0.2), (0.86, 0.3), (0.6, 0.16), (0.06, 0.2)):
        ring(0, 0, r * share, broad)
    ring(0, -r * 0.46, r * 0.27, 0.26)
    ring(0, -r * 0.46, r * 0.23, 0.16)
    for k in range(60):
        c, s = math.cos(math.pi * k / 30), math.sin(math.pi * k / 30)
        inner = 0.68 if k % 5 == 0 else 0.83
        line(r * inner * c, r * inner * s, r * 0.86 * c, r * 0.86 * s, 0.4 if k % 5 == 0 else 0.16)
    for way in (-1, 1):
        line(0, way * r * 0.04, 0, way * r * 1.62, 0.16)
        line(way * r * 0.04, 0, way * r * 1.5, 0, 0.16)
        for side in (-1, 1):
            line(side * r * 0.46, way * r * 0.89, side * r * 0.46, way * r * 1.3, 0.3)
            line(side * r * 0.62, way * r * 0.78, side * r * 0.62, way * r * 1.26, 0.3)
            line(side * r * 0.46, way * r * 1.3, side * r * 0.62, way * r * 1.26, 0.3)
        line(way * r, -r * 0.1, way * r, -r * 1.56, 0.14)
    line(-r, -r * 1.5, r, -r * 1.5, 0.14)


def tweezers(record):
    """Fine tweezers of polished steel, laid on their side: two arms of one spring, bowed outwards, that meet at the tips."""
    pose = Matrix.Translation(record['at']) @ Matrix.Rotation(math.radians(record.get('turn', 0)), 4, 'Y')
    steel = polished('steel')
    for side in (-1, 1):
        sections = []
        for k in range(97):
            s = k / 96
            # From the tip: a needle, a grip, and a neck where the two arms are welded.
            high = 0.55 + 4.3 * min(1.0, s / 0.5) ** 1.5 - 1.0 * max(0.0, (s - 0.62) / 0.38)
            thick = 0.36 + 0.75 * min(1.0, s / 0.4)
            bow = 4.6 * math.sin(math.pi * min(1.0, s / 0.93) ** 0.85) ** 1.3 if s < 0.93 else 0.0
            out = side * (thick * 0.98 + bow)
            ring = superellipse(thick, high / 2, 2.0, 32)
            sections.append([(out + x, high / 2 + y, -50 + 104 * s) for x, y in ring])
        link(loft('arm', sections), 'arm', [steel], pose, smooth=80)
