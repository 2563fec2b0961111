"""Counters and small seconds: where they lie, and how they are built."""

from .dial_face import dial_face, is_dark
from .hands import ridge
from .materials import ink, polished
from .shapes import around, at, box, fillet, lettering, link, turned


def sub_dials(dial):
    reach = dial['reach']
    if 'counters' in dial['extras']:
        return [
            ((-reach * 0.47, 0), reach * 0.285),
            ((reach * 0.47, 0), reach * 0.285),
            ((0, -reach * 0.47), reach * 0.285),
        ]
    if 'smallSeconds' in dial['extras']:
        return [((0, -reach * 0.5), reach * 0.26)]
    return []


def sub_dial(design, centre, radius, print_ink):
    """A sunk counter with turned grooves, a polished rim, numerals and a hand."""
    dial = design['dial']
    place = at(*centre, 0)
    colour = dial.get('counterColour', dial['colour'])
    if is_dark(colour) != is_dark(dial['colour']):
        print_ink = ink(is_dark(colour))
    floor = turned('counter', [(-radius + 0.001, -0.22), (0, -0.22)], (radius, radius, 2), 128)
    link(floor, 'counter', [dial_face(dial.get('counterFinish', 'grooves'), colour, radius)], place)
    rim = turned(
        'counter rim',
        fillet([(-0.16, -0.22), (-0.02, 0.07), (0.16, 0.07), (0.2, -0.02)], 0.04),
        (radius, radius, 2),
        128,
    )
    link(rim, 'counter rim', [polished(design['accent'])], place)
    for i in range(60 if radius > 3 else 30):
        angle = i * (6 if radius > 3 else 12)
        length = 0.6 if angle % 30 == 0 else 0.32
        stroke = box('counter stroke', 0.075, length, 0.01)
        link(stroke, 'counter stroke', [print_ink], place @ around(angle, radius - 0.28 - length / 2, -0.21), smooth=0)
    for k, text in enumerate(dial.get('counterText', ['60', '15', '30', '45'])):
        lettering(text, radius * 0.34, 'Jost-Regular', print_ink, place @ around(k * 90, radius * 0.62, -0.205, True), 0.004)
    half = 0.16
    mesh, used = ridge(
        'counter hand',
        [(-radius * 0.25, half), (radius * 0.7, 0.07), (radius * 0.78, 0.03)],
        0.1,
        # Polished, so small a hand would be lost on a dark counter: it is painted.
        [ink(True) if is_dark(colour) else polished(design['accent'])] * 2,
    )
    link(
        mesh,
        'counter hand',
        used,
        place @ at(0, 0, 0.12, -dial.get('counterAngles', 40) * (1 + centre[0] * 0.1)),
        smooth=0,
    )
    link(
        turned('counter cap', fillet([(0.34, 0), (0.34, 0.3), (0, 0.34)], 0.06), (0, 0, 2), 32),
        'counter cap',
        [polished(design['accent'])],
        place,
    )
    return link(
        turned(
            'counter opening',
            [(-radius + 0.001, -1), (0, -1), (0, 1), (-radius + 0.001, 1)],
            (radius, radius, 2),
            128,
            closed=True,
        ),
        'counter opening',
        [print_ink],
        place,
    )
