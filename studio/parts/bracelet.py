"""Bracelets of solid links and woven bands."""

import math

from mathutils import Matrix

from .loop import frame, loop
from .materials import brushed, polished
from .shapes import bevelled, link, loft, mesh_of, turned
from .strap import strap


def build_bracelet(design):
    kind = design['strap']['kind']
    if kind in ('leather', 'textile', 'rubber'):
        strap(design, kind)
    elif kind == 'mesh':
        mesh_band(design)
    else:
        links(design, kind)


# Columns of a link row: (place of the middle, width) as parts of the whole width, material role.
ROWS = {
    'three': [(-0.335, 0.325, 'side'), (0, 0.335, 'centre'), (0.335, 0.325, 'side')],
    'five': [
        (-0.38, 0.235, 'side'),
        (-0.205, 0.105, 'accent'),
        (0, 0.295, 'centre'),
        (0.205, 0.105, 'accent'),
        (0.38, 0.235, 'side'),
    ],
    'brick': [(-0.385, 0.225, 'side'), (0, 0.53, 'centre'), (0.385, 0.225, 'side')],
}
LOOKS = {
    'three': ('brushed', 'brushed', 'polished'),
    'five': ('brushed', 'brushed', 'polished'),
    'brick': ('brushed', 'polished', 'polished'),
}


# The pieces above twelve lean just as far as the window: their metal is darker by this factor, or they would burn out.
ABOVE_TWELVE = {0: 0.6, 1: 0.48, 2: 0.52, 3: 0.72}


FLANK_DOME = 0.14


def satin(metal, finish, shade):
    # A mirror throws the window back undimmed: it is darker still.
    return brushed(metal, 'y', 1.0, shade) if finish == 'brushed' else polished(metal, round(shade**1.7, 3))


def links(design, kind):
    """Solid links; the outer columns close with the end pieces, the others stand half a link further on."""
    columns = ROWS[kind]
    places = even_places(design, design['strap'].get('pitch', 6.2) / 2)
    half = math.dist(places[1][:2], places[2][:2])
    gap = design['case']['lugWidth'] - 0.15
    taper = design['strap'].get('taper', 0.8)
    metal, accent = design['metal'], design['accent']
    looks = {role: look for role, look in zip(('side', 'centre', 'accent'), LOOKS[kind])}
    thickness = design['strap'].get('thickness', 3.0)
    for place, share, role in columns:
        end_piece(design, place * gap, gap * share - 0.1, role, thickness, half if late(role, kind) else 0)
    last = len(places) - 1
    for i, (y, z, angle) in enumerate(places[1:-1], 1):
        along = min(i, last - i) / (last / 2)
        width = gap * (1 - (1 - taper) * min(1, along * 1.35))
        for place, share, role in columns:
            if (i % 2 == 0) != late(role, kind):
                continue
            colour = accent if role in ('centre', 'accent') else metal
            finish = looks[role]
            material = satin(colour, finish, ABOVE_TWELVE.get(i, 1.0))
            piece = link_mesh(
                round(width * share - 0.14, 2), 2 * half - 0.22, thickness * (1.0 if role == 'side' else 0.97), 0.28
            )
            link_part(
                piece,
                [material, polished(colour)],
                frame(y, z, angle) @ Matrix.Translation((place * width, 0, -thickness / 2)),
            )


def late(role, kind):
    """Columns that stand half a link further on; the end piece reaches out to them."""
    return role == 'centre' or role == 'accent' and kind == 'five'


def even_places(design, half):
    """The loop in an even number of half links, about `half` long, so that both ends close alike."""
    length = (len(loop(design, 0.02)) - 1) * 0.02
    return loop(design, (length - 0.01) / (2 * round(length / half / 2)))


def link_part(mesh, materials, matrix):
    part = link(
        mesh.copy() if mesh.materials and mesh.materials[0] != materials[0] else mesh,
        'link',
        materials,
        matrix,
        smooth=35,
    )
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
    # A flat flank would mirror one spot of the room in every link alike: each is domed by a tenth of a millimetre or so.
    for start, x in ((0, -half - FLANK_DOME), (count, half + FLANK_DOME)):
        vertices.append((x, 0, 0))
        middle = len(vertices) - 1
        ring = [(start + i, start + (i + 1) % count) for i in range(count)]
        faces += [(b, a, middle) if start == 0 else (a, b, middle) for a, b in ring]
        slots += [1] * count
    mesh = mesh_of('link', vertices, faces, slots)
    mesh.flip_normals()
    return mesh


def end_piece(design, x, width, role, thickness, reach):
    """One column of the solid piece between the lugs: it follows the case on its inner side, then the loop for `reach`,
    or as a thin hinge into the first link. Satin in every column: polished, it would mirror the window whole."""
    b = design['case']['outline'][1]
    path = loop(design, (reach - 0.1 if reach else 1.2) / 4)
    start = path[0][0]
    colour = design['metal'] if role == 'side' else design['accent']
    rows = []
    for k in range(9):
        y = b - 6.5 + (start - b + 6.5) * k / 8
        drop = -0.55 - 2.0 * max(0.0, (y - b * 0.86) / (start - b * 0.86)) ** 1.6
        rows.append([(y, drop - thickness), (y, drop)])
    for y, z, angle in path[1:5]:
        depths = (thickness, 0) if reach else (thickness * 0.72, thickness * 0.28)
        rows.append([(y + math.sin(angle) * depth, z - math.cos(angle) * depth) for depth in depths])
    for flip in (1, -1):
        sections = [
            [(x + side * width / 2, y * flip, z) for side, (y, z) in ((-1, low), (1, low), (1, top), (-1, top))]
            for low, top in rows
        ]
        mesh = loft('end piece', sections)
        if flip > 0:
            mesh.flip_normals()
        material = satin(colour, 'brushed', ABOVE_TWELVE[1 if reach else 0] if flip > 0 else 1.0)
        bevelled(link(mesh, 'end piece', [material], smooth=30), 0.2, 3)


def mesh_band(design):
    """A woven band of metal: rows of leaning rings."""
    places = loop(design, 1.05)
    gap = design['case']['lugWidth'] - 0.3
    count = int(gap / 1.05)
    ring = turned(
        'ring',
        [(0.26 * math.cos(t), 0.26 * math.sin(t)) for t in [2 * math.pi * k / 8 for k in range(8)]],
        (0.62, 0.62, 2),
        14,
        closed=True,
    )
    for i, (y, z, angle) in enumerate(places):
        for k in range(count):
            x = (k - (count - 1) / 2) * gap / count + (0.25 if i % 2 else -0.25)
            link(
                ring,
                'ring',
                [polished(design['metal'])],
                frame(y, z, angle)
                @ Matrix.Translation((x, 0, -0.7))
                @ Matrix.Rotation(math.radians(38 if i % 2 else -38), 4, 'Y')
                @ Matrix.Rotation(math.radians(30), 4, 'X'),
            )
