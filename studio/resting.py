"""How jewels come to rest: chains fall on the stone, each earring of a pair lies on its own, a row of stones is flat."""

import math

import bpy
from mathutils import Matrix, Vector

NEAR, FAR = 2.0, 15.0  # mm from the bail: up to here a chain hangs in it, from here on it lies.


def corners(parts):
    """All vertices of the parts that have a body, in the world."""
    solid = [part for part in parts if part.type == 'MESH' and not part.hide_render]
    return [part.matrix_world @ vertex.co for part in solid for vertex in part.data.vertices]


def middle(parts):
    points = corners(parts)
    return sum(points, Vector()) / max(1, len(points))


def lowest(parts):
    return min(point.y for point in corners(parts))


def move(parts, matrix):
    for part in parts:
        part.matrix_world = matrix @ part.matrix_world
    bpy.context.view_layer.update()


def drop(parts):
    """Sets parts down on y = 0 as one body."""
    move(parts, Matrix.Translation((0, -lowest(parts), 0)))


def lay_down(parts, axis):
    """Tips a body until its longer end touches the ground too; `axis` = 0 across, 2 away. It stays where it was."""
    points = corners(parts)
    pivot = middle(parts)
    low = min(points, key=lambda point: point.y)
    ends = [pick(point[axis] for point in points) - low[axis] for pick in (min, max)]
    way = math.copysign(1, sum(ends))
    slopes = [
        math.atan2(point.y - low.y, (point[axis] - low[axis]) * way)
        for point in points
        if (point[axis] - low[axis]) * way > 3
    ]
    angle = min(slopes, default=0) * way
    turn = Matrix.Rotation(-angle, 4, 'Z') if axis == 0 else Matrix.Rotation(angle, 4, 'X')
    move(parts, Matrix.Translation(pivot) @ turn @ Matrix.Translation(-pivot))


def settle_pair(parts, jewel):
    """Each earring by itself: hoops flat, drops on stone and stud."""
    for side in (-1, 1):
        one = [part for part in parts if middle([part]).x * side > 0]
        if not one:
            continue
        if jewel != 'studs':
            lay_down(one, 0 if jewel == 'hoops' else 2)
        drop(one)


def settle_row(parts):
    """Each stone of a row with what holds it."""
    stones = [part for part in parts if part.name.startswith('gem')]
    places = [middle([stone]) for stone in stones]
    groups = [[] for _ in stones]
    for part in parts:
        spot = middle([part])
        groups[min(range(len(stones)), key=lambda number: (places[number] - spot).length)].append(part)
    for group in groups:
        drop(group)


def settle_chain(parts):
    """The pendant on its basket; its chain falls from the bail to the ground."""
    links = [part for part in parts if part.name.startswith('chain link')]
    body = [part for part in parts if part not in links]
    down = lowest(body)
    move(parts, Matrix.Translation((0, -down, 0)))
    hook = next((middle([part]) for part in body if part.name.startswith('bail')), Vector())
    for part in links:
        spot = middle([part])
        share = min(1, max(0, (math.hypot(spot.x - hook.x, spot.z - hook.z) - NEAR) / (FAR - NEAR)))
        part.matrix_world = Matrix.Translation((0, -lowest([part]) * share * share * (3 - 2 * share), 0)) @ part.matrix_world


def settle(parts, jewel):
    """Lets a lying jewel come to rest on y = 0. Rings, bangles and watches are rigid: nothing happens."""
    bpy.context.view_layer.update()
    if jewel in ('earrings', 'hoops', 'studs'):
        settle_pair(parts, jewel)
    elif jewel in ('riviere', 'tennis'):
        settle_row(parts)
    elif jewel == 'necklace':
        settle_chain(parts)
    bpy.context.view_layer.update()
