"""The back of a case: screwed and engraved, or a window of sapphire over the movement."""

import math

import bpy

from .materials import brushed, lacquer, polished, sapphire_glass
from .movement import movement, rotor
from .shapes import around, at, box, cut, fillet, lettering, link, turned

SCREWED = ('diver', 'gmt', 'gems')


def case_back(design, depth):
    """Built looking up and turned over: +Z of the back is away from the dial. `depth` is the underside of the middle."""
    outline = design['case']['outline']
    metal, edge = design['metal'], min(outline[:2])
    place = at(0, 0, depth, 180, 'Y')
    rim = fillet([(-1.0, -0.2), (-1.3, 0.7), (-2.0, 1.1), (-2.6, 1.1), (-2.7, 0.9)], 0.25)
    link(turned('back rim', rim, outline, 256), 'back rim', [polished(metal)], place)
    cover = [(-edge + 0.001, -0.2), (-2.4, -0.2), (-2.4, 0.95), (-edge + 0.001, 0.95)]
    plate = link(turned('back', cover, outline, 256, closed=True), 'back', [brushed(metal, 'round')], place, smooth=30)
    if design['case']['bezel'] in SCREWED:
        screwed(design, edge, plate, place)
    else:
        window(design, edge, plate, place)


def engraving(text, radius, size, place):
    """Words round the back, a letter at a time, spread over the whole ring."""
    ink = lacquer(0.045, 0.044, 0.042, 0.5)
    for k, letter in enumerate(text):
        if letter != ' ':
            turn = around(360 * k / len(text), radius, 0.955)
            lettering(letter, size, 'Jost-Medium', ink, place @ turn, 0.002)


def words(design, count):
    """Invented, and the same for every piece but for its number."""
    number = sum(ord(letter) * (i + 3) for i, letter in enumerate(design['id'])) % 9000 + 1000
    metres = {'diver': 300, 'gmt': 100, 'gems': 30}.get(design['case']['bezel'], 50)
    text = f' {design["brand"].upper()} · WATER RESISTANT {metres} M · NO {number} ·'
    return text.replace('WATER RESISTANT ', '') if len(text) > count else text


def ring_of_words(design, radius, size, place):
    around_it = 2 * math.pi * radius / (size * 0.98)
    text = words(design, around_it)
    if len(text) * 1.9 < around_it:
        text *= 2
    engraving(text, radius, size, place)


def screwed(design, edge, plate, place):
    """Six notches for the key, a turned field, the house's name and waves in the middle."""
    for k in range(6):
        notch = box('notch', edge * 0.12, edge * 0.1, 0.02)
        link(notch, 'notch', [polished('darkSteel')], place @ around(60 * k + 30, edge * 0.8, 0.952), smooth=0)
    ring_of_words(design, edge * 0.645, edge * 0.08, place)
    for share in (0.56, 0.73):
        line = fillet([(0.12, 0.94), (0.12, 1.0), (-0.12, 1.0), (-0.12, 0.94)], 0.05)
        link(turned('line', line, (edge * share, edge * share, 2), 160), 'line', [polished(design['metal'])], place)
    ink = lacquer(0.045, 0.044, 0.042, 0.5)
    lettering(design['brand'].upper(), edge * 0.12, 'Cormorant-SemiBold', ink, place @ at(0, edge * 0.1, 0.955), 0.002, spacing=1.2)
    lettering('AUTOMATIC', edge * 0.062, 'Jost-Regular', ink, place @ at(0, -edge * 0.06, 0.955), 0.002, spacing=1.4)
    lettering('CALIBRE 21', edge * 0.062, 'Jost-Regular', ink, place @ at(0, -edge * 0.17, 0.955), 0.002, spacing=1.4)


def window(design, edge, plate, place):
    """Sapphire in a polished ring; behind it the works and the winding weight."""
    radius = edge * 0.67
    hole = turned('window', [(-radius + 0.001, -2), (0, -2), (0, 3), (-radius + 0.001, 3)], (radius, radius, 2), 160, closed=True)
    cut(plate, link(hole, 'window', [polished(design['metal'])], place))
    ring = fillet([(0.5, 0.9), (0.5, 1.05), (-0.1, 1.1), (-0.3, 0.9), (-0.3, -2.2)], 0.08)
    link(turned('window ring', ring, (radius, radius, 2), 160), 'window ring', [polished(design['metal'])], place)
    glass = [(-0.2, 0.8), (-0.6, 0.92), (-radius + 0.001, 0.98)]
    link(turned('window glass', glass, (radius, radius, 2), 128), 'window glass', [sapphire_glass()], place)
    ring_of_words(design, (radius + 0.5 + edge - 2.6) / 2, edge * 0.075, place)
    gold = 'roseGold' if design['metal'] == 'roseGold' else 'yellowGold'
    before = all_parts()
    movement(radius - 0.3)
    rotor(radius - 0.4, gold)
    for part in all_parts() - before:
        part.matrix_world = place @ at(0, 0, -0.35) @ part.matrix_world


def all_parts():
    return set(bpy.context.scene.objects)
