"""Draws the name of the house as outlines, once in the heading face of each theme: `python3 scripts/drawWordmark.py Halbrenn`
(Debian: fonttools, python3-brotli). Writes apps/storefront/app/page/wordmark.ts."""

import math
import pathlib
import sys

from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = pathlib.Path(__file__).resolve().parent.parent
TARGET = ROOT / 'apps/storefront/app/page/wordmark.ts'
FACES = {'retailer': 'cormorant', 'bespoke': 'libre-franklin', 'cpo': 'jost'}
WEIGHT = 500
# A quarter of a font unit: no pixel of a screen is finer at the size of a header.
UNITS_PER_EM = 250
TRACKING = 65
HEIGHT = 200


class RelativePen:
    """Path data in whole numbers, each relative to the point before."""

    def __init__(self):
        self.data = ''
        self.at = (0, 0)

    def add(self, command, *points):
        numbers = [value for x, y in points for value in (x - self.at[0], y - self.at[1])]
        self.data += command + ' '.join(map(str, numbers)).replace(' -', '-')
        self.at = points[-1]

    def line(self, point):
        x, y = point[0] - self.at[0], point[1] - self.at[1]
        if x and y:
            self.data += f'l{x} {y}'.replace(' -', '-')
        elif x or y:
            self.data += f'h{x}' if x else f'v{y}'
        self.at = point

    def curve(self, control, end):
        """A curve that leaves its chord by less than half a unit is a line."""
        (x, y), (cx, cy) = ((end[i] - self.at[i] for i in (0, 1)), (control[i] - self.at[i] for i in (0, 1)))
        if abs(x * cy - y * cx) <= math.hypot(x, y):
            self.line(end)
        else:
            self.add('q', control, end)


def whole(point):
    return tuple(round(value) for value in point)


def outline(recording):
    pen = RelativePen()
    start = (0, 0)
    for operator, points in recording:
        points = [whole(point) for point in points]
        if operator == 'moveTo':
            start = points[0]
            pen.add('m', start)
        elif operator == 'lineTo':
            pen.line(points[0])
        elif operator == 'qCurveTo':
            controls, end = points[:-1], points[-1]
            for control, after in zip(controls, [*controls[1:], None]):
                middle = end if after is None else whole(((control[0] + after[0]) / 2, (control[1] + after[1]) / 2))
                pen.curve(control, middle)
        elif operator == 'closePath':
            pen.data += 'z'
            pen.at = start
    return pen.data


def draw(name, family):
    font = TTFont(ROOT / f'packages/ui/fonts/{family}-latin-wght-normal.woff2')
    instantiateVariableFont(font, {'wght': WEIGHT}, inplace=True)
    scale = UNITS_PER_EM / font['head'].unitsPerEm
    glyphs, characters = font.getGlyphSet(), font.getBestCmap()
    letters = [characters[ord(letter)] for letter in name.upper()]
    width = sum(glyphs[letter].width * scale + TRACKING for letter in letters) - TRACKING
    baseline = HEIGHT / 2 + font['OS/2'].sCapHeight * scale / 2
    recording = DecomposingRecordingPen(glyphs)
    x = -width / 2
    for letter in letters:
        glyphs[letter].draw(TransformPen(recording, (scale, 0, 0, -scale, x, baseline)))
        x += glyphs[letter].width * scale + TRACKING
    return width, outline(recording.value)


def main():
    name = sys.argv[1]
    drawn = {theme: draw(name, family) for theme, family in FACES.items()}
    width = 2 * round(max(width for width, _ in drawn.values()) / 2)
    rows = ''.join(f"    {theme}:\n      '{data}',\n" for theme, (_, data) in drawn.items())
    TARGET.write_text(
        '// Written by scripts/drawWordmark.py.\n'
        '/** The name of the house as outlines, in the heading face of each theme; the middle is the origin of x. */\n'
        f"export const wordmark = {{\n  name: '{name}',\n  width: {width},\n  height: {HEIGHT},\n"
        f'  paths: {{\n{rows}  }},\n}} as const\n'
    )
    print(TARGET, {theme: len(data) for theme, (_, data) in drawn.items()}, width)


if __name__ == '__main__':
    main()
