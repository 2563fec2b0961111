"""Lays masters on the colours of tiles: `/usr/bin/python3 lay.py OUT`, by the list in examples.json.

A row is name: [master, ground] for a piece and name: [master] for a scene. Files stay under 60 kB, scenes under 150 kB.
"""

import io
import json
import os
import sys

from PIL import Image

from design import STUDIO

PHOTOGRAPHS = os.path.join(os.path.dirname(STUDIO), 'masters', 'photographs')
LIMITS = {True: 60_000, False: 150_000}


def packed(image, limit):
    """The best WebP under the limit."""
    for quality in range(90, 40, -4):
        out = io.BytesIO()
        image.save(out, 'WEBP', quality=quality, method=6)
        if out.tell() <= limit:
            break
    return out.getvalue()


def main(folder):
    with open(os.path.join(STUDIO, 'examples.json'), encoding='utf8') as file:
        rows = json.load(file)
    for name, (master, *ground) in rows.items():
        source = os.path.join(PHOTOGRAPHS, master + '.webp')
        if not os.path.exists(source):
            print('waiting for', master)
            continue
        image = Image.open(source)
        if ground:
            tile = Image.new('RGB', image.size, ground[0])
            tile.paste(image, (0, 0), image)
            image = tile
        data = packed(image.convert('RGB'), LIMITS[bool(ground)])
        with open(os.path.join(folder, name + '.webp'), 'wb') as file:
            file.write(data)
        print(f'{name} from {master}: {len(data) // 1000} kB')


if __name__ == '__main__':
    main(sys.argv[1])
