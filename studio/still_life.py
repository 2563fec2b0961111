"""Still lifes: pieces on stone in the light of a window. A scene is a JSON record in scenes/."""

import math

import bpy
from mathutils import Matrix, Vector

from design import read_design, read_scene
from parts.shapes import box, link
from props import gift_box, hide, leaves, loose_stones, loupe, plan, tweezers
from resting import settle
from scenery import cloth, ground
from stage import camera, card, softbox, world


# How a piece rests before it is turned: upright, dial or jewel up, on its side with the crown up.
RESTS = {
    'stands': Matrix.Identity(4),
    'lies': Matrix.Rotation(math.radians(-90), 4, 'X'),
    'side': Matrix.Rotation(math.radians(90), 4, 'Z'),
}


def place_items(scene, build):
    """Builds each piece, stands it on y = `at`[1], turned (about the vertical) and leaning back."""
    for item in scene['items']:
        before = set(bpy.context.scene.objects)
        design = read_design(item['design'])
        build(design)
        parts = [part for part in bpy.context.scene.objects if part not in before]
        rest = Matrix.Rotation(math.radians(-90), 4, 'X') if design.get('jewel') == 'ring' else Matrix.Identity(4)
        rest = RESTS[item.get('pose', 'stands')] @ rest
        for part in parts:
            part.matrix_world = rest @ part.matrix_world
        if item.get('pose') == 'lies':
            settle(parts, design.get('jewel'))
        pose = (
            Matrix.Rotation(math.radians(item.get('turn', 0)), 4, 'Y')
            @ Matrix.Rotation(math.radians(-item.get('lean', 0)), 4, 'X')
            @ Matrix.Rotation(math.radians(item.get('roll', 0)), 4, 'Z')
        )
        for part in parts:
            part.matrix_world = pose @ part.matrix_world
        low = lowest_of(parts, Vector((0, 1, 0)))
        x, y, z = item['at']
        for part in parts:
            part.matrix_world = Matrix.Translation((x, y - low, z)) @ part.matrix_world


def lowest_of(parts, up):
    """The lowest vertex along `up`; boxes around turned parts would leave the piece in the air."""
    bpy.context.view_layer.update()
    solid = [part for part in parts if part.type == 'MESH' and not part.hide_render]
    return min((part.matrix_world @ vertex.co).dot(up) for part in solid for vertex in part.data.vertices)


def window_light(settings):
    """Low sun through a tall window on the left; its bars lie on wall and stone."""
    strength, warm = settings.get('strength', 1.0), tuple(settings.get('colour', (1.0, 0.86, 0.70)))
    sun = bpy.data.lights.new('sun', 'SUN')
    sun.energy = 4.2 * strength
    sun.color = warm
    sun.angle = math.radians(settings.get('softness', 2.2))
    part = bpy.data.objects.new('sun', sun)
    direction = Vector(settings.get('from', (-0.86, 0.62, 0.62))).normalized()
    part.rotation_euler = direction.to_track_quat('Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(part)
    # The bars stand far out on the way of the light.
    black = bpy.data.materials.new('bars')
    black.use_nodes = True
    black.node_tree.nodes['Principled BSDF'].inputs['Base Color'].default_value = (0, 0, 0, 1)
    middle = Vector(settings.get('aim', (40, 60, -60))) + direction * 900
    pose = Matrix.Translation(middle) @ direction.to_track_quat('Z', 'Y').to_matrix().to_4x4()
    panes = settings.get('panes', (2, 3))
    width, height = settings.get('window', (330, 520))
    bars = [
        (-width / 2 - 1500, 0, 3000, 5000),
        (width / 2 + 1500, 0, 3000, 5000),
        (0, height / 2 + 1500, width, 3000),
        (0, -height / 2 - 1500, width, 3000),
    ]
    bars += [(-width / 2 + width * i / panes[0], 0, 16, height) for i in range(1, panes[0])]
    bars += [(0, -height / 2 + height * i / panes[1], width, 12) for i in range(1, panes[1])]
    for x, y, w, h in bars:
        hide(link(box('bar', w, h, 2), 'bar', [black], pose @ Matrix.Translation((x, y, 0)), smooth=0))
    leaves(settings.get('leaves', []), pose)


def mirrors(scene):
    """Soft boxes that metal mirrors: `lights`, each {at, size, level, colour}; else those of a room with one window. One
    that is `mirrored` alone speaks in metal and stones and leaves cloth and wall as they are."""
    level = scene.get('boxes', 1.0)
    lights = scene.get('lights')
    if lights is not None:
        for light in lights:
            part = softbox(
                'box',
                tuple(light['at']),
                tuple(light['size']),
                light['level'] * level,
                target=tuple(light.get('to', (0, 30, 0))),
                colour=tuple(light.get('colour', (1, 1, 1))),
                fall=tuple(light.get('fall', (0.3, 0.3))),
            )
            part.visible_diffuse = not light.get('mirrored', False)
        return
    softbox('window box', (-420, 330, 300), (300, 420), 5.0 * level, colour=(1, 0.93, 0.84), fall=(0.25, 0.25))
    softbox('strip', (420, 160, 160), (70, 460), 3.0 * level, colour=(1, 0.95, 0.9), fall=(0.35, 0.2))
    softbox('top', (60, 560, -20), (520, 120), 2.6 * level, fall=(0.2, 0.35))
    softbox('front', (-120, 240, 760), (360, 300), 1.4 * level, fall=(0.45, 0.45))
    softbox('spark', (190, 330, 640), (90, 90), 12.0 * level, fall=(0.3, 0.3))
    softbox('low spark', (-60, 40, 700), (120, 60), 6.0 * level, fall=(0.3, 0.3))
    card('flag', (260, 150, 620), (160, 460), 0.0)


def still_life(job, build):
    scene = read_scene(job['scene'])
    low, high = scene.get('roomLight', (0.12, 0.34))
    room = tuple(scene.get('room', (1.0, 0.95, 0.88)))
    world([(0.0, low), (0.5, low * 1.15), (1.0, high)], room, scene.get('roomStrength', 1.0))
    ground(scene)
    for record in scene.get('cloths', []):
        cloth(record)
    for record in scene.get('boxesOf', []):
        gift_box(record)
    for record in scene.get('loupes', []):
        loupe(record)
    for record in scene.get('tweezers', []):
        tweezers(record)
    for record in scene.get('plans', []):
        plan(record)
    loose_stones(scene.get('stones', []))
    place_items(scene, build)
    if job.get('beam'):
        # One light alone, for films: the room is dark.
        world([(0.0, 0.0), (0.5, 0.0), (1.0, 0.0)])
        mirrors({'lights': [job['beam']]})
    else:
        if scene.get('window') is not None:
            window_light(scene['window'])
        mirrors(scene)
    crop = scene['crops'][job.get('crop', 'landscape')]
    camera(
        tuple(crop['from']),
        tuple(crop['to']),
        crop['height'],
        job['size'][0] / job['size'][1],
        blur=(crop.get('opening', 8), tuple(crop.get('sharp', crop['to']))),
    )
