"""Materials by name. Colours are linear."""

import bpy

METALS = {
    'steel': (0.68, 0.675, 0.665),
    'titanium': (0.40, 0.385, 0.365),
    'platinum': (0.70, 0.685, 0.66),
    'whiteGold': (0.68, 0.65, 0.60),
    'yellowGold': (0.95, 0.69, 0.33),
    'roseGold': (0.95, 0.62, 0.455),
    'darkSteel': (0.10, 0.10, 0.105),
    'blued': (0.02, 0.05, 0.22),
}

# Lines of a satin finish on a millimetre.
LINES = 12.0


class Graph:
    """Short hand for a node tree."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()
        self.output = self.tree.nodes.new('ShaderNodeOutputMaterial')

    def node(self, kind, inputs=None, **settings):
        made = self.tree.nodes.new('ShaderNode' + kind)
        for key, value in settings.items():
            setattr(made, key, value)
        for key, value in (inputs or {}).items():
            self.put(made.inputs[key], value)
        return made

    def put(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif isinstance(value, bpy.types.Node):
            self.tree.links.new(value.outputs[0], socket)
        elif hasattr(value, '__len__') and len(value) == 3 and socket.type == 'RGBA':
            socket.default_value = (*value, 1)
        else:
            socket.default_value = value

    def math(self, operation, a, b=0.0, clamp=False):
        return self.node('Math', {0: a, 1: b}, operation=operation, use_clamp=clamp)

    def ramp(self, factor, stops):
        made = self.node('ValToRGB', {0: factor})
        ramp = made.color_ramp
        while len(ramp.elements) < len(stops):
            ramp.elements.new(0.5)
        for element, (place, colour) in zip(ramp.elements, stops):
            element.position = place
            element.color = (*colour, 1) if len(colour) == 3 else (colour[0],) * 3 + (1,)
        return made

    def mix(self, factor, a, b, blend='MIX'):
        return self.node('MixRGB', {'Fac': factor, 'Color1': a, 'Color2': b}, blend_type=blend)

    def done(self, shader):
        self.put(self.output.inputs['Surface'], shader)
        return self.material


def cached(make):
    """Materials are made once for a scene."""

    def look_up(*args):
        name = '-'.join([make.__name__, *map(str, args)])
        return bpy.data.materials.get(name) or make(name, *args)

    return look_up


@cached
def polished(name, metal, shade=1.0):
    """Mirror polish with the faintest haze, so that strips of light keep soft ends; `shade` darkens it."""
    g = Graph(name)
    coordinates = g.node('TexCoord').outputs['Object']
    haze = g.node('TexNoise', {'Vector': coordinates, 'Scale': 0.35, 'Detail': 3})
    roughness = g.node('MapRange', {'Value': haze, 1: 0.3, 2: 0.7, 3: 0.045, 4: 0.085})
    return g.done(g.node('BsdfPrincipled', {'Base Color': tuple(c * shade for c in METALS[metal]), 'Metallic': 1, 'Roughness': roughness}))


@cached
def brushed(name, metal, direction, coarseness=1.0, shade=1.0):
    """Satin finish: `direction` x, y or z, or `round` for turned parts; `shade` darkens it. Its lines are long, finer than
    a pixel of a whole watch and faint: the sheen comes from the stretched highlight, not from drawn strokes."""
    g = Graph(name)
    coordinates = g.node('TexCoord').outputs['Object']
    if direction == 'round':
        split = g.node('SeparateXYZ', {0: coordinates})
        square = [g.math('MULTIPLY', split.outputs[i], split.outputs[i]) for i in (0, 1)]
        radius = g.math('SQRT', g.math('ADD', *square))
        angle = g.math('ARCTAN2', split.outputs[1], split.outputs[0])
        fine = [g.math('MULTIPLY', length, LINES) for length in (radius, split.outputs[2])]
        streaks = g.node('CombineXYZ', {0: fine[0], 1: g.math('MULTIPLY', angle, 0.8), 2: fine[1]})
        tangent = g.node('Tangent', direction_type='RADIAL', axis='Z').outputs[0]
    else:
        along = {'x': (1, 0, 0), 'y': (0, 1, 0), 'z': (0, 0, 1)}[direction]
        # Lines change across one axis alone: on a sloping lug a second one would break them into grains.
        scale = {'x': (0.03, LINES, 0.05), 'y': (LINES, 0.03, 0.05), 'z': (0.05, LINES, 0.03)}[direction]
        # Every link has lines of its own.
        own = g.math('MULTIPLY', g.node('ObjectInfo').outputs['Random'], 400.0)
        streaks = g.node('Mapping', {'Vector': coordinates, 'Location': g.node('CombineXYZ', dict.fromkeys(range(3), own)), 'Scale': scale})
        tangent = g.node(
            'VectorTransform', {0: along}, vector_type='VECTOR', convert_from='OBJECT', convert_to='WORLD'
        ).outputs[0]
    noise = g.node('TexNoise', {'Vector': streaks, 'Scale': 1.0, 'Detail': 2, 'Roughness': 0.6})
    roughness = g.node('MapRange', {'Value': noise, 1: 0.3, 2: 0.7, 3: 0.31 - 0.025 * coarseness, 4: 0.31 + 0.025 * coarseness})
    tint = g.mix(
        g.node('MapRange', {'Value': noise, 1: 0.25, 2: 0.75, 3: 0.0, 4: 1.0}),
        tuple(c * 0.955 * shade for c in METALS[metal]),
        tuple(c * 0.985 * shade for c in METALS[metal]),
    )
    return g.done(
        g.node(
            'BsdfPrincipled',
            {'Base Color': tint, 'Metallic': 1, 'Roughness': roughness, 'Anisotropic': 0.75, 'Tangent': tangent},
        )
    )


@cached
def satin(name, metal, roughness=0.34):
    """Even sheen without a direction."""
    g = Graph(name)
    return g.done(g.node('BsdfPrincipled', {'Base Color': METALS[metal], 'Metallic': 1, 'Roughness': roughness}))


@cached
def grained(name, metal, size=9.0):
    """Sand-blasted metal."""
    g = Graph(name)
    noise = g.node('TexNoise', {'Vector': g.node('TexCoord').outputs['Object'], 'Scale': size, 'Detail': 4})
    bump = g.node('Bump', {'Height': noise, 'Strength': 0.18, 'Distance': 0.03})
    return g.done(
        g.node('BsdfPrincipled', {'Base Color': METALS[metal], 'Metallic': 1, 'Roughness': 0.42, 'Normal': bump})
    )


@cached
def ceramic(name, red, green, blue, roughness=0.07):
    g = Graph(name)
    return g.done(
        g.node('BsdfPrincipled', {'Base Color': (red, green, blue), 'Roughness': roughness, 'Specular': 0.62})
    )


@cached
def lacquer(name, red, green, blue, roughness=0.35):
    """Printing ink, paint, luminous mass."""
    g = Graph(name)
    return g.done(
        g.node('BsdfPrincipled', {'Base Color': (red, green, blue), 'Roughness': roughness, 'Specular': 0.35})
    )


@cached
def ink(name, is_pale):
    """Print on a dial: matte, so that a flare on the dial does not wash it out."""
    g = Graph(name)
    colour = (0.80, 0.79, 0.76) if is_pale else (0.012, 0.012, 0.015)
    return g.done(g.node('BsdfPrincipled', {'Base Color': colour, 'Roughness': 0.6, 'Specular': 0.08}))


@cached
def glowing(name):
    """Paper behind a stone, as bright as if the light reached it."""
    g = Graph(name)
    return g.done(g.node('Emission', {'Color': (1, 1, 1), 'Strength': 0.8}))


@cached
def luminous(name):
    """Pale luminous mass: fine grain under a matte skin."""
    g = Graph(name)
    grain = g.node('TexNoise', {'Vector': g.node('TexCoord').outputs['Object'], 'Scale': 18, 'Detail': 3})
    return g.done(
        g.node(
            'BsdfPrincipled',
            {
                'Base Color': g.mix(grain, (0.74, 0.78, 0.70), (0.86, 0.88, 0.80)),
                'Roughness': 0.6,
                'Normal': g.node('Bump', {'Height': grain, 'Strength': 0.1, 'Distance': 0.02}),
                'Subsurface': 0.15,
                'Subsurface Radius': (0.3, 0.3, 0.25),
                'Subsurface Color': (0.85, 0.88, 0.78),
            },
        )
    )


@cached
def sapphire_glass(name):
    """A crystal with anti-reflective coating: straight through, a faint blue-violet mirror at grazing angles."""
    g = Graph(name)
    clear = g.node('BsdfTransparent', {'Color': (0.992, 0.995, 0.998)})
    mirror = g.node('BsdfGlossy', {'Color': (0.62, 0.68, 1.0), 'Roughness': 0.0})
    facing = g.node('LayerWeight', {'Blend': 0.5}).outputs['Facing']
    amount = g.node('MapRange', {'Value': g.math('POWER', facing, 3.5), 1: 0.0, 2: 1.0, 3: 0.006, 4: 0.28})
    return g.done(g.node('MixShader', {0: amount, 1: clear, 2: mirror}))
