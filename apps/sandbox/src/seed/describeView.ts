import type { ViewShot } from '../images/chooseShots.js'
import { type GroundMaterial, grounds } from '../images/grounds.js'
import { describeNear, describePiece, inMetal, isStanding, strapOf } from './describePiece.js'
import type { SeedDesign } from './seedDesign.js'
import type { Localised } from './localised.js'
import { eachLanguage, join, text } from './text.js'
import { colours } from './vocabulary/colours.js'

/** Product properties used in alternative texts. */
export interface Described {
  readonly brand: string
  readonly name: Localised
  readonly design: SeedDesign
}

/**
 * Alternative text of an image: brand, model, and the content of this view. A crop of another view is described as
 * such, so that no text promises a missing view.
 */
export function describeView(piece: Described, { view, shot }: ViewShot): Localised {
  const title = eachLanguage((language) => `${piece.brand} ${piece.name[language]}`)
  const seen = (from: Localised | null, what: Localised | null) => {
    const start = join(from === null ? '' : ' ', [title, from])
    return eachLanguage((language) => start[language] + (what === null ? '' : colon[language] + what[language]))
  }
  switch (view) {
    case 'front':
      return seen(null, describePiece(piece.design))
    case 'detail':
      if (shot.kind === 'part') return seen(words.nearer, facts(piece.design))
      return seen(isStanding(piece.design) ? words.standing : words.atAnAngle, facts(piece.design))
    case 'macro':
      return seen(shot.kind === 'part' ? words.part : words.closeUp, describeNear(piece.design))
    case 'worn':
      return seen(laid[grounds[shot.ground]], null)
    case 'side':
      return seen(words.side, behind(words.edge, piece.design))
    case 'back':
      return seen(words.back, behind(words.caseBack, piece.design))
    case 'turntable':
      return seen(words.allSides, null)
  }
}

/** Alternative text of a turntable video. */
export function describeFilm({ brand, name }: Described): Localised {
  return eachLanguage((language) => `${brand} ${name[language]}, ${film[language]}`)
}

/** Details for views other than the front: case and dial, or the whole jewel. */
function facts(design: SeedDesign): Localised {
  if (!isWatch(design)) return describePiece(design)
  return join(', ', [made(words.case, design), colours[design.colour].dial])
}

/** Details for side and back views: a part of the watch and its strap, or the whole jewel. */
function behind(part: Localised, design: SeedDesign): Localised {
  return isWatch(design) ? join(', ', [made(part, design), strapOf(design)]) : describePiece(design)
}

/** A part of a watch and its metal. */
function made(part: Localised, { metal }: SeedDesign): Localised {
  return join(' ', [part, inMetal(metal)])
}

function isWatch({ strap }: SeedDesign): boolean {
  return strap !== 'none'
}

const colon = text(': ', ': ', ' : ', ': ')

const words = {
  nearer: text('from the front, nearer', 'von vorn, näher', 'de face, plus près', 'forfra, tættere på'),
  standing: text(
    'from three quarters, standing',
    'in Dreiviertelansicht, stehend',
    'de trois quarts, debout',
    'skråt forfra, stående',
  ),
  atAnAngle: text('at an angle', 'schräg von vorn', 'de biais', 'skråt forfra'),
  part: text('in detail', 'im Ausschnitt', 'en détail', 'i udsnit'),
  closeUp: text('in close-up', 'in Nahaufnahme', 'en gros plan', 'i nærbillede'),
  side: text('from the side', 'von der Seite', 'de profil', 'fra siden'),
  back: text('from behind', 'von hinten', 'de dos', 'bagfra'),
  allSides: text('from all sides', 'von allen Seiten', 'sous tous les angles', 'fra alle sider'),
  case: text('case', 'Gehäuse', 'boîtier', 'kasse'),
  edge: text('crown and case edge', 'Krone und Gehäuseflanke', 'couronne et carrure', 'krone og kassekant'),
  caseBack: text('case back', 'Gehäuseboden', 'fond de boîtier', 'bagkasse'),
} as const

const laid: Readonly<Record<GroundMaterial, Localised>> = {
  limestone: text(
    'laid on limestone in the light of a window',
    'auf Kalkstein im Licht eines Fensters',
    'sur une pierre calcaire, à la lumière d’une fenêtre',
    'på kalksten i lyset fra et vindue',
  ),
  linen: text(
    'laid on linen in the light of a window',
    'auf Leinen im Licht eines Fensters',
    'sur une toile de lin, à la lumière d’une fenêtre',
    'på hørlærred i lyset fra et vindue',
  ),
  slate: text(
    'laid on dark stone in the light of a window',
    'auf dunklem Stein im Licht eines Fensters',
    'sur une pierre sombre, à la lumière d’une fenêtre',
    'på mørk sten i lyset fra et vindue',
  ),
}

const film = text(
  'film, turning slowly under one light',
  'Film, langsam unter einem Licht gedreht',
  'film, en rotation lente sous une lumière',
  'film, drejer langsomt under ét lys',
)
