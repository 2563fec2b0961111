"""Reads a design and says clearly what is wrong with it."""

import json
import os

STUDIO = os.path.dirname(os.path.abspath(__file__))
DESIGNS = os.path.join(STUDIO, 'designs')

METALS = ('steel', 'titanium', 'platinum', 'whiteGold', 'yellowGold', 'roseGold', 'darkSteel', 'ceramic')
COLOURS = (
    'black',
    'white',
    'silver',
    'grey',
    'blue',
    'green',
    'burgundy',
    'brown',
    'champagne',
    'salmon',
    'pink',
    'motherOfPearl',
    'ivory',
    'ice',
)
CHOICES = {
    'case.bezel': ('domed', 'thin', 'stepped', 'flat', 'diver', 'gmt', 'tachymeter', 'gems'),
    'case.lugs': ('horn', 'straight', 'none'),
    'case.crown': ('plain', 'onion', 'guarded', 'none'),
    'case.flank': ('brushed', 'polished'),
    'case.top': ('brushed', 'polished'),
    'dial.finish': ('sunburst', 'lacquer', 'enamel', 'matte', 'pearl', 'ribbed', 'grooves', 'flinque', 'guilloche', 'openwork'),
    'dial.colour': COLOURS,
    'dial.indices': ('baton', 'plots', 'capsules', 'dots', 'roman', 'arabic', 'arabicLume', 'none'),
    'dial.hands': ('dauphine', 'leaf', 'baton', 'sword', 'lume', 'lance'),
    'strap.kind': ('three', 'five', 'brick', 'mesh', 'leather', 'textile', 'rubber'),
}
EXTRAS = ('date', 'seconds', 'smallSeconds', 'counters', 'pushers', 'gmtHand', 'moon')
JEWELS = (
    'ring',
    'necklace',
    'pearls',
    'earrings',
    'studs',
    'hoops',
    'bangle',
    'riviere',
    'tennis',
    'links',
    'brooch',
    'box',
    'card',
)
DEFAULTS = {
    'case': {'flank': 'brushed', 'top': 'brushed', 'lugWidth': 20, 'crown': 'plain'},
    'dial': {'indexInset': 3.4, 'handWidth': 1.7, 'extras': []},
}


class DesignError(ValueError):
    """A design that cannot be built; the message says what to change."""


CATALOGUE = os.path.join(DESIGNS, 'catalogue.json')


def catalogue():
    """Looks of the shop's pieces by name, written by apps/sandbox/media/looks/writeCatalogueDesigns.ts: {pieces, design?}."""
    with open(CATALOGUE, encoding='utf8') as file:
        return json.load(file)


def design_ids():
    own = {name[:-5] for name in os.listdir(DESIGNS) if name.endswith('.json') and name != 'catalogue.json'}
    return sorted(own | set(catalogue()))


def read_design(design_id):
    design = record_of(design_id)
    if design is None:
        raise DesignError(
            f'There is no design "{design_id}". Add designs/{design_id}.json or use one of: {", ".join(design_ids())}.'
        )
    faults = check(design)
    if faults:
        raise DesignError(f'designs/{design_id}.json cannot be built:\n' + '\n'.join(f'- {fault}' for fault in faults))
    return complete({'id': design_id, **design})


def record_of(design_id):
    """The file of its own, else the record of the catalogue; None = there is neither."""
    path = os.path.join(DESIGNS, design_id + '.json')
    if not os.path.exists(path):
        return catalogue().get(design_id, {}).get('design')
    with open(path, encoding='utf8') as file:
        return json.load(file)


def check(design):
    """Faults in words; an empty list = fine."""
    faults = []
    kind = design.get('kind')
    if kind not in ('watch', 'jewel'):
        return [f'kind is {kind!r}: use "watch" or "jewel".']
    for key in ('metal', 'accent'):
        if design.get(key, 'steel') not in METALS:
            faults.append(f'{key} is {design[key]!r}: use one of {", ".join(METALS)}.')
    if kind == 'jewel':
        if design.get('jewel') not in JEWELS:
            faults.append(f'jewel is {design.get("jewel")!r}: use one of {", ".join(JEWELS)}.')
        return faults
    for path, allowed in CHOICES.items():
        group, key = path.split('.')
        value = design.get(group, {}).get(key, DEFAULTS.get(group, {}).get(key))
        if value not in allowed:
            faults.append(f'{path} is {value!r}: use one of {", ".join(allowed)}.')
    outline = design.get('case', {}).get('outline')
    if not (
        isinstance(outline, list) and len(outline) == 3 and all(isinstance(n, (int, float)) and n > 0 for n in outline)
    ):
        faults.append(
            'case.outline must be three numbers above 0: half width and half height in mm, and the power of the curve (2 = round).'
        )
    for extra in design.get('dial', {}).get('extras', []):
        if extra not in EXTRAS:
            faults.append(f'dial.extras has {extra!r}: use {", ".join(EXTRAS)}.')
    if not design.get('brand'):
        faults.append('brand is missing: the name on the dial.')
    return faults


def complete(design):
    """Fills what a design leaves open."""
    design.setdefault('accent', design['metal'])
    if design['kind'] == 'watch':
        for group, values in DEFAULTS.items():
            design[group] = {**values, **design[group]}
        a, b, _ = design['case']['outline']
        design['dial'].setdefault('reach', a - design['case']['bezelWidth'] - 0.9)
        design['dial'].setdefault('reachY', b - design['case']['bezelWidth'] - 0.9)
    return design


ITEM_KEYS = {'design', 'at', 'turn', 'lean', 'roll', 'pose'}


def read_scene(name):
    path = os.path.join(STUDIO, 'scenes', name + '.json')
    if not os.path.exists(path):
        raise DesignError(f'There is no scene "{name}". Add scenes/{name}.json.')
    with open(path, encoding='utf8') as file:
        scene = json.load(file)
    for item in scene['items']:
        if set(item) - ITEM_KEYS:
            raise DesignError(
                f'scenes/{name}.json: an item has {sorted(set(item) - ITEM_KEYS)}; it may have {sorted(ITEM_KEYS)}.'
            )
    return scene
