"""Loops of five seconds: a still life over which a beam of light passes while the camera comes a little nearer.

`/usr/bin/python3 films.py [--photographs] [meridian-loop ...]` writes ../apps/sandbox/media/video/<name>.mp4 and .webm (needs ffmpeg).
Light adds up, so each place of the beam is rendered once, alone; a frame is the room's light plus a few of them, weighed.
With `--photographs`, and for films without a scene, the beam passes over a finished photograph instead.
"""

import hashlib
import json
import math
import os
import subprocess
import sys
import tempfile

import cv2
import numpy as np

import denoise
import finish
import shoot
from design import STUDIO, read_design, read_scene

FILMS = {
    'meridian-loop': {
        'scene': 'film-meridian',
        'crop': 'portrait',
        'size': (720, 900),
        'photograph': 'aurelune-dress-round-steel-blue-leather-blue-front',
    },
    'solitaire-loop': {
        'scene': 'film-solitaire',
        'crop': 'portrait',
        'size': (720, 900),
        'photograph': 'aubade-solitaire-front',
    },
    'corvane-loop': {'size': (1280, 720), 'photograph': 'scene-corvane-landscape'},
}
RATE, SECONDS, LIMIT = 25, 5, 1_500_000
# Room round the picture for the camera's way.
MARGIN = 1.1
BEAMS, REACH = 7, 75
KEPT = os.path.join(tempfile.gettempdir(), 'studio-films')
TILE = (243, 243, 241)
VIDEO = os.path.join(os.path.dirname(STUDIO), 'apps', 'sandbox', 'media', 'video')
CODECS = {
    'mp4': ['-c:v', 'libx264', '-preset', 'slow', '-pix_fmt', 'yuv420p', '-movflags', '+faststart'],
    'webm': ['-c:v', 'libvpx-vp9', '-b:v', '0', '-row-mt', '1', '-cpu-used', '4', '-threads', '2', '-pix_fmt', 'yuv420p'],
}
QUALITY = {'mp4': 20, 'webm': 30}


def beam(number, scene):
    """The strip of light at one place of its way, from left to right round the piece."""
    angle = math.radians(-REACH + 2 * REACH * number / (BEAMS - 1))
    x, y, z = scene['crops']['landscape' if 'landscape' in scene['crops'] else 'portrait']['sharp']
    settings = scene.get('beam', {})
    place = (x + 460 * math.sin(angle), y + settings.get('rise', 190), z + 430 * math.cos(angle))
    return {
        'at': place,
        'to': (x, y, z),
        'size': settings.get('size', (90, 380)),
        'level': settings.get('level', 9),
        'colour': settings.get('colour', (1, 0.96, 0.9)),
    }


def light(name, film, strip, samples):
    """Linear colours of the picture under the room's light (`strip` None) or one strip alone; kept for the next run."""
    scene = read_scene(film['scene'])
    size = [round(side * MARGIN / 2) * 2 for side in film['size']]
    job = {'scene': film['scene'], 'crop': film['crop'], 'size': size, 'samples': samples, 'name': name}
    if strip is not None:
        job['beam'] = beam(strip, scene)
    designs = [read_design(item['design']) for item in scene['items']]
    key = hashlib.sha256(json.dumps([job, scene, designs], sort_keys=True).encode()).hexdigest()[:16]
    path = os.path.join(KEPT, key + '.npy')
    if not os.path.exists(path):
        with tempfile.TemporaryDirectory(prefix='studio-') as folder:
            shoot.render({**job, 'folder': folder}, math.inf)
            albedo, normal = (finish.read(folder, part)[..., :3] for part in ('albedo', 'normal'))
            seen = denoise.clean(finish.read(folder, 'colour')[..., :3], albedo, normal)
        np.save(path, seen.astype(np.float16))
        print(name, 'base' if strip is None else f'beam {strip + 1} of {BEAMS}', flush=True)
    return np.load(path).astype(np.float32)


def untone(srgb, white=3.2, shoulder=0.55):
    """Linear colours that `finish.tone` would show so."""
    x = np.where(srgb <= 0.04045, srgb / 12.92, np.power((srgb + 0.055) / 1.055, 2.4))
    span = 1 - shoulder
    rolled = np.clip((x - shoulder) / span, 0, 1) * (1 - np.exp(-(white - shoulder) / span))
    return np.where(x > shoulder, shoulder - span * np.log1p(-rolled), x).astype(np.float32)


def photographed(film):
    """The same from a finished photograph: its own light, and strips that brighten what already shines."""
    path = os.path.join(shoot.PHOTOGRAPHS, film['photograph'] + '.webp')
    size = tuple(round(side * MARGIN / 2) * 2 for side in film['size'])
    picture = cv2.cvtColor(cv2.imread(path, cv2.IMREAD_UNCHANGED), cv2.COLOR_BGRA2RGBA)
    picture = cv2.resize(finish.on_ground(picture, TILE), size, interpolation=cv2.INTER_AREA)
    base = untone(picture.astype(np.float32) / 255)
    y, x = np.mgrid[0 : size[1], 0 : size[0]].astype(np.float32)
    across = (x - size[0] / 2 + (y - size[1] / 2) * 0.35) / size[0]
    shine = base * np.clip(base.max(2, keepdims=True) * 1.4, 0.15, 1)
    places = [-0.75 + 1.5 * number / (BEAMS - 1) for number in range(BEAMS)]
    return base, [shine * (0.9 * np.exp(-(((across - place) / 0.16) ** 2)))[..., None] for place in places]


def weights(share):
    """How much of each strip is on at this share of the loop; none at its ends."""
    where = -2.2 + (BEAMS + 3.4) * share
    return [math.cos(math.pi / 2 * min(1, abs(where - k) / 1.6)) ** 2 for k in range(BEAMS)]


def frames(film, base, beams, exposure):
    """Pictures of the loop, 8 bits, red green blue. The camera moves by fractions of a pixel and returns."""
    width, height = film['size']
    rows, columns = base.shape[:2]
    for number in range(RATE * SECONDS):
        share = number / (RATE * SECONDS)
        lit = base.copy()
        for weight, strip in zip(weights(share), beams):
            if weight > 1e-4:
                lit += strip * weight
        picture = (finish.tone(lit, exposure) * 255).astype(np.float32)
        turn = 2 * math.pi * share
        scale = 1 / MARGIN * (1.045 - 0.035 * math.cos(turn))
        right, down = 0.012 * width * math.sin(turn), 0.004 * height * math.cos(turn)
        move = np.float32(
            [
                [scale, 0, width / 2 - columns / 2 * scale + right],
                [0, scale, height / 2 - rows / 2 * scale + down],
            ]
        )
        yield cv2.warpAffine(picture, move, (width, height), flags=cv2.INTER_LANCZOS4).clip(0, 255).astype(np.uint8)


def encode(name, film, pictures):
    """Both files; a stronger compression until each is small enough."""
    width, height = film['size']
    raw = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', f'{width}x{height}', '-r', str(RATE), '-i', '-']
    space = [word for part in ('colorspace', 'color_primaries', 'color_trc') for word in (f'-{part}', 'bt709')]
    tags = ['-vf', 'scale=out_color_matrix=bt709', *space]
    data = b''.join(picture.tobytes() for picture in pictures)
    for kind, codec in CODECS.items():
        target, quality = os.path.join(VIDEO, f'{name}.{kind}'), QUALITY[kind]
        while True:
            command = ['ffmpeg', '-y', '-loglevel', 'error', *raw, *tags, *codec]
            subprocess.run([*command, '-crf', str(quality), '-an', target], input=data, check=True)
            if os.path.getsize(target) <= LIMIT:
                break
            quality += 3
        print(target, os.path.getsize(target), f'crf {quality}', flush=True)


def main(names, has_scenes):
    denoise.keep_memory()
    os.makedirs(KEPT, exist_ok=True)
    for name in names or FILMS:
        film = FILMS[name]
        if 'scene' not in film or not has_scenes:
            encode(name, film, frames(film, *photographed(film), 1.0))
            continue
        denoise.check()
        samples = read_scene(film['scene']).get('filmSamples', 8)
        base = light(name, film, None, samples)
        beams = [light(name, film, strip, samples) for strip in range(BEAMS)]
        encode(name, film, frames(film, base, beams, read_scene(film['scene']).get('filmExposure', 1.6)))


if __name__ == '__main__':
    asked = sys.argv[1:]
    main([name for name in asked if name in FILMS], '--photographs' not in asked)
