"""What a camera sees: puts a design before the lens, in the light of a rig."""

import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

from parts.bracelet import build_bracelet
from parts.case import build_case
from parts.dial import build_dial
from parts.hands import build_hands
from parts.indices import build_indices
from rigs import RIGS
from still_life import still_life
from stage import camera, softbox


def build(design):
    if design['kind'] == 'watch':
        build_case(design)
        build_dial(design)
        build_indices(design)
        build_hands(design)
        build_bracelet(design)
    else:
        from parts.jewels import build_jewel

        build_jewel(design)


def set_up(design, job):
    if 'scene' in job:
        still_life(job, build)
        return
    build({**design, 'opened': job['view'] == 'back'})
    VIEWS[job['view']](design, job)


def aspect(job):
    return job['size'][0] / job['size'][1]


def front(design, job):
    """From straight above the dial, the bracelet closed behind it. Shadow: `finish.drop_shadow`."""
    RIGS[job.get('rig', 'neutral')]()
    camera((0, 0, 900), (0, 0, 0), design.get('frame', 88), aspect(job))


def back(design, job):
    """The same from behind: the bracelet falls away on the other side, the case back is free."""
    move(Matrix.Rotation(math.pi, 4, 'Y'))
    front(design, {'rig': 'behind', **job})


# Turn about the vertical in degrees, lean towards the lens, sideways shift of the lens in mm.
STANDING = {'three-quarter': (-34, 11, 13), 'side': (-84, 5, 24), 'turntable': (0, 7, 0)}


def standing(design, job):
    """Standing on its bracelet; `angle` is for turntables. Shadow: `finish.ground_shadow`."""
    angle, lean, shift = STANDING[job['view']]
    rig = job.get('rig', 'turning' if job['view'] == 'turntable' else 'neutral')
    RIGS[rig]()
    if rig != 'dark':
        flank_light(job['view'])
    tilt = Matrix.Rotation(math.radians(lean), 4, 'X')
    # A turning piece turns about the middle of its loop, so that it stays in the picture.
    depths = [(part.matrix_world @ Vector(corner)).z for part in pieces() for corner in part.bound_box]
    middle = Matrix.Translation((0, 0, -(min(depths) + max(depths)) / 2 if job['view'] == 'turntable' else 0))
    move(tilt @ Matrix.Rotation(math.radians(job.get('angle', angle)), 4, 'Y') @ middle)
    camera((shift, -2, 900), (shift, -2, 0), design.get('frame', 88) * 1.08, aspect(job))


def flank_light(view):
    """What the flanks of a turned case and of its links look at: wide and weak, so that they neither burn nor go black."""
    softbox('rear window', (640, 120, -250), (420, 560), 2.0, fall=(0.45, 0.45))
    softbox('rear left', (-640, 100, -250), (420, 560), 1.0, fall=(0.45, 0.45))
    if view == 'side':
        softbox('before the flank', (150, 60, 450), (360, 620), 0.75, fall=(0.45, 0.45))


def macro(design, job):
    """Near the dial, sharp on the hour markers, soft behind."""
    RIGS[job.get('rig', 'neutral')]()
    move(
        Matrix.Rotation(math.radians(-30), 4, 'X')
        @ Matrix.Rotation(math.radians(-22), 4, 'Y')
        @ Matrix.Rotation(math.radians(job.get('roll', 14)), 4, 'Z')
    )
    spot = Vector(job.get('spot', (6.5, 1.5, 4.0)))
    camera((spot.x, spot.y, 320), spot, job.get('frame', 25), aspect(job), blur=(job.get('opening', 9), spot))


def pieces():
    return [part for part in bpy.context.scene.objects if part.type in ('MESH', 'FONT') and part.visible_camera]


def ring_front(design, job):
    """A ring stands before the lens, turned and seen from slightly above."""
    RIGS[job.get('rig', 'jewel')]()
    turn = Matrix.Rotation(math.radians(-90), 4, 'X')
    tilt = Matrix.Rotation(math.radians(design.get('tilt', 17)), 4, 'X') @ Matrix.Rotation(
        math.radians(design.get('turn', 20)), 4, 'Y'
    )
    move(tilt @ turn)
    centred(500, design.get('frame', 36), job)


def laid_out(design, job):
    """Necklaces and earrings, from straight above."""
    RIGS[job.get('rig', 'neutral' if design['jewel'] == 'pearls' else 'jewel')]()
    middle = design.get('middle', 0)
    camera((0, middle, 800), (0, middle, 0), design.get('frame', 96), aspect(job))


def ring_three_quarter(design, job):
    """The same ring turned away, so that one sees its width and the stone from the side."""
    ring_front({**design, 'tilt': design.get('tilt', 17) * 0.7, 'turn': 56}, job)


# How much nearer the lens comes for jewels with a pendant.
NEARER = {'necklace': 0.66, 'riviere': 0.7}
# How much of the picture a point at the far end of a piece becomes: soft, and still readable.
FAR_SPOT = 0.009


def leaning(design, job):
    """A laid-out jewel from low and from the left, sharp at its nearest part; only the far end grows soft."""
    RIGS[job.get('rig', 'neutral' if design['jewel'] == 'pearls' else 'jewel')]()
    middle = Matrix.Translation((0, -design.get('middle', 0), 0))
    move(Matrix.Rotation(math.radians(-52), 4, 'X') @ Matrix.Rotation(math.radians(22), 4, 'Z') @ middle)
    frame, centre = design.get('frame', 96), Vector((0, 0, 0))
    if design['jewel'] in NEARER:
        # What hangs on it is the subject; the ends leave the picture.
        frame *= NEARER[design['jewel']]
        spot = min((middle_of(part) for part in pieces()), key=lambda point: point.y)
        centre = Vector((spot.x - 0.05 * frame, spot.y + 0.1 * frame, 0))
    depths = points()[:, 2]
    far, near = depths.min(), depths.max()
    opening = min(FAR_SPOT * frame * 800 / (near - far), frame * 0.1)
    sharp = Vector((0, 0, near - 0.2 * (near - far)))
    for part in pieces():
        # The paper behind a stone is there for its light only.
        part.visible_camera = not any(material.name.startswith('glowing') for material in part.data.materials)
    camera((centre.x, centre.y, 800), centre, frame, aspect(job), blur=(opening, sharp))


def middle_of(part):
    return sum((part.matrix_world @ Vector(corner) for corner in part.bound_box), Vector()) / 8


def move(matrix):
    for part in pieces():
        part.matrix_world = matrix @ part.matrix_world


def points():
    """Every corner of the piece, in the world."""
    found = []
    for part in pieces():
        if part.type == 'MESH':
            own = np.empty(len(part.data.vertices) * 3)
            part.data.vertices.foreach_get('co', own)
        else:
            own = np.array(part.bound_box)
        matrix = np.array(part.matrix_world)
        found.append(own.reshape(-1, 3) @ matrix[:3, :3].T + matrix[:3, 3])
    return np.concatenate(found)


def centred(distance, frame, job):
    """The lens before the middle of what it sees."""
    seen, middle = points(), np.zeros(2)
    for _ in range(3):
        drawn = middle + (seen[:, :2] - middle) * distance / (distance - seen[:, 2:])
        middle = (drawn.min(0) + drawn.max(0)) / 2
    camera((*middle, distance), (*middle, 0), frame, aspect(job))


def tabletop(design, job, turn=0.0):
    """A box or a card from half above, as it stands on a table."""
    RIGS[job.get('rig', 'neutral')]()
    lean = -54 if design['jewel'] == 'box' else -16
    move(Matrix.Rotation(math.radians(lean), 4, 'X') @ Matrix.Rotation(math.radians(turn + design.get('turn', 0)), 4, 'Z'))
    # A card turned takes more of the width.
    centred(800, design.get('frame', 168) * (1.15 if turn and design['jewel'] == 'card' else 1), job)


def jewel_front(design, job):
    kind = design['jewel']
    (ring_front if kind == 'ring' else tabletop if kind in ('box', 'card') else laid_out)(design, job)


def jewel_three_quarter(design, job):
    kind = design['jewel']
    if kind in ('box', 'card'):
        return tabletop(design, job, 32)
    (ring_three_quarter if kind == 'ring' else leaning)(design, job)


VIEWS = {
    'front': lambda design, job: (front if design['kind'] == 'watch' else jewel_front)(design, job),
    **{view: standing for view in STANDING},
    'three-quarter': lambda design, job: (standing if design['kind'] == 'watch' else jewel_three_quarter)(design, job),
    'back': back,
    'macro': macro,
}
