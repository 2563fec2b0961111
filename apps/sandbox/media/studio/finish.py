"""From raw passes to a picture: takes the noise away, sets the tones, cuts to files."""

import os

os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'
import cv2  # noqa: E402
import numpy as np  # noqa: E402


def read(folder, name):
    """One pass as red, green, blue, alpha."""
    path = next(os.path.join(folder, f) for f in sorted(os.listdir(folder)) if f.startswith(name))
    data = cv2.imread(path, cv2.IMREAD_UNCHANGED).astype(np.float32)
    data = np.nan_to_num(data, nan=0.0, posinf=64.0, neginf=0.0)
    return np.ascontiguousarray(
        data if data.ndim == 2 else data[..., [2, 1, 0, 3]] if data.shape[2] == 4 else data[..., ::-1]
    )


def blur(data, radius):
    return cv2.boxFilter(data, -1, (2 * radius + 1, 2 * radius + 1), borderType=cv2.BORDER_REFLECT)


def squeeze(data):
    """Highlights weigh less, as the eye sees them."""
    out = data.copy()
    out[..., :3] = np.log1p(np.maximum(out[..., :3], 0) * 4)
    return out


def shifted(data, dy, dx):
    return np.roll(np.roll(data, dy, 0), dx, 1)


def denoise(one, two, features, reach=6, patch=1, strength=0.65):
    """Non-local means over two independent halves: each half is weighed by the other, so noise does not vote for itself.

    What both halves agree on (brushing, print, facets) stays; surfaces that differ in colour or normal do not mix.
    """
    one_eye, two_eye = squeeze(one), squeeze(two)
    noise = blur((one_eye - two_eye) ** 2 / 2, 2) + 2e-5
    noise_of = np.minimum(noise, cv2.GaussianBlur(noise, (0, 0), 3)) + 1e-5
    total = [np.zeros_like(one), np.zeros_like(two)]
    weights = [np.zeros(one.shape[:2], np.float32) for _ in range(2)]
    for dy in range(-reach, reach + 1):
        for dx in range(-reach, reach + 1):
            if dx * dx + dy * dy > reach * reach:
                continue
            apart = ((features - shifted(features, dy, dx)) ** 2).sum(2)
            near = np.exp(-np.minimum(apart * 60, 30))
            other_noise = noise_of + np.minimum(noise_of, shifted(noise_of, dy, dx))
            for k, (guide, data) in enumerate(((two_eye, one), (one_eye, two))):
                difference = (guide - shifted(guide, dy, dx)) ** 2 - other_noise
                distance = blur(
                    (difference / (2e-4 + strength * strength * (noise_of + shifted(noise_of, dy, dx)))).mean(2), patch
                )
                weight = near * np.exp(-np.clip(distance, 0, 30))
                total[k] += shifted(data, dy, dx) * weight[..., None]
                weights[k] += weight
    return sum(t / np.maximum(w, 1e-6)[..., None] for t, w in zip(total, weights)) / 2


def fireflies(one, two):
    """Lone bright pixels that only one half has take the other half's value."""
    a, b = one[..., :3].sum(2), two[..., :3].sum(2)
    calm = cv2.GaussianBlur(np.minimum(a, b), (0, 0), 1.5)
    for data, own, other in ((one, a, b), (two, b, a)):
        lone = (own > other * 2.5 + 0.3) & (own > calm * 3 + 0.3)
        data[lone] = (two if data is one else one)[lone]


def soften_shadow(mixed, one, two, index):
    """Shadows on the ground have no edges of their own: an even blur that stops at the piece."""
    ground = (cv2.erode((index < 0.5).astype(np.uint8), np.ones((3, 3))) > 0).astype(np.float32)
    sigma = max(mixed.shape[0] / 160, 2)
    shade = (one[..., 3] + two[..., 3]) / 2 * ground
    spread = cv2.GaussianBlur(shade, (0, 0), sigma) / np.maximum(cv2.GaussianBlur(ground, (0, 0), sigma), 1e-3)
    only = (index < 0.5) & (np.abs(mixed[..., :3]).sum(2) < 0.02)
    mixed[only, 3] = spread[only]
    mixed[only, :3] = 0


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


def develop(folder, exposure=1.3, clean=True, reach=6):
    """The finished picture, 8 bits, red green blue alpha (not premultiplied)."""
    one, two = read(folder, 'a-colour'), read(folder, 'b-colour')
    fireflies(one, two)
    if clean:
        normal = (read(folder, 'a-normal') + read(folder, 'b-normal'))[..., :3] / 2
        albedo = (read(folder, 'a-albedo') + read(folder, 'b-albedo'))[..., :3] / 2
        features = np.concatenate([normal * 0.35, np.minimum(albedo, 1.5) * 0.6, (one + two)[..., 3:] / 2], 2)
        mixed = (one + two) / 2
        rows, columns = (np.flatnonzero(one[..., 3].any(axis)) for axis in (1, 0))
        seen = np.s_[max(rows[0] - 8, 0) : rows[-1] + 9, max(columns[0] - 8, 0) : columns[-1] + 9]
        mixed[seen] = denoise(one[seen], two[seen], features[seen], reach)
    else:
        mixed = (one + two) / 2
    index = read(folder, 'a-index')
    soften_shadow(mixed, one, two, index[..., 0] if index.ndim == 3 else index)
    alpha = np.clip(mixed[..., 3:], 0, 1)
    colour = tone(mixed[..., :3] / np.maximum(alpha, 1e-4), exposure)
    return (np.concatenate([colour, alpha], 2) * 255 + 0.5).clip(0, 255).astype(np.uint8)


def drop_shadow(picture, per_mm):
    """The shadow of a piece that lies on the tile: near and dense, far and soft, away from the window. No noise, and the
    same for every piece."""
    alpha = picture[..., 3].astype(np.float32) / 255
    shade = np.zeros_like(alpha)
    for right, down, soft, depth in ((0.4, 0.8, 0.8, 0.14), (1.8, 3.2, 3.0, 0.16), (3.5, 6.5, 7.5, 0.10)):
        moved = cv2.warpAffine(alpha, np.float32([[1, 0, right * per_mm], [0, 1, down * per_mm]]), alpha.shape[::-1])
        shade = 1 - (1 - shade) * (1 - cv2.GaussianBlur(moved, (0, 0), soft * per_mm) * depth)
    out = picture.astype(np.float32)
    whole = alpha + shade * (1 - alpha)
    out[..., :3] *= (alpha / np.maximum(whole, 1e-4))[..., None]
    out[..., 3] = whole * 255
    return (out + 0.5).clip(0, 255).astype(np.uint8)


def on_ground(picture, ground):
    """Laid on a tile's colour."""
    alpha = picture[..., 3:].astype(np.float32) / 255
    return (picture[..., :3] * alpha + np.array(ground, np.float32) * (1 - alpha) + 0.5).astype(np.uint8)


def save(folder, job, target):
    """Develops a job's passes and writes the master. Returns its width and height."""
    from PIL import Image

    picture = develop(folder, job.get('exposure', 1.35), reach=job.get('reach', 4))
    if job.get('view') == 'front':
        picture = drop_shadow(picture, picture.shape[0] / job.get('frame', 88))
    if 'scene' in job:
        picture = picture[..., :3]
    image = Image.fromarray(picture)
    image.save(target, quality=job.get('quality', 90), method=6, alpha_quality=95)
    return image.size
