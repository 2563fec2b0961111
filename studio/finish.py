"""From raw passes to a picture: takes the noise away, sets the tones, cuts to files."""

import os

os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'
import cv2  # noqa: E402
import numpy as np  # noqa: E402

import denoise  # noqa: E402
from design import read_design  # noqa: E402


def read(folder, name):
    """One pass as red, green, blue, alpha."""
    path = next(os.path.join(folder, f) for f in sorted(os.listdir(folder)) if f.startswith(name))
    data = cv2.imread(path, cv2.IMREAD_UNCHANGED).astype(np.float32)
    data = np.nan_to_num(data, nan=0.0, posinf=64.0, neginf=0.0)
    return np.ascontiguousarray(
        data if data.ndim == 2 else data[..., [2, 1, 0, 3]] if data.shape[2] == 4 else data[..., ::-1]
    )


def around(mask, margin=8):
    """The part of a picture that holds anything, with a margin."""
    rows, columns = (np.flatnonzero(mask.any(axis)) for axis in (1, 0))
    return np.s_[max(rows[0] - margin, 0) : rows[-1] + margin + 1, max(columns[0] - margin, 0) : columns[-1] + margin + 1]


def soften_shadow(picture, index):
    """Shadows on the ground have no edges of their own: an even blur that stops at the piece."""
    ground = (cv2.erode((index < 0.5).astype(np.uint8), np.ones((3, 3))) > 0).astype(np.float32)
    sigma = max(picture.shape[0] / 160, 2)
    shade = picture[..., 3] * ground
    spread = cv2.GaussianBlur(shade, (0, 0), sigma) / np.maximum(cv2.GaussianBlur(ground, (0, 0), sigma), 1e-3)
    only = (index < 0.5) & (np.abs(picture[..., :3]).sum(2) < 0.02)
    picture[only, 3] = spread[only]
    picture[only, :3] = 0


def tone(linear, exposure=1.0, white=3.2):
    """A shoulder like film: keeps the middle, rolls the highlights off, no tint."""
    x = np.maximum(linear * exposure, 0)
    shoulder = 0.55
    over = np.maximum(x - shoulder, 0)
    span = 1.0 - shoulder
    rolled = shoulder + span * (1 - np.exp(-over / span)) / (1 - np.exp(-(white - shoulder) / span))
    x = np.minimum(np.where(x > shoulder, rolled, x), 1)
    srgb = np.where(x <= 0.0031308, x * 12.92, 1.055 * np.power(np.maximum(x, 1e-8), 1 / 2.4) - 0.055)
    return srgb


def clean_alpha(alpha):
    """The outline without the grain of few samples: out of focus, or where an edge is thinner than a pixel. The network for
    surface colours does it; it knows values from 0 to 1 and keeps a sharp edge sharp."""
    near = np.ones((5, 5), np.uint8)
    clean = np.clip(denoise.run('rt_alb', np.repeat(alpha[..., None], 3, 2)).mean(2), 0, 1)
    clean[cv2.erode(alpha, near) > 0.999] = 1
    clean[cv2.dilate(alpha, near) < 0.001] = 0
    return clean


def develop(folder, exposure=1.3, grain=0.0):
    """The finished picture, 8 bits, red green blue alpha (not premultiplied). `grain` in steps of 8 bits, of brightness alone:
    it keeps wide, even walls from falling into the coder's blocks."""
    picture, index = read(folder, 'colour'), read(folder, 'index')
    seen = around(picture[..., 3])
    albedo, normal = (read(folder, name)[seen][..., :3] for name in ('albedo', 'normal'))
    picture[seen][..., :3] = denoise.clean(picture[seen][..., :3], albedo, normal)
    if picture[..., 3].min() < 1:
        picture[seen][..., 3] = clean_alpha(np.clip(picture[seen][..., 3], 0, 1))
    soften_shadow(picture, index[..., 0] if index.ndim == 3 else index)
    alpha = np.clip(picture[..., 3:], 0, 1)
    colour = tone(picture[..., :3] / np.maximum(alpha, 1e-4), exposure)
    colour = colour + np.random.default_rng(5).normal(0, grain / 255, alpha.shape).astype(np.float32)
    return (np.concatenate([colour, alpha], 2) * 255 + 0.5).clip(0, 255).astype(np.uint8)


def drop_shadow(picture, per_mm, part=1.0):
    """The shadow of a piece that lies on the tile: near and dense, far and soft, away from the window. No noise, and the
    same for every piece. `part`: how much of each row throws a shadow."""
    alpha = picture[..., 3].astype(np.float32) / 255
    shade = np.zeros_like(alpha)
    for right, down, soft, depth in ((0.4, 0.8, 0.8, 0.14), (1.8, 3.2, 3.0, 0.16), (3.5, 6.5, 7.5, 0.10)):
        moved = cv2.warpAffine(alpha * part, np.float32([[1, 0, right * per_mm], [0, 1, down * per_mm]]), alpha.shape[::-1])
        shade = 1 - (1 - shade) * (1 - cv2.GaussianBlur(moved, (0, 0), soft * per_mm) * depth)
    return shaded(picture, faded(shade, 8 * per_mm, 8 * per_mm))


def box_shadow(picture, per_mm):
    """The shadow of an open box on a table: only its lower walls throw one, not the lid that stands up behind."""
    return drop_shadow(picture, per_mm, np.clip((34 - above_foot(picture, per_mm)) / 20, 0, 1)[:, None])


def above_foot(picture, per_mm):
    """Millimetres from each row down to the lowest one that holds the piece."""
    return (np.flatnonzero((picture[..., 3] > 127).any(1))[-1] - np.arange(picture.shape[0])) / per_mm


def faded(shade, sides, ends):
    """It fades before the edges of the picture, over so many pixels, where a tile would cut it."""
    for axis, width in ((0, ends), (1, sides)):
        place = np.arange(shade.shape[axis]) / width
        near = np.clip(np.minimum(place, place[::-1]), 0, 1)
        shade = shade * np.expand_dims(near * near * (3 - 2 * near), 1 - axis)
    return shade


def shaded(picture, shade):
    """A black shadow of the depth `shade` (0 to 1) under a piece."""
    alpha = picture[..., 3].astype(np.float32) / 255
    out = picture.astype(np.float32)
    whole = alpha + shade * (1 - alpha)
    out[..., :3] *= (alpha / np.maximum(whole, 1e-4))[..., None]
    out[..., 3] = whole * 255
    return (out + 0.5).clip(0, 255).astype(np.uint8)


def ground_shadow(picture, per_mm):
    """The shadow of a standing piece: its lower part laid down on the ground, dense where it touches, soft and to the right
    where it is far. Made from the outline, like `drop_shadow`: no noise, and no ground to render."""
    alpha = picture[..., 3].astype(np.float32) / 255
    rows = above_foot(picture, per_mm)
    foot = rows[0] * per_mm
    shade = np.zeros_like(alpha)
    for high, flat, right, soft, depth in (
        (3.0, 0.2, 0.3, (1.6, 0.5), 0.62),
        (10.0, 0.16, 2.5, (4.0, 1.2), 0.30),
        (40.0, 0.13, 7.0, (9.0, 2.6), 0.22),
    ):
        part = alpha * np.clip(1 - rows / high, 0, 1)[:, None]
        # Height above the ground becomes depth, away from the window; the ground rises a little towards the back.
        laid = np.float32([[1, -0.5 * flat, right * per_mm + 0.5 * flat * foot], [0, flat, foot * (1 - flat) + 0.25 * per_mm]])
        moved = cv2.warpAffine(part, laid, alpha.shape[::-1], flags=cv2.INTER_AREA)
        spread = cv2.GaussianBlur(moved, (0, 0), soft[0] * per_mm, sigmaY=soft[1] * per_mm)
        shade = 1 - (1 - shade) * (1 - np.clip(spread / max(spread.max(), 1e-4), 0, 1) * depth)
    return shaded(picture, faded(shade, 15 * per_mm, 4 * per_mm))


def on_ground(picture, ground):
    """Laid on a tile's colour."""
    alpha = picture[..., 3:].astype(np.float32) / 255
    return (picture[..., :3] * alpha + np.array(ground, np.float32) * (1 - alpha) + 0.5).astype(np.uint8)


def shadow_of(job):
    """How a job's piece throws its shadow; None = a close-up, or a scene that has its own."""
    view = job.get('view', 'scene')
    if view in ('scene', 'macro'):
        return None
    design = read_design(job['design'])
    if design.get('jewel') == 'box':
        return box_shadow
    return ground_shadow if view not in ('front', 'back') and design['kind'] == 'watch' else drop_shadow


def save(folder, job, target):
    """Develops a job's passes and writes the master. Returns its width and height."""
    from PIL import Image

    is_scene = 'scene' in job
    picture = develop(folder, job.get('exposure', 1.35), grain=1.4 if is_scene else 0)
    shadow = shadow_of(job)
    if shadow:
        picture = shadow(picture, picture.shape[0] / 88)
    if is_scene:
        picture = picture[..., :3]
    image = Image.fromarray(picture)
    image.save(target, quality=job.get('quality', 95 if is_scene else 90), method=6, alpha_quality=95)
    return image.size
