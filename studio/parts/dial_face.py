"""Colours and finishes of dials."""

import math

from .materials import Graph, cached

TONES = {
    'black': ((0.012, 0.012, 0.014), True),
    'white': ((0.74, 0.73, 0.705), False),
    'silver': ((0.50, 0.50, 0.495), False),
    'grey': ((0.085, 0.088, 0.095), True),
    'blue': ((0.009, 0.034, 0.135), True),
    'green': ((0.006, 0.075, 0.045), True),
    'burgundy': ((0.09, 0.005, 0.012), True),
    'brown': ((0.085, 0.034, 0.016), True),
    'champagne': ((0.70, 0.50, 0.26), False),
    'salmon': ((0.72, 0.36, 0.23), False),
    'pink': ((0.76, 0.47, 0.48), False),
    'motherOfPearl': ((0.80, 0.80, 0.80), False),
    'ivory': ((0.80, 0.72, 0.55), False),
    'ice': ((0.40, 0.58, 0.68), False),
}


def is_dark(colour):
    return TONES[colour][1]


def polar(g, coordinates):
    split = g.node('SeparateXYZ', {0: coordinates})
    square = [g.math('MULTIPLY', split.outputs[i], split.outputs[i]) for i in (0, 1)]
    return g.math('SQRT', g.math('ADD', *square)), g.math('ARCTAN2', split.outputs[1], split.outputs[0]), split


def wave(g, value, period):
    return g.math('SINE', g.math('MULTIPLY', value, 2 * math.pi / period))


@cached
def dial_face(name, finish, colour, reach):
    """Sunburst, guilloche, lacquer, enamel, matte, ribbed, mother-of-pearl."""
    tone = TONES[colour][0]
    g = Graph(name)
    coordinates = g.node('TexCoord').outputs['Object']
    radius, angle, split = polar(g, coordinates)
    if finish == 'lacquer' or finish == 'enamel':
        return g.done(
            g.node(
                'BsdfPrincipled',
                {'Base Color': tone, 'Roughness': 0.3, 'Specular': 0.5, 'Clearcoat': 1.0, 'Clearcoat Roughness': 0.03},
            )
        )
    if finish == 'matte':
        noise = g.node('TexNoise', {'Vector': coordinates, 'Scale': 14, 'Detail': 3})
        bump = g.node('Bump', {'Height': noise, 'Strength': 0.15, 'Distance': 0.02})
        return g.done(
            g.node('BsdfPrincipled', {'Base Color': tone, 'Roughness': 0.55, 'Specular': 0.35, 'Normal': bump})
        )
    if finish == 'pearl':
        # Nacre: broad, calm clouds, all but white, with a breath of rose, green and blue.
        veins = g.node('TexNoise', {'Vector': coordinates, 'Scale': 0.16, 'Detail': 4, 'Distortion': 1.1})
        hues = g.ramp(
            veins.outputs['Fac'],
            [
                (0.30, (0.81, 0.72, 0.745)),
                (0.42, (0.83, 0.81, 0.765)),
                (0.5, (0.72, 0.795, 0.775)),
                (0.6, (0.84, 0.79, 0.795)),
                (0.72, (0.725, 0.765, 0.83)),
            ],
        )
        return g.done(
            g.node(
                'BsdfPrincipled',
                {
                    'Base Color': hues,
                    'Roughness': 0.28,
                    'Specular': 0.6,
                    'Clearcoat': 0.8,
                    'Clearcoat Roughness': 0.05,
                    'Metallic': 0.25,
                },
            )
        )
    # Metallic finishes grow darker towards the edge.
    edge = g.math('DIVIDE', radius, reach)
    shade = g.ramp(
        edge, [(0.0, tone), (0.45, tone), (1.0, tuple(c * (0.42 if TONES[colour][1] else 0.78) for c in tone))]
    )
    bright = tuple(min(1, c * (1.9 if TONES[colour][1] else 1.08) + 0.01) for c in tone)
    settings = {'Metallic': 0.92, 'Clearcoat': 0.5, 'Clearcoat Roughness': 0.04}
    if finish == 'sunburst':
        rays = g.node(
            'TexNoise',
            {
                'Vector': g.node(
                    'CombineXYZ',
                    {
                        0: g.math('MULTIPLY', g.math('COSINE', angle), 60.0),
                        1: g.math('MULTIPLY', g.math('SINE', angle), 60.0),
                        2: g.math('MULTIPLY', radius, 0.03),
                    },
                ),
                'Scale': 1.4,
                'Detail': 3,
            },
        )
        tint = g.mix(g.node('MapRange', {'Value': rays.outputs['Fac'], 1: 0.3, 2: 0.7, 3: 0.0, 4: 0.55}), shade, bright)
        # Rays are scratched outwards: light spreads across them.
        outwards = g.node('VectorMath', {0: coordinates}, operation='NORMALIZE')
        tangent = g.node(
            'VectorTransform', {0: outwards}, vector_type='VECTOR', convert_from='OBJECT', convert_to='WORLD'
        )
        settings.update(
            {
                'Roughness': 0.36,
                'Anisotropic': 0.88,
                'Tangent': tangent.outputs[0],
                'Normal': g.node('Bump', {'Height': rays.outputs['Fac'], 'Strength': 0.05, 'Distance': 0.02}),
            }
        )
    else:
        height = pattern(g, finish, radius, angle, split, reach)
        tint = g.mix(g.math('MULTIPLY', height, 0.35, True), shade, bright)
        if finish == 'flinque':
            # So shallow a relief is drawn by its tone as well, or it would be lost in the denoiser.
            tint = g.mix(g.math('SUBTRACT', 1.0, height, True), tint, (0.88, 0.88, 0.88), 'MULTIPLY')
        # A pale relief mirrors the room: half the depth keeps print and hands legible.
        deep, pale = {'flinque': (0.16, 0.05), 'grooves': (0.4, 0.06)}.get(finish, (0.55, 0.26))
        strength = deep if TONES[colour][1] else pale
        settings.update(
            {'Roughness': 0.27, 'Normal': g.node('Bump', {'Height': height, 'Strength': strength, 'Distance': 0.09})}
        )
    return g.done(g.node('BsdfPrincipled', {'Base Color': tint, **settings}))


def pattern(g, finish, radius, angle, split, reach):
    """Heights between 0 and 1 of engine-turned patterns."""
    if finish == 'ribbed':
        ribs = wave(g, g.math('ADD', split.outputs[0], split.outputs[1]), 1.1)
        return g.node('MapRange', {'Value': ribs, 1: -0.75, 2: -0.2, 3: 0.0, 4: 1.0}).outputs[0]
    if finish == 'grooves':
        return g.math('ADD', g.math('MULTIPLY', wave(g, radius, 0.32), 0.5), 0.5)
    if finish == 'flinque':
        swing = g.math('MULTIPLY', g.math('SINE', g.math('MULTIPLY', radius, 3.1)), 0.075)
        rays = g.math('SINE', g.math('MULTIPLY', g.math('ADD', angle, swing), 60.0))
        # Round the axis the rays would meet in a blot: they fade into a plain disc.
        fade = g.node('MapRange', {'Value': radius, 1: 2.6, 2: 4.2, 3: 0.0, 4: 0.5}).outputs[0]
        return g.math('ADD', g.math('MULTIPLY', rays, fade), 0.5)
    if finish == 'guilloche':
        # Two spirals that cross: barleycorns that grow towards the edge.
        turn = g.math(
            'MULTIPLY', g.math('LOGARITHM', g.math('MAXIMUM', g.math('DIVIDE', radius, reach), 0.04), math.e), 30.0
        )
        one = g.math('SINE', g.math('ADD', g.math('MULTIPLY', angle, 30.0), turn))
        two = g.math('SINE', g.math('SUBTRACT', g.math('MULTIPLY', angle, 30.0), turn))
        return g.math(
            'ADD', g.math('MULTIPLY', g.math('MULTIPLY', g.math('ABSOLUTE', one), g.math('ABSOLUTE', two)), 0.9), 0.05
        )
    raise ValueError(
        f'There is no dial finish "{finish}". Use sunburst, lacquer, enamel, matte, pearl, ribbed, grooves, flinque or guilloche.'
    )
