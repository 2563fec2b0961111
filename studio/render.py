"""Blender's entry: `blender -b --factory-startup -P render.py -- job.json`. Writes a job's passes."""

import json
import os
import sys
import time

import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from design import read_design  # noqa: E402
from views import set_up  # noqa: E402


def empty_scene():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    return bpy.context.scene


def settings(scene, job):
    scene.render.engine = 'CYCLES'
    scene.render.threads_mode = 'FIXED'
    scene.render.threads = job.get('threads', 2)
    scene.render.resolution_x, scene.render.resolution_y = job['size']
    scene.render.resolution_percentage = 100
    scene.render.film_transparent = 'scene' not in job
    scene.render.use_persistent_data = True
    cycles = scene.cycles
    cycles.device = 'CPU'
    cycles.samples = job['samples']
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.03
    cycles.adaptive_min_samples = 8
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 10, 2, 4
    cycles.transmission_bounces, cycles.transparent_max_bounces = job.get('transmission', 8), 12
    cycles.sample_clamp_indirect = 6.0
    cycles.sample_clamp_direct = 40.0
    cycles.caustics_reflective = cycles.caustics_refractive = job.get('caustics', False)
    cycles.blur_glossy = 0.6
    cycles.filter_width = 1.3
    scene.view_settings.view_transform = 'Raw'


def passes(scene, folder):
    """Colour, and what the denoiser wants to know: surface colours and normals."""
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    layer.use_pass_object_index = True
    for part in scene.objects:
        part.pass_index = 0 if part.is_shadow_catcher else 1
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = folder
    files.format.file_format = 'OPEN_EXR'
    files.format.color_depth = '32'
    files.format.color_mode = 'RGBA'
    files.file_slots.clear()
    for slot, output in (
        ('colour', 'Image'),
        ('normal', 'Denoising Normal'),
        ('albedo', 'Denoising Albedo'),
        ('index', 'IndexOB'),
    ):
        files.file_slots.new(f'{slot}-')
        tree.links.new(layers.outputs[output], files.inputs[-1])


def main(path):
    with open(path, encoding='utf8') as file:
        job = json.load(file)
    begin = time.time()
    scene = empty_scene()
    set_up(read_design(job['design']) if 'design' in job else None, job)
    settings(scene, job)
    print('built in', round(time.time() - begin, 1))
    passes(scene, job['folder'])
    scene.cycles.seed = 17
    bpy.ops.render.render()


main(sys.argv[sys.argv.index('--') + 1])
