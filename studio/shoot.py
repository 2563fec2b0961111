"""The render queue: `/usr/bin/python3 shoot.py --minutes 90`. Goes through jobs.json in order, skips what is done, resumes.

A picture is done when its entry in the index bears the same version: a hash of the design, the view's version and the
job's settings. While the pause file exists, Blender sleeps. Ctrl+C or SIGTERM ends it cleanly; nothing half done is kept.
"""

import argparse
import hashlib
import json
import os
import signal
import subprocess
import sys
import tempfile
import time

import denoise
from design import STUDIO, DesignError, catalogue, design_ids, read_design, read_scene

PHOTOGRAPHS = os.path.join(os.path.dirname(STUDIO), 'apps', 'sandbox', 'media', 'masters', 'photographs')
INDEX = os.path.join(PHOTOGRAPHS, 'index.json')
PAUSE = os.environ.get('STUDIO_PAUSE_FILE') or os.path.join(tempfile.gettempdir(), 'vt', 'pause-render')

# Raise a view's number when the studio has changed so much that its pictures must be taken again.
VIEW_VERSIONS = {'front': 3, 'three-quarter': 3, 'side': 3, 'back': 3, 'macro': 3, 'turntable': 2, 'scene': 3}
DEFAULTS = {
    'front': {'size': [1200, 1500], 'samples': 12},
    'three-quarter': {'size': [960, 1200], 'samples': 10},
    'side': {'size': [1200, 1500], 'samples': 16},
    'back': {'size': [1200, 1500], 'samples': 16},
    'macro': {'size': [1200, 1500], 'samples': 24, 'exposure': 0.95},
    'turntable': {'size': [640, 800], 'samples': 12},
    'scene': {'size': [2400, 1350], 'samples': 32},
}
PORTRAIT = [1200, 1500]


def jobs():
    """Jobs in the order of jobs.json, whose rows are {design, view, ...settings}, {scene, crop, ...settings} or
    {catalogue: view}: that view of every look which has no row of its own."""
    with open(os.path.join(STUDIO, 'jobs.json'), encoding='utf8') as file:
        asked = json.load(file)
    own = {(row['design'], row['view']) for row in asked if 'design' in row and 'name' not in row}
    rows = []
    for row in asked:
        view = row.get('catalogue')
        rows += [{'design': name, 'view': view} for name in catalogue() if (name, view) not in own] if view else [row]
    for row in rows:
        job = {**DEFAULTS[row.get('view', 'scene')], **row}
        if job.get('crop') == 'portrait':
            job['size'] = row.get('size', PORTRAIT)
        job['name'] = row.get('name') or (
            f'{row["design"]}-{row["view"]}' if 'design' in row else f'scene-{row["scene"]}-{row.get("crop", "landscape")}'
        )
        yield job


def version(job):
    scene = read_scene(job['scene']) if 'scene' in job else None
    designs = [item['design'] for item in scene['items']] if scene else [job['design']]
    asked = {key: value for key, value in job.items() if key != 'samples'}
    parts = [VIEW_VERSIONS[job.get('view', 'scene')], asked, scene, [read_design(name) for name in designs]]
    return hashlib.sha256(json.dumps(parts, sort_keys=True).encode()).hexdigest()[:12]


def version_or_fault(job):
    """A design that cannot be built must not stop the others: it says why and counts as nothing to do."""
    try:
        return version(job)
    except DesignError as error:
        print(error, file=sys.stderr, flush=True)
        return None


def lines_of(path):
    """The lines of a file that may be missing."""
    if path is None or not os.path.exists(path):
        return []
    with open(path, encoding='utf8') as file:
        return [line.strip() for line in file]


def read_index():
    try:
        with open(INDEX, encoding='utf8') as file:
            return json.load(file)
    except FileNotFoundError:
        return {}


def keep(index):
    """The index is rewritten whole, so that a stop never leaves half of it."""
    with open(INDEX + '.new', 'w', encoding='utf8') as file:
        json.dump(dict(sorted(index.items())), file, indent=2)
        file.write('\n')
    os.replace(INDEX + '.new', INDEX)


class Stopped(Exception):
    """The time is up or somebody asked to stop."""


def watch(child, deadline):
    """Waits for Blender; puts it to sleep while the pause file exists. Returns the seconds it worked."""
    asleep, worked, last = False, 0.0, time.time()
    while child.poll() is None:
        now = time.time()
        if not asleep:
            worked += now - last
        last = now
        wanted = os.path.exists(PAUSE)
        if wanted != asleep:
            os.killpg(child.pid, signal.SIGSTOP if wanted else signal.SIGCONT)
            asleep = wanted
        if now > deadline:
            raise Stopped('the time is up')
        time.sleep(1)
    return worked


def end(child):
    if child.poll() is None:
        os.killpg(child.pid, signal.SIGCONT)
        os.killpg(child.pid, signal.SIGTERM)
        child.wait(20)


def take(job, deadline):
    """Renders and develops one picture; returns (seconds, width, height)."""
    import finish

    if job.get('view') == 'turntable':
        import turntable

        return turntable.take(job, os.path.join(PHOTOGRAPHS, job['name'] + '.webp'), lambda frame: render(frame, deadline))
    with tempfile.TemporaryDirectory(prefix='studio-') as folder:
        seconds = render({**job, 'folder': folder}, deadline)
        return seconds, *finish.save(folder, job, os.path.join(PHOTOGRAPHS, job['name'] + '.webp'))


def render(job, deadline):
    """One Blender with two threads; returns the seconds it worked."""
    path = os.path.join(job['folder'], 'job.json')
    with open(path, 'w', encoding='utf8') as file:
        json.dump(job, file)
    command = [
        'ionice',
        '-c3',
        'blender',
        '-b',
        '--factory-startup',
        '-t',
        '2',
        '-P',
        os.path.join(STUDIO, 'render.py'),
        '--',
        path,
    ]
    said = os.path.join(job['folder'], 'blender.txt')
    with open(said, 'w', encoding='utf8') as output:
        child = subprocess.Popen(command, stdout=output, stderr=subprocess.STDOUT, start_new_session=True)
        try:
            seconds = watch(child, deadline)
        finally:
            end(child)
    with open(said, encoding='utf8') as output:
        text = output.read()
    if 'Traceback' in text or child.returncode != 0:
        raise RuntimeError(f'Blender could not take {job["name"]}:\n{text[-1500:]}')
    return seconds


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument('--minutes', type=float, default=60, help='stop after this time')
    parser.add_argument('--nice', type=int, default=19, help='priority, 0 to 19 = the lowest')
    parser.add_argument('--hold', help='a file of designs that are not fit yet, one per line')
    parser.add_argument('--only', help='part of a name')
    parser.add_argument('--names', help='a file of names, one per line: only those, in this order')
    parser.add_argument('--list', action='store_true', help='say what is done and what is not')
    parser.add_argument('--check', action='store_true', help='read every design and say what is wrong')
    options = parser.parse_args()
    os.nice(options.nice)
    if options.check:
        for name in design_ids():
            read_design(name)
        return print(f'{len(design_ids())} designs are fine.')
    denoise.check()
    denoise.keep_memory()
    os.makedirs(PHOTOGRAPHS, exist_ok=True)
    signal.signal(signal.SIGTERM, lambda *_: (_ for _ in ()).throw(KeyboardInterrupt()))
    deadline = time.time() + options.minutes * 60
    failed = set()
    while True:
        # The list is read again for every picture, so that it may be changed while the queue runs.
        index = read_index()
        held, named = lines_of(options.hold), lines_of(options.names)
        wanted = [
            (job, version_or_fault(job))
            for job in jobs()
            if (not options.only or options.only in job['name'])
            and (not options.names or job['name'] in named)
            and job.get('design') not in held
        ]
        waiting = [
            (job, number)
            for job, number in wanted
            if index.get(job['name'], {}).get('version') != number and number and (job['name'], number) not in failed
        ]
        if named:
            waiting.sort(key=lambda row: named.index(row[0]['name']))
        else:
            # A picture that is missing comes before one that could be better.
            waiting.sort(key=lambda row: row[0]['name'] in index)
        if options.list:
            for job, number in wanted:
                print('done   ' if (job, number) not in waiting else 'waiting', job['name'], number)
            return None
        if not waiting:
            return print('Every picture is taken.' if not failed else f'{len(failed)} could not be taken.')
        while os.path.exists(PAUSE) and time.time() < deadline:
            time.sleep(1)
        if time.time() > deadline:
            return print(f'The time is up; {len(waiting)} pictures are left.')
        job, number = waiting[0]
        try:
            seconds, width, height = take(job, deadline)
        except RuntimeError as error:
            failed.add((job['name'], number))
            print(error, file=sys.stderr, flush=True)
            continue
        except Stopped:
            return print(f'The time is up; {len(waiting)} pictures are left.')
        index = read_index()
        index[job['name']] = {
            'version': number,
            'width': width,
            'height': height,
            'samples': job['samples'],
            'seconds': round(seconds),
        }
        keep(index)
        print(
            f'{time.strftime("%H:%M")} {job["name"]} {width}x{height} {job["samples"]} samples {seconds:.0f} s',
            flush=True,
        )


if __name__ == '__main__':
    try:
        main()
    except DesignError as error:
        sys.exit(str(error))
    except KeyboardInterrupt:
        sys.exit('Stopped; the next run goes on from here.')
