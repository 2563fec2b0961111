"""Intel's Open Image Denoise on the CPU, by Torch: takes the noise of few samples away, guided by surface colours and normals.

Reads the published weights (Apache-2.0, `.tza`) from the folder `STUDIO_WEIGHTS`; README says where to get them.
"""

import ctypes
import os
import struct

import numpy as np

WEIGHTS = os.environ.get('STUDIO_WEIGHTS') or os.path.join(os.path.dirname(os.path.abspath(__file__)), 'weights')
MODEL = 'rt_hdr_calb_cnrm'
# Transfer function of the network: evenly spaced to the eye, from black to 65504 (published constants).
A, B, C, D, E, F, G = 1.41283765e3, 1.64593172, 4.31384981e-1, -2.94139609e-3, 1.92653254e-1, 6.26026094e-3, 9.98620152e-1
Y0, Y1, X0, X1 = 1.5794576e-6, 3.22087631e-2, 2.23151711e-3, 3.70974749e-1


def check():
    """Says what is missing before a picture is taken rather than after."""
    missing = [name for name in (MODEL, 'rt_alb', 'rt_nrm') if not os.path.exists(os.path.join(WEIGHTS, name + '.tza'))]
    if missing:
        raise SystemExit(f'The denoiser has no weights {", ".join(missing)} in {WEIGHTS}: see "Run" in README.md.')


def give_back():
    """Returns what the heap does not use: hours of pictures would leave gigabytes of holes."""
    ctypes.CDLL(None).malloc_trim(0)


def keep_memory():
    """Layers of the network are large and short-lived: glibc would fetch and return their pages every time."""
    libc = ctypes.CDLL(None)
    trim_threshold, mmap_max = -1, -4
    libc.mallopt(mmap_max, 0)
    libc.mallopt(trim_threshold, 2**31 - 1)


def to_eye(y):
    y = np.maximum(y, 0)
    return np.where(y <= Y0, A * y, np.where(y <= Y1, B * np.power(y, C) + D, E * np.log(y + F) + G))


def from_eye(x):
    x = np.maximum(x, 0)
    low = np.power(np.maximum(x - D, 0) / B, 1 / C)
    return np.where(x <= X0, x / A, np.where(x <= X1, low, np.exp((x - G) / E) - F))


def read_weights(path):
    """Tensors by name. The file: magic, version, offset of a table of names, shapes and places."""
    import torch

    with open(path, 'rb') as file:
        data = file.read()
    magic, major, _, table = struct.unpack_from('<HBBQ', data, 0)
    if magic != 0x41D7 or major != 2:
        raise ValueError(f'{path} holds no weights of version 2.')
    (count,) = struct.unpack_from('<I', data, table)
    at, tensors = table + 4, {}
    for _ in range(count):
        (length,) = struct.unpack_from('<H', data, at)
        name = data[at + 2 : at + 2 + length].decode()
        at += 2 + length
        rank = data[at]
        shape = struct.unpack_from(f'<{rank}I', data, at + 1)
        at += 1 + 4 * rank + rank
        kind, place = chr(data[at]), struct.unpack_from('<Q', data, at + 1)[0]
        at += 9
        values = np.frombuffer(data, '<f2' if kind == 'h' else '<f4', int(np.prod(shape)), place)
        tensors[name] = torch.from_numpy(values.astype(np.float32).reshape(shape))
    return tensors


def run(model, planes):
    """The U-Net on one picture (height, width, channels). It wants multiples of 16; a mirrored margin keeps edges whole."""
    import torch
    from torch.nn.functional import conv2d, interpolate, max_pool2d, pad

    torch.set_num_threads(2)
    weights = read_weights(os.path.join(WEIGHTS, model + '.tza'))
    height, width = planes.shape[:2]
    image = torch.from_numpy(np.ascontiguousarray(planes.transpose(2, 0, 1))[None].astype(np.float32))
    image = pad(image, (16, 16 + -width % 16, 16, 16 + -height % 16), mode='reflect')

    def conv(name, data):
        return torch.relu_(conv2d(data, weights[f'{name}.weight'], weights[f'{name}.bias'], padding=1))

    def up(data, beside):
        return torch.cat((interpolate(data, scale_factor=2, mode='nearest'), beside), 1)

    def pool(data):
        return max_pool2d(data, 2)

    with torch.inference_mode():
        one = pool(conv('enc_conv1', conv('enc_conv0', image)))
        two = pool(conv('enc_conv2', one))
        three = pool(conv('enc_conv3', two))
        deep = conv('enc_conv5b', conv('enc_conv5a', pool(conv('enc_conv4', three))))
        deep = conv('dec_conv4b', conv('dec_conv4a', up(deep, three)))
        deep = conv('dec_conv3b', conv('dec_conv3a', up(deep, two)))
        deep = conv('dec_conv2b', conv('dec_conv2a', up(deep, one)))
        deep = conv('dec_conv0', conv('dec_conv1b', conv('dec_conv1a', up(deep, image))))
    return deep[0].numpy().transpose(1, 2, 0)[16 : 16 + height, 16 : 16 + width]


def clean(colour, albedo, normal):
    """Linear colour without its noise. `normal` from -1 to 1. Guides are cleaned first, as the network wants them."""
    albedo = run('rt_alb', np.clip(albedo, 0, 1))
    normal = run('rt_nrm', np.clip(normal, -1, 1) * 0.5 + 0.5)
    light = colour @ np.array([0.212671, 0.71516, 0.072169], np.float32)
    scale = 0.18 / np.exp2(np.log2(np.maximum(light, 0) + 1e-4).mean())
    top = to_eye(np.float32(65504))
    seen = to_eye(colour * scale) / top
    colour = from_eye(run(MODEL, np.concatenate([seen, albedo, normal], 2)) * top) / scale
    give_back()
    return colour
