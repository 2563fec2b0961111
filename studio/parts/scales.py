"""Scales of bezels: minutes of a dive, hours of a second time, speeds."""

import math

from .materials import lacquer, luminous, polished
from .shapes import around, at, fillet, lettering, link, prism, turned


def scale(kind, outer, width):
    """Fills the scale of `kind` into a bezel's sloping insert."""
    slope = math.degrees(math.atan2(0.18, width - 1.4))
    ink = lacquer(0.82, 0.80, 0.76, 0.3)
    radius, band = outer - (0.9 + width - 0.5) / 2, width - 1.4

    def place(angle):
        return around(angle, radius, 1.716) @ at(0, 0, 0, -slope, 'X')

    SCALES[kind](place, band, ink)
    if kind != 'tachymeter':
        pip(place(0), band * 0.3, ink)


def minutes(place, band, ink):
    """Quarters in figures, five minutes as dots, single ones as fine strokes at the edge."""
    for minute in range(1, 60):
        if minute % 15 == 0:
            lettering(str(minute), band * 0.74, 'Jost-Medium', ink, place(minute * 6), 0.004)
        elif minute % 5 == 0:
            dot(place(minute * 6), band * 0.15, ink)
        elif abs(minute - 30) != 1 and minute % 15 not in (1, 14):
            mark(0.16, band * 0.24, place(minute * 6) @ at(0, band * 0.22), ink)


def hours(place, band, ink):
    """Twenty-four hours: every third in figures, dots between."""
    for hour in range(1, 24):
        if hour % 3 == 0:
            lettering(str(hour), band * 0.62, 'Jost-Medium', ink, place(hour * 15), 0.004)
        else:
            dot(place(hour * 15), band * 0.1, ink)


def speeds(place, band, ink):
    for minute in range(8, 60):
        if minute % 5 == 0 and minute >= 10:
            lettering(str(int(3600 / minute)), band * 0.5, 'Jost-Medium', ink, place(minute * 6), 0.004)
        else:
            mark(0.12, band * 0.3, place(minute * 6) @ at(0, -band * 0.2), ink)


SCALES = {'diver': minutes, 'gmt': hours, 'tachymeter': speeds}


def pip(place, radius, ink):
    """A luminous point in a polished ring, between two strokes."""
    ring = turned('pip', fillet([(0.22, 0), (0.2, 0.16), (0, 0.16), (-0.02, 0.05)], 0.05), (radius, radius, 2), 48)
    link(ring, 'pip', [polished('steel')], place)
    link(turned('pip fill', [(0, 0.08), (-radius + 0.01, 0.14)], (radius, radius, 2), 48), 'pip fill', [luminous()], place)
    for side in (-1, 1):
        mark(0.28, radius * 2.3, place @ at(side * (radius + 0.75), 0), ink)


def dot(place, radius, ink):
    link(turned('scale dot', [(-radius + 0.001, 0.008), (0, 0.008)], (radius, radius, 2), 32), 'scale dot', [ink], place)


def mark(width, length, place, ink):
    half, long = width / 2, length / 2
    outline = [(-half, -long), (half, -long), (half, long), (-half, long)]
    link(prism('mark', outline, -0.005, 0.006), 'mark', [ink], place, smooth=0)
