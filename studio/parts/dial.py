"""The dial: its plate, rehaut, minute track, brand name and date. Applied parts are in `indices.py`."""

import math

import bpy

from .counters import sub_dial, sub_dials
from .dial_face import TONES, dial_face, is_dark
from .materials import METALS, brushed, ink, lacquer, polished, satin
from .moon import moon
from .openwork import openwork
from .shapes import around, at, bevelled, cut, fillet, lettering, link, prism, superellipse, turned


def inner_outline(design):
    a, b, power = design['case']['outline']
    width = design['case']['bezelWidth']
    return a - width, b - width, power


def build_dial(design):
    a, b, power = inner_outline(design)
    dial = design['dial']
    reach = dial['reach']
    plate = None if dial['finish'] == 'openwork' else dial_plate(dial, a, b, power)
    if plate is None:
        openwork(design, a, b, power)
    rehaut(design, a, b, power)
    print_ink = ink(is_dark(dial['colour']))
    if dial.get('track', True):
        minute_track(dial, a, b, power, print_ink)
    name(design, print_ink, plate is None)
    cutters = []
    if 'date' in dial['extras']:
        cutters.append(date(dial, reach, design['accent']))
    for centre, radius in sub_dials(dial):
        cutters.append(sub_dial(design, centre, radius, print_ink))
    if 'moon' in dial['extras']:
        cutters.append(moon(design))
    for cutter in cutters:
        cut(plate, cutter)


def dial_plate(dial, a, b, power):
    face = dial_face(dial['finish'], dial['colour'], max(a, b))
    return link(
        turned(
            'dial',
            [(-min(a, b) + 0.001, 0), (0.4, 0), (0.4, -0.4), (-min(a, b) + 0.001, -0.4)],
            (a, b, power),
            256,
            closed=True,
        ),
        'dial',
        [face],
        smooth=30,
    )


def rehaut(design, a, b, power):
    """The inclined ring between dial and crystal."""
    metal = design['dial'].get('rehaut', design['metal'])
    if metal not in METALS:
        material = lacquer(*TONES[metal][0], 0.35)
    else:
        # Turned lines run round a circle alone: on a rectangle they would break.
        material = brushed(metal, 'round') if power == 2 else satin(metal)
    link(
        turned('rehaut', fillet([(0.05, 1.5), (-0.15, 1.45), (-0.85, 0.02), (-0.85, -0.1)], 0.08), (a, b, power), 256),
        'rehaut',
        [material],
    )


def minute_track(dial, a, b, power, print_ink):
    """Sixty printed strokes along the edge."""
    ring = superellipse(a - 1.35, b - 1.35, power, 60)
    for i, (x, y) in enumerate(ring):
        length, width = (0.95, 0.16) if i % 5 == 0 else (0.62, 0.085)
        if power == 2:
            turn = math.degrees(math.atan2(y, x)) - 90
        else:
            nx, ny = (
                abs(x / a) ** (power - 1) * math.copysign(1, x) / a,
                abs(y / b) ** (power - 1) * math.copysign(1, y) / b,
            )
            turn = math.degrees(math.atan2(ny, nx)) - 90
        stroke = prism(
            'stroke',
            [(-width / 2, -length / 2), (width / 2, -length / 2), (width / 2, length / 2), (-width / 2, length / 2)],
            0,
            0.008,
        )
        link(stroke, 'stroke', [print_ink], at(x, y, 0.001, turn), smooth=0)
    if dial.get('railway'):
        for inset in (0.9, 1.8):
            line = turned(
                'rail', [(0.03, 0), (0.03, 0.008), (-0.03, 0.008), (-0.03, 0)], (a - inset, b - inset, power), 256
            )
            link(line, 'rail', [print_ink])


def name(design, print_ink, is_open):
    """The brand's name under twelve, the line's over six. It stands on a plate of its own over a relief (`namePlate`),
    on a bridge where the dial is open."""
    dial = design['dial']
    spot = dial.get('namePlace', 0.47) * dial['reachY']
    size = dial.get('nameSize', 2.0)
    has_plate = is_open or dial.get('namePlate')
    text = lettering(
        design['brand'].upper(),
        size,
        dial.get('font', 'Cormorant-SemiBold'),
        ink(False) if is_open else print_ink,
        at(0, spot, 0.092 if has_plate else 0.012),
        0.012,
        0.012,
        spacing=1.18,
    )
    if has_plate:
        bpy.context.view_layer.update()
        opening = dial['reach'] + 0.9 - dial.get('ringWidth', 3.9)
        half = math.sqrt(opening**2 - spot**2) + 0.2 if is_open else text.dimensions.x / 2 + size * 0.5
        plate = prism('name plate', superellipse(half, size * (0.72 if is_open else 0.68), 12, 128), -0.5, 0.08)
        face = brushed(dial.get('worksMetal', design['metal']), 'x') if is_open else lacquer(*TONES[dial['colour']][0], 0.3)
        bevelled(link(plate, 'name plate', [face], at(0, spot, 0), smooth=30), 0.05, 2)
    if dial.get('line'):
        lettering(
            dial['line'],
            size * 0.54,
            'Jost-Regular',
            print_ink,
            at(0, dial.get('linePlace', -0.42) * dial['reachY'], 0.012),
            0.006,
            0.016,
            spacing=1.35,
        )


def date(dial, reach, metal):
    """A window with a bevelled frame, the disc a step below."""
    angle = dial.get('dateAt', 90)
    place = around(angle, reach * dial.get('datePlace', 0.78), 0, upright=True)
    width, height = 2.9, 2.2
    frame_outer = superellipse(width / 2 + 0.32, height / 2 + 0.32, 9, 64)
    frame = turned(
        'date frame', fillet([(0.28, 0), (0.28, 0.14), (0.0, 0.02), (0.0, -0.3)], 0.04), (width / 2, height / 2, 9), 96
    )
    link(frame, 'date frame', [polished(metal)], place, smooth=25)
    disc = prism('date disc', frame_outer, -0.36, -0.3)
    link(disc, 'date disc', [lacquer(0.80, 0.79, 0.77, 0.4)], place, smooth=0)
    lettering(
        dial.get('dateText', '8'), 2.05, 'Jost-Medium', lacquer(0.015, 0.015, 0.018), place @ at(0, 0, -0.29), 0.004
    )
    return link(
        prism('date opening', superellipse(width / 2, height / 2, 9, 64), -1, 1),
        'date opening',
        [polished(metal)],
        place,
        smooth=0,
    )
