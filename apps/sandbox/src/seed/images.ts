import type { DesignRef, Localised, SeedImage, SeedProduct } from './seedTypes.js'
import { eachLanguage, join, text } from './text.js'
import { type Colour, colours } from './vocabulary/colours.js'
import { gems } from './vocabulary/gems.js'
import { jewelDesigns } from './vocabulary/jewelDesigns.js'
import { metals } from './vocabulary/metals.js'
import { type Strap, strapInColour } from './vocabulary/straps.js'
import { watchDesigns } from './vocabulary/watchDesigns.js'

/** A design of the image studio that shows a watch. */
export type WatchDesign = keyof typeof watchDesigns
/** A design of the image studio that shows jewellery, a card or a box. */
export type JewelDesign = keyof typeof jewelDesigns

/** Every design of the image studio, in words. */
export const designs = { ...watchDesigns, ...jewelDesigns }

/** A design reference whose key and colours are known to the studio. */
export interface SeedDesign extends DesignRef {
  readonly key: WatchDesign | JewelDesign
  readonly colour: Colour
  readonly strap: Strap | 'none'
  readonly strapColour: Colour
}

interface PictureInput {
  readonly id: string
  readonly brand: string
  readonly name: Localised
  readonly design: SeedDesign
  readonly hasTurntable: boolean
  readonly videoName: string | null
}

/** The four views of a piece, and its turntable sheet where there is one, with texts that say what is seen. */
export function productImages(input: PictureInput): readonly SeedImage[] {
  const { id, design } = input
  const title = eachLanguage((language) => `${input.brand} ${input.name[language]}`)
  const seen = describe(design)
  const front = eachLanguage(
    (language) => `${title[language]}${colon[language]}${designs[design.key].noun[language]}, ${seen[language]}`,
  )
  const views: SeedImage[] = [
    { publicId: `catalogue/${id}_MP_1.jpg`, view: 'front', alt: front },
    {
      publicId: `catalogue/${id}_MP_2.jpg`,
      view: 'detail',
      alt: sentence(title, join(', ', [detailWords, metalWords(design)])),
    },
    { publicId: `catalogue/${id}_MP_3.jpg`, view: 'macro', alt: macroAlt(title, design) },
    { publicId: `catalogue/${id}_MP_4.jpg`, view: 'worn', alt: sentence(title, restingWords(design.key)) },
  ]
  if (input.hasTurntable) {
    views.push({ publicId: `catalogue/${id}_360.jpg`, view: 'turntable', alt: sentence(title, turntableWords) })
  }
  return views
}

/** The video of a piece; its poster is the second view. */
export function productVideo(input: PictureInput): SeedProduct['video'] {
  if (!input.videoName) return null
  const title = eachLanguage((language) => `${input.brand} ${input.name[language]}`)
  return {
    src: `/media/video/${input.videoName}.mp4`,
    poster: `catalogue/${input.id}_MP_2.jpg`,
    alt: sentence(title, videoWords),
  }
}

const detailWords = text('three-quarter view', 'Ansicht von schräg vorn', 'vue de trois quarts', 'set skråt forfra')
const turntableWords = text(
  'seen from all sides',
  'von allen Seiten gezeigt',
  'vue sous tous les angles',
  'set fra alle sider',
)
const videoWords = text(
  'film, turning slowly under one light',
  'Film, langsam unter einem Licht gedreht',
  'film, en rotation lente sous une lumière',
  'film, drejer langsomt under ét lys',
)

function describe(design: SeedDesign): Localised {
  const metal = metalWords(design)
  if (!metal) return inPhrase(colours[design.colour].name)
  if (design.strap !== 'none') {
    const strap = inPhrase(strapInColour(design.strap, design.strapColour))
    return join(', ', [metal, colours[design.colour].dial, strap])
  }
  return join(', ', [metal, design.gem === 'none' ? null : inPhrase(gems[design.gem])])
}

function macroAlt(title: Localised, design: SeedDesign): Localised {
  const dial = design.strap === 'none' ? null : colours[design.colour].dial
  const shown = join(', ', [dial, designs[design.key].macro])
  return eachLanguage((language) => `${title[language]}, ${closeUp[language]}${colon[language]}${shown[language]}`)
}

/** The metal as it stands inside a phrase; a card or a box has none. */
function metalWords(design: SeedDesign): Localised | null {
  if (design.key === 'gift-card' || design.key === 'set-box') return null
  return inPhrase(metals[design.metal].name)
}

/** A word of the vocabulary inside a phrase: small letters, but not in German. */
function inPhrase(word: Localised): Localised {
  return eachLanguage((language) => (language === 'de' ? word.de : lowerFirst(word[language])))
}

const colon = text(': ', ': ', ' : ', ': ')

const closeUp = text('close-up', 'Nahaufnahme', 'gros plan', 'nærbillede')

/** The fourth view: the piece laid down in soft window light. */
function restingWords(key: SeedDesign['key']): Localised {
  if (key === 'gift-card' || key === 'set-box') {
    return text('lying on stone', 'auf Stein liegend', 'posée sur de la pierre', 'liggende på sten')
  }
  return text(
    'lying in the light of a window',
    'im Licht eines Fensters liegend',
    'à la lumière d’une fenêtre',
    'i lyset fra et vindue',
  )
}

function sentence(title: Localised, words: Localised): Localised {
  return eachLanguage((language) => `${title[language]}, ${words[language]}`)
}

function lowerFirst(value: string): string {
  return value.charAt(0).toLowerCase() + value.slice(1)
}
