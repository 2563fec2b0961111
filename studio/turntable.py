"""A piece turned in steps of ten degrees: its frames on one sheet, six in a row, from the top left."""

import hashlib
import json
import os
import tempfile

from PIL import Image

import finish

FRAMES, COLUMNS = 36, 6


def take(job, target, render):
    """Renders what is missing of the frames and writes the sheet; returns (seconds, width, height). Frames that are done
    outlive a stop, in the system's temporary folder."""
    width, height = job['size']
    key = hashlib.sha256(json.dumps(job, sort_keys=True).encode()).hexdigest()[:12]
    kept = os.path.join(tempfile.gettempdir(), 'vitrine-turntables', f'{job["name"]}-{key}')
    os.makedirs(kept, exist_ok=True)
    sheet = Image.new('RGBA', (width * COLUMNS, height * (FRAMES // COLUMNS)))
    seconds = 0.0
    for frame in range(FRAMES):
        path = os.path.join(kept, f'{frame:02}.webp')
        if not os.path.exists(path):
            with tempfile.TemporaryDirectory(prefix='studio-') as folder:
                seconds += render({**job, 'angle': frame * 360 / FRAMES, 'folder': folder})
                finish.save(folder, {**job, 'quality': 95}, path)
        with Image.open(path) as picture:
            sheet.paste(picture, (frame % COLUMNS * width, frame // COLUMNS * height))
    sheet.save(target, quality=job.get('quality', 86), method=6, alpha_quality=90)
    return seconds, *sheet.size
