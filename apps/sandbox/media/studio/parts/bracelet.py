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
    'three': ([(-0.335, 0.325, 'side'), (0, 0.335, 'centre'), (0.335, 0.325, 'side')], 0.5),
    'five': (
        [
            (-0.38, 0.235, 'side'),
            (-0.205, 0.105, 'accent'),
            (0, 0.295, 'centre'),
            (0.205, 0.105, 'accent'),
            (0.38, 0.235, 'side'),
        ],
        0.5,
    ),
    'brick': ([(-0.385, 0.225, 'side'), (0, 0.53, 'centre'), (0.385, 0.225, 'side')], 0.5),
}
LOOKS = {
    'three': ('brushed', 'brushed', 'polished'),
    'five': ('brushed', 'brushed', 'polished'),
    'brick': ('brushed', 'polished', 'polished'),
}


# The pieces above twelve lean just as far as the window: their metal is darker by this factor, or they would burn out.
ABOVE_TWELVE = {0: 0.6, 1: 0.5, 2: 0.55, 3: 0.75}


FLANK_DOME = 0.14


def satin(metal, finish, shade):
    return brushed(metal, 'y', 1.0, shade) if finish == 'brushed' else polished(metal, shade)


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
            material = satin(colour, finish, ABOVE_TWELVE.get(i, 1.0))
            piece = link_mesh(
                round(width * share - 0.14, 2), pitch - 0.22, thickness * (1.0 if role == 'side' else 0.97), 0.28
            )
            link_part(
                piece,
                [material, polished(colour)],
                frame(y, z, angle) @ Matrix.Translation((place * width, 0, -thickness / 2)),
            )


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
                sections.append(
                    [
                        (x0, y * flip, drop - thickness),
                        (x1, y * flip, drop - thickness),
                        (x1, y * flip, drop),
                        (x0, y * flip, drop),
                    ]
                )
            mesh = loft('end piece', sections)
            if flip > 0:
                mesh.flip_normals()
            material = satin(colour, finish, ABOVE_TWELVE[0] if flip > 0 else 1.0)
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
