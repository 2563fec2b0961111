"""Light, ground and cameras. One rig for the whole catalogue, so that a listing reads as one shoot."""

import math

import bpy
from mathutils import Matrix, Vector


def look_at(place, target, up=(0, 1, 0)):
    """A matrix at `place` whose -Z looks at `target`."""
    z = (Vector(place) - Vector(target)).normalized()
    x = Vector(up).cross(z)
    if x.length < 1e-4:
        x = Vector((1, 0, 0))
    x.normalize()
    y = z.cross(x)
    return Matrix(
        ((x[0], y[0], z[0], place[0]), (x[1], y[1], z[1], place[1]), (x[2], y[2], z[2], place[2]), (0, 0, 0, 1))
    )


def softbox(name, place, size, strength, target=(0, 0, 0), colour=(1, 1, 1), fall=(0.25, 0.25), up=(0, 1, 0)):
    """A cloth lit from behind: brightest in the middle, `fall` = share of each edge over which it fades."""
    w, h = size
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(
        [(-w / 2, -h / 2, 0), (w / 2, -h / 2, 0), (w / 2, h / 2, 0), (-w / 2, h / 2, 0)], [], [(3, 2, 1, 0)]
    )
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()

    def node(kind, **settings):
        made = tree.nodes.new('ShaderNode' + kind)
        for key, value in settings.items():
            setattr(made, key, value)
        return made

    split = node('SeparateXYZ')
    tree.links.new(node('TexCoord').outputs['Object'], split.inputs[0])
    level = None
    for axis, half, share in ((0, w / 2, fall[0]), (1, h / 2, fall[1])):
        size_of = node('Math', operation='ABSOLUTE')
        tree.links.new(split.outputs[axis], size_of.inputs[0])
        fade = node('MapRange', interpolation_type='SMOOTHSTEP')
        tree.links.new(size_of.outputs[0], fade.inputs['Value'])
        fade.inputs[1].default_value, fade.inputs[2].default_value = half, half * (1 - 2 * share)
        fade.inputs[3].default_value, fade.inputs[4].default_value = 0, 1
        if level is None:
            level = fade.outputs[0]
        else:
            product = node('Math', operation='MULTIPLY')
            tree.links.new(level, product.inputs[0])
            tree.links.new(fade.outputs[0], product.inputs[1])
            level = product.outputs[0]
    amount = node('Math', operation='MULTIPLY')
    tree.links.new(level, amount.inputs[0])
    amount.inputs[1].default_value = strength
    emission = node('Emission')
    emission.inputs['Color'].default_value = (*colour, 1)
    tree.links.new(amount.outputs[0], emission.inputs['Strength'])
    one_sided = node('MixShader')
    tree.links.new(node('NewGeometry').outputs['Backfacing'], one_sided.inputs[0])
    tree.links.new(emission.outputs[0], one_sided.inputs[1])
    tree.links.new(node('BsdfTransparent').outputs[0], one_sided.inputs[2])
    tree.links.new(one_sided.outputs[0], node('OutputMaterial').inputs[0])
    mesh.materials.append(material)
    part = bpy.data.objects.new(name, mesh)
    part.matrix_world = look_at(place, target, up)
    part.visible_camera = False
    part.visible_shadow = False
    bpy.context.scene.collection.objects.link(part)
    return part


def card(name, place, size, grey, target=(0, 0, 0), up=(0, 1, 0)):
    """A dark or white card that metal mirrors; it throws no shadow."""
    w, h = size
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(
        [(-w / 2, -h / 2, 0), (w / 2, -h / 2, 0), (w / 2, h / 2, 0), (-w / 2, h / 2, 0)], [], [(0, 1, 2, 3)]
    )
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    shader = material.node_tree.nodes['Principled BSDF']
    shader.inputs['Base Color'].default_value = (grey, grey, grey, 1)
    shader.inputs['Roughness'].default_value = 1
    shader.inputs['Specular'].default_value = 0
    mesh.materials.append(material)
    part = bpy.data.objects.new(name, mesh)
    part.matrix_world = look_at(place, target, up)
    part.visible_camera = False
    part.visible_shadow = False
    part.visible_diffuse = False
    bpy.context.scene.collection.objects.link(part)
    return part


def world(stops, colour=(1, 1, 1), strength=1.0, axis=1):
    """Light of the room: grey by height, from below (0) to above (1)."""
    made = bpy.data.worlds.new('room')
    bpy.context.scene.world = made
    made.use_nodes = True
    tree = made.node_tree
    background = tree.nodes['Background']
    split = tree.nodes.new('ShaderNodeSeparateXYZ')
    tree.links.new(tree.nodes.new('ShaderNodeTexCoord').outputs['Generated'], split.inputs[0])
    height = tree.nodes.new('ShaderNodeMapRange')
    height.inputs[1].default_value = -1
    tree.links.new(split.outputs[axis], height.inputs['Value'])
    ramp = tree.nodes.new('ShaderNodeValToRGB')
    while len(ramp.color_ramp.elements) < len(stops):
        ramp.color_ramp.elements.new(0.5)
    for element, (place, grey) in zip(ramp.color_ramp.elements, stops):
        element.position = place
        element.color = (*(grey * c for c in colour), 1)
    tree.links.new(height.outputs[0], ramp.inputs[0])
    tree.links.new(ramp.outputs[0], background.inputs['Color'])
    background.inputs['Strength'].default_value = strength


def camera(place, target, frame_height, aspect, up=(0, 1, 0), shift=(0.0, 0.0), blur=None):
    """`frame_height` in mm at the target. `blur` = (width of the aperture, sharp point)."""
    data = bpy.data.cameras.new('camera')
    distance = (Vector(place) - Vector(target)).length
    data.sensor_fit = 'VERTICAL'
    data.angle = 2 * math.atan(frame_height / 2 / distance)
    data.shift_x, data.shift_y = shift
    data.clip_end = 10000
    if blur:
        # Blender reads the lens in thousandths of a unit; `opening` is the width of the aperture in mm.
        opening, sharp = blur
        data.dof.use_dof = True
        data.dof.aperture_fstop = data.lens / 1000 / opening
        data.dof.focus_distance = abs((look_at(place, target, up).inverted() @ Vector(sharp)).z)
    part = bpy.data.objects.new('camera', data)
    part.matrix_world = look_at(place, target, up)
    bpy.context.scene.collection.objects.link(part)
    bpy.context.scene.camera = part
    return part
