"""What pieces are given in: a lidded box with its cloth, and an engraved card on its envelope."""

import math

import bpy
from mathutils import Matrix

from .materials import METALS, Graph, cached, lacquer, polished
from .setting import tube
from .shapes import at, bevelled, fillet, lettering, link, loft, prism, superellipse, turned

HOUSE = 'HALBRENN'
FOOT, RIM, LID = 14.0, 20.0, 13.0  # Cushion, edge of the box, depth of the lid; mm.


@cached
def cloth(name, red, green, blue, threads=9.0):
    """Linen: threads across threads, none quite alike."""
    g = Graph(name)
    where = g.node('TexCoord').outputs['Object']
    split = g.node('SeparateXYZ', {0: where})
    weave = g.math('MULTIPLY', *(g.math('SINE', g.math('MULTIPLY', split.outputs[i], threads)) for i in (0, 1)))
    slub = g.node('TexNoise', {'Vector': where, 'Scale': 1.3, 'Detail': 5})
    height = g.math('ADD', weave, slub.outputs['Fac'])
    base = (red, green, blue)
    tint = g.mix(slub.outputs['Fac'], tuple(c * 0.72 for c in base), tuple(min(1, c * 1.2) for c in base))
    bump = g.node('Bump', {'Height': height, 'Strength': 0.25, 'Distance': 0.08})
    inputs = {'Base Color': tint, 'Roughness': 0.85, 'Specular': 0.2, 'Sheen': 0.35, 'Normal': bump}
    return g.done(g.node('BsdfPrincipled', inputs))


@cached
def oak(name, red, green, blue):
    """Oiled oak: grain along x, pores as short dark dashes, a silky sheen."""
    g = Graph(name)
    where = g.node('TexCoord').outputs['Object']
    grain = g.node('TexNoise', {'Vector': g.node('Mapping', {'Vector': where, 'Scale': (0.02, 0.5, 0.5)}), 'Scale': 1.0, 'Detail': 6, 'Distortion': 0.4})
    pores = g.node('TexNoise', {'Vector': g.node('Mapping', {'Vector': where, 'Scale': (0.16, 3.4, 3.4)}), 'Scale': 1.0, 'Detail': 2})
    base = (red, green, blue)
    tone = g.node('MapRange', {'Value': grain.outputs['Fac'], 1: 0.34, 2: 0.68, 3: 0.0, 4: 1.0})
    tint = g.mix(tone, tuple(c * 0.62 for c in base), tuple(min(1, c * 1.22) for c in base))
    dark = g.node('MapRange', {'Value': pores.outputs['Fac'], 1: 0.58, 2: 0.7, 3: 0.0, 4: 0.6})
    tint = g.mix(dark, tint, tuple(c * 0.34 for c in base))
    bump = g.node('Bump', {'Height': g.math('MULTIPLY', dark, -1.0), 'Strength': 0.3, 'Distance': 0.08})
    inputs = {'Base Color': tint, 'Roughness': 0.42, 'Specular': 0.4, 'Normal': bump}
    return g.done(g.node('BsdfPrincipled', inputs))


@cached
def foil(name, metal):
    """Hot foil: metal without depth."""
    g = Graph(name)
    return g.done(g.node('BsdfPrincipled', {'Base Color': METALS[metal], 'Metallic': 1, 'Roughness': 0.32}))


def box(design):
    """Open, its lid leaning back; `holds` are jewels on the cushion: {record, at, lean, turn}."""
    from .jewels import JEWELS

    a, b = design.get('size', [38, 32])
    outline = (a, b, 14)
    shell = (oak if design.get('wood') else cloth)(*design['cloth'])
    lined = cloth(*design.get('lining', [0.62, 0.57, 0.50]), 22.0)
    trim = polished(design['metal'])
    body = fillet([(-8, 0), (-0.5, 0), (0, 0.8), (0, RIM), (-0.4, RIM + 0.4), (-2.2, RIM + 0.4), (-2.4, FOOT)], 0.4)
    link(turned('box', body, outline, 256), 'box', [shell], smooth=50)
    cushion = fillet([(-2.3, FOOT - 2), (-2.6, FOOT), (-6, FOOT + 1.6), (-a + 0.01, FOOT + 1.9)], 1.2)
    link(turned('cushion', cushion, outline, 256), 'cushion', [lined], smooth=60)
    hinge = Matrix.Translation((0, b, RIM + 0.6)) @ Matrix.Rotation(math.radians(-104), 4, 'X') @ Matrix.Translation((0, -b, -RIM - 0.6))
    top = RIM + 0.7 + LID
    lid = [(-2.2, RIM + 0.7), (-0.4, RIM + 0.7), (0, RIM + 1.1), (0, top - 1), (-1.2, top), (-a + 0.01, top)]
    link(turned('lid', fillet(lid, 0.5), outline, 256), 'lid', [shell], hinge, smooth=50)
    inside = [(-2.2, RIM + 0.7), (-2.4, top - 3.5), (-5, top - 2.6), (-a + 0.01, top - 2.4)]
    link(turned('lid lining', fillet(inside, 0.8), outline, 256), 'lid lining', [lined], hinge, smooth=60)
    for z in (RIM + 0.2, RIM + 0.9):
        edge = fillet([(0.15, z - 0.2), (0.15, z + 0.2), (-0.5, z + 0.2), (-0.5, z - 0.2)], 0.1, closed=True)
        link(turned('trim', edge, outline, 256, closed=True), 'trim', [trim], hinge if z > RIM + 0.5 else None)
    words = hinge @ at(0, 0, top - 2.5) @ Matrix.Rotation(math.pi, 4, 'X')
    lettering(design.get('house', HOUSE).upper(), a * 0.17, 'Cormorant-SemiBold', foil(design['metal']), words, 0.05, spacing=1.25)
    for row in slots(design.get('holds', [])):
        roll(row, lined)
    for held in design.get('holds', []):
        before = set(bpy.context.scene.objects)
        record = {'metal': design['metal'], **held['record']}
        JEWELS[record['jewel']](record)
        x, y, z = held['at']
        place = at(x, y, FOOT + 1.9 + z, held.get('turn', 0)) @ at(0, 0, 0, held.get('lean', 0), 'X')
        for part in set(bpy.context.scene.objects) - before:
            part.matrix_world = place @ part.matrix_world


def slots(holds):
    """Slits in the cushion for the rings, one for those that stand in a line: {y, half its opening, first and last x}."""
    lines = {}
    for held in holds:
        record = held['record']
        if record['jewel'] == 'ring':
            x, y, _ = held['at']
            reach = record.get('inner', 8.4) + record.get('thickness', 1.75) + 3.2
            lines.setdefault(y, []).append((x - reach, x + reach, record.get('width', 2.1) / 2))
    for y, rings in lines.items():
        yield y, max(ring[2] for ring in rings), min(ring[0] for ring in rings), max(ring[1] for ring in rings)


def roll(row, stuff, thick=3.4):
    """Two soft rolls, their ends rounded; what stands between them is held."""
    y, half, first, last = row
    for side in (-1, 1):
        middle, sections = y + side * (half + thick * 0.94), []
        for k in range(49):
            share = k / 48
            near = min(1.0, min(share, 1 - share) * (last - first) / (thick * 1.2))
            r = thick * math.sqrt(max(0.001, 1 - (1 - near) ** 2))
            turns = [2 * math.pi * i / 40 for i in range(40)]
            x = first + (last - first) * share
            sections.append([(x, middle + r * math.cos(t), FOOT + 1.2 + r * math.sin(t)) for t in turns])
        link(loft('roll', sections), 'roll', [stuff], smooth=70)


def card(design):
    """A card with gilt edge, name and rosette, half on its envelope."""
    paper = cloth(0.66, 0.62, 0.55, 30.0)
    envelope(paper)
    place = at(4, -6, 1.6, -7)
    tone = lacquer(*design['cloth'], 0.55)
    sheet = prism('card', superellipse(42.8, 27, 16, 256), 0, 0.9)
    bevelled(link(sheet, 'card', [tone], place, smooth=30), 0.12, 2)
    gilt = fillet([(0.05, 0.1), (0.05, 0.8), (-0.3, 0.8), (-0.3, 0.1)], 0.05, closed=True)
    link(turned('gilt', gilt, (42.8, 27, 16), 256, closed=True), 'gilt', [polished(design['metal'])], place)
    gold = lacquer(*design['ink'], 0.5) if 'ink' in design else foil(design['metal'])
    lettering(HOUSE, 5.4, 'Cormorant-SemiBold', gold, place @ at(-12, 1.2, 0.93), 0.02, spacing=1.3)
    link(prism('rule', [(-9, -0.1), (9, -0.1), (9, 0.1), (-9, 0.1)], 0, 0.03), 'rule', [gold], place @ at(-12, -4.2, 0.91), smooth=0)
    for turn in range(3):
        rosette = []
        for k in range(900):
            t = 2 * math.pi * k / 900
            r = 11.5 * (0.72 + 0.24 * math.sin(12 * t + turn * 2.1) + 0.04 * math.sin(36 * t))
            rosette.append((r * math.cos(t), r * math.sin(t), 0))
        tube('rosette', rosette, 0.1, gold, closed=True, sides=6).matrix_world = place @ at(25, 0, 0.93)


def envelope(paper):
    """Its flap open, lined in the darker tone of the house."""
    place = at(-5, 9, 0, 4)
    sheet = prism('envelope', [(-56, -38), (56, -38), (56, 38), (-56, 38)], 0, 0.5)
    bevelled(link(sheet, 'envelope', [paper], place, smooth=30), 0.15, 2)
    flap = prism('flap', [(-54, 36), (54, 36), (5, -6), (-5, -6)][::-1], 0.5, 0.8)
    bevelled(link(flap, 'flap', [paper], place, smooth=30), 0.15, 2)
