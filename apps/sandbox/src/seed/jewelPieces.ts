import type { StudioPictures } from '../images/studioPictures.js'
import { assemblePiece } from './assemblePiece.js'
import { attributeGroup } from './attributes.js'
import type { JewelCollection, JewelPiece, VariationKey } from './collectionTypes.js'
import type { Gem, Metal, SeedProduct } from './seedTypes.js'
import type { Localised } from './localised.js'
import { shortDescription } from './shortDescription.js'
import { eachLanguage, join, measure, same } from './text.js'
import { gems } from './vocabulary/gems.js'
import { metals } from './vocabulary/metals.js'
import { optionLabel } from './vocabulary/variationLabels.js'
import { warranties } from './vocabulary/warranties.js'

const metalCodes = {
  steel: '01',
  yellowGold: '02',
  whiteGold: '03',
  roseGold: '04',
  platinum: '05',
  titanium: '06',
  ceramic: '07',
  twoTone: '08',
} satisfies Record<Metal, string>

const gemCodes = {
  none: '00',
  diamond: '01',
  emerald: '02',
  ruby: '03',
  sapphire: '04',
  pearl: '05',
  aquamarine: '06',
} satisfies Record<Gem, string>

/** The products of one jewellery collection; each ring size is a separate product. */
export function jewelPieces(collection: JewelCollection, pictures: StudioPictures): readonly SeedProduct[] {
  return collection.pieces.flatMap((piece) => {
    if (!piece.ringSizes) return [jewelPiece(collection, piece, null, pictures)]
    return piece.ringSizes.map((ringSize) => jewelPiece(collection, piece, ringSize, pictures))
  })
}

function jewelPiece(
  collection: JewelCollection,
  piece: JewelPiece,
  ringSize: number | null,
  pictures: StudioPictures,
): SeedProduct {
  const gem = piece.gem ?? 'none'
  const idOf = (size: number | null) =>
    [collection.code, metalCodes[piece.metal], gemCodes[gem], size ?? piece.idSuffix ?? '00'].join('.')
  const reference = `${collection.code.replace('.', '-')}.${metalCodes[piece.metal]}`
  const metal = metals[piece.metal]
  const isSet = collection.type === 'set'
  return assemblePiece(
    collection,
    piece,
    {
      id: idOf(ringSize),
      pictureId: idOf(piece.ringSizes?.[0] ?? null),
      reference,
      name: collection.name,
      variation: Object.fromEntries(
        collection.variation.map((key) => [key, optionOf(key, collection, piece, ringSize)]),
      ),
      shortDescription: shortDescription(metal.name, stoneAfterMetal(gem)),
      longDescription: join('\n\n', [
        collection.story,
        join(' ', [isSet ? null : metal.jewelSentence, collection.stoneSentence, piece.note]),
      ]),
      attributeGroups: [
        attributeGroup('specifications', [
          ['reference', same(reference)],
          ['material', metal.full],
          ['stone', gem === 'none' ? null : gems[gem]],
          ['stoneWeight', piece.caratWeight ? measure(piece.caratWeight, 'ct') : null],
          ['quality', collection.quality],
          ['ringSize', ringSize ? same(String(ringSize)) : null],
          ['dimensions', piece.size ? optionLabel('size', piece.size) : collection.dimensions],
          ['certificate', collection.certificate],
          ['warranty', warranties[collection.warranty]],
        ]),
      ],
      refinements: {
        c_gender: collection.gender === 'unisex' ? ['mens', 'ladies'] : [collection.gender],
        c_material: [piece.metal],
        c_gem: [gem],
        ...(ringSize ? { c_ringSize: [String(ringSize)] } : {}),
      },
      design: {
        key: collection.design,
        metal: piece.metal,
        colour: piece.colour ?? 'white',
        strap: 'none',
        strapColour: 'black',
        gem,
      },
      caseDiameter: null,
      caseMaterial: null,
      pieceMaterial: metal.full,
      cpoYearOfSale: null,
      movement: null,
      partner: null,
      setItems: collection.setItems ?? [],
    },
    pictures,
  )
}

/** Stones follow the metal in lower case, except in German. */
function stoneAfterMetal(gem: Gem): Localised | null {
  if (gem === 'none') return null
  return eachLanguage((language) => (language === 'de' ? gems[gem].de : gems[gem][language].toLowerCase()))
}

function optionOf(key: VariationKey, collection: JewelCollection, piece: JewelPiece, ringSize: number | null): string {
  if (key === 'material') return piece.metal
  if (key === 'stone') return piece.gem ?? 'none'
  if (key === 'ringSize' && ringSize) return String(ringSize)
  if (key === 'size' && piece.size) return piece.size
  throw new Error(
    `Collection "${collection.slug}" varies by "${key}", but one of its pieces has no such value, so it could not be chosen. Add the value to the piece or take "${key}" out of the variation.`,
  )
}
