"""Subsets the fonts of the themes: `python3 packages/ui/scripts/makeFonts.py` (Debian: fonttools, python3-brotli). Keeps
the letters, punctuation and symbols of English, German, French and Danish in weights 300 to 600, which reduces the size by
a third. Reads the Fontsource files from node_modules and writes packages/ui/fonts.
A new font also needs metric-matched fallbacks: `scripts/faces/matchFaces.mjs`."""

import io
import pathlib
import shutil

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

PACKAGE = pathlib.Path(__file__).resolve().parent.parent
FAMILIES = ('cormorant', 'figtree', 'jost', 'libre-franklin')
WEIGHTS = (300, 600)
# The same as LATIN in src/theme/fonts.css.ts.
CHARACTERS = 'U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+0178,U+2009-200B,U+2010-2015,U+2018-201E,U+2020-2022,U+2026,U+202F-2030,U+2032-2033,U+2039-203A,U+20AC,U+2122,U+2190-2193,U+2212'
FEATURES = ['kern', 'liga', 'lnum', 'pnum', 'rvrn', 'tnum']


def cut(source, target):
    # Without the timestamp the output is reproducible.
    font = TTFont(source, recalcTimestamp=False)
    instantiateVariableFont(font, {'wght': WEIGHTS}, inplace=True)
    between = io.BytesIO()
    font.flavor = None
    font.save(between)
    options = subset.Options(flavor='woff2', layout_features=FEATURES, hinting=False, name_IDs=[0, 1, 2, 3, 4, 6, 13, 14])
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=subset.parse_unicodes(CHARACTERS))
    font = TTFont(between, recalcTimestamp=False)
    subsetter.subset(font)
    subset.save_font(font, target, options)


def main():
    fonts = PACKAGE / 'fonts'
    fonts.mkdir(exist_ok=True)
    for family in FAMILIES:
        source = PACKAGE / 'node_modules/@fontsource-variable' / family
        name = f'{family}-latin-wght-normal.woff2'
        cut(source / 'files' / name, fonts / name)
        # The SIL licence asks to travel with the faces.
        shutil.copyfile(source / 'LICENSE', fonts / f'{family}-OFL.txt')
        print(name, (source / 'files' / name).stat().st_size, '->', (fonts / name).stat().st_size)


if __name__ == '__main__':
    main()
