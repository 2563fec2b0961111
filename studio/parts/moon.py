"""The phase of the moon, in a window of the dial."""

import math

from .materials import Graph, brushed, cached, polished
from .shapes import at, cut, fillet, link, prism, turned


@cached
def night(name):
    """Deep blue with a few fine stars."""
    g = Graph(name)
    where = g.node('TexCoord').outputs['Object']
    stars = g.node('TexVoronoi', {'Vector': where, 'Scale': 1.7}, feature='F1')
    spark = g.node('MapRange', {'Value': stars.outputs['Distance'], 1: 0.10, 2: 0.07, 3: 0.0, 4: 1.0})
    colour = g.mix(spark, (0.006, 0.016, 0.075), (0.9, 0.66, 0.32))
    return g.done(
        g.node('BsdfPrincipled', {'Base Color': colour, 'Metallic': 0.6, 'Roughness': 0.25, 'Clearcoat': 1.0})
    )


def window(radius, grow=0.0):
    """Half a disc whose lower edge has two bows, behind which the moon sets."""
    r = radius + grow
    points = [(r * math.cos(math.pi * k / 48), r * math.sin(math.pi * k / 48) - grow) for k in range(49)]
    bow = radius * 0.36 - grow
    for middle in (-radius * 0.62, radius * 0.62):
        points += [
            (middle - bow * math.cos(math.pi * k / 24), bow * math.sin(math.pi * k / 24) - grow) for k in range(1, 24)
        ]
    return points


def moon(design):
    """Builds disc, moon and frame; returns what cuts the window out of the dial."""
    reach = design['dial']['reach']
    radius = reach * 0.34
    place = at(0, -reach * 0.6, 0)
    disc = turned('night', [(-radius * 1.2 + 0.001, -0.3), (0, -0.3)], (radius * 1.2, radius * 1.2, 2), 96)
    link(disc, 'night', [night()], place)
    size = radius * 0.36
    globe = turned('moon', fillet([(size, -0.3), (size, -0.2), (0.0, -0.12)], 0.2), (0, 0, 2), 64)
    link(globe, 'moon', [brushed('yellowGold', 'round')], place @ at(radius * 0.08, radius * 0.5, 0))
    rim = link(prism('moon rim', window(radius, 0.16), -0.02, 0.06), 'moon rim', [polished(design['accent'])], place)
    cutter = link(prism('moon window', window(radius), -1, 1), 'moon window', [night()], place, smooth=0)
    cut(rim, cutter)
    return cutter
