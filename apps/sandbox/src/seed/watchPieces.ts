import type { StudioPictures } from '../images/studioPictures.js'
import { assemblePiece } from './assemblePiece.js'
import { attributeGroup } from './attributes.js'
import type { VariationKey, WatchCollection, WatchPiece } from './collectionTypes.js'
import { corvaneAvailability, corvanePhone } from './corvaneService.js'
import type { SeedProduct } from './seedTypes.js'
import type { Localised } from './localised.js'
import { shortDescription } from './shortDescription.js'
import { eachLanguage, join, measure, same, text, within } from './text.js'
import { colours } from './vocabulary/colours.js'
import { gems } from './vocabulary/gems.js'
import { metals } from './vocabulary/metals.js'
import { movementKinds, watchFunctions } from './vocabulary/movements.js'
import { certification, conditions, deliveries } from './vocabulary/preOwned.js'
import { strapInColour, strapSentences } from './vocabulary/straps.js'
import { warranties } from './vocabulary/warranties.js'

const sapphire = text('Sapphire crystal', 'Saphirglas', 'Verre saphir', 'Safirglas')
const preOwnedSuffix = ' Certified Pre-Owned'

/** The watches of one collection. */
export function watchPieces(collection: WatchCollection, pictures: StudioPictures): readonly SeedProduct[] {
  return collection.pieces.map((piece) => watchPiece(collection, piece, pictures))
}

function watchPiece(collection: WatchCollection, piece: WatchPiece, pictures: StudioPictures): SeedProduct {
  const caseSize = piece.caseSize ?? collection.caseSize
  const metal = metals[piece.metal]
  const reference = piece.id.slice(0, -2).replace('-', '.')
  const isPreOwned = collection.preOwned !== undefined
  const size = eachLanguage(() => caseSize)
  return assemblePiece(
    collection,
    piece,
    {
      id: piece.id,
      reference,
      name: isPreOwned ? eachLanguage((language) => collection.name[language] + preOwnedSuffix) : collection.name,
      variation: Object.fromEntries(collection.variation.map((key) => [key, optionOf(key, collection, piece)])),
      shortDescription: shortDescription(metal.name, size),
      longDescription: join('\n\n', [collection.story, certificationOf(collection), pieceParagraph(piece)]),
      attributeGroups: attributeGroups(collection, piece, reference, size),
      refinements: {
        c_gender: collection.gender === 'unisex' ? ['mens', 'ladies'] : [collection.gender],
        c_material: [piece.metal],
        c_dialColour: [piece.dial],
        c_caseSize: [sizeClass(caseSize)],
        c_movement: [collection.movement.kind],
        c_strap: [piece.strap],
        ...(piece.gem ? { c_gem: [piece.gem] } : {}),
      },
      design: {
        key: collection.design,
        metal: piece.metal,
        colour: piece.dial,
        strap: piece.strap,
        strapColour: piece.strapColour ?? 'silver',
        gem: piece.gem ?? 'none',
      },
      caseDiameter: caseSize,
      caseMaterial: metal.full,
      pieceMaterial: null,
      cpoYearOfSale: collection.preOwned?.yearOfSale ?? null,
      movement: collection.movement.kind,
      partner: partnerOf(collection, piece.id),
      setItems: [],
    },
    pictures,
  )
}

function pieceParagraph(piece: WatchPiece): Localised {
  return join(' ', [metals[piece.metal].caseSentence, strapSentences[piece.strap], piece.note])
}

function certificationOf(collection: WatchCollection): Localised | null {
  if (collection.type === 'cpo' || collection.type === 'newCpo' || collection.type === 'partnerCpo') {
    return certification[collection.type]
  }
  return null
}

function optionOf(key: VariationKey, collection: WatchCollection, piece: WatchPiece): string {
  if (key === 'material') return piece.metal
  if (key === 'strap') return piece.strap
  if (key === 'dial') return piece.dial
  if (key === 'size') return (piece.caseSize ?? collection.caseSize).replaceAll(' ', '').replace('×', 'x')
  throw new Error(
    `Collection "${collection.slug}" varies by "${key}", which no watch has, so its variants cannot be told apart. Use material, strap, dial or size.`,
  )
}

function attributeGroups(collection: WatchCollection, piece: WatchPiece, reference: string, size: Localised) {
  const { movement, preOwned } = collection
  const theCase = [
    ['reference', same(reference)],
    ['caseMaterial', metals[piece.metal].full],
    ['caseDiameter', size],
    ['caseThickness', measure(collection.thicknessMm, 'mm')],
    ['crystal', sapphire],
    ['waterResistance', measure(collection.waterResistanceM, 'm')],
    ['dial', colours[piece.dial].name],
    ['strap', strapInColour(piece.strap, piece.strapColour ?? 'silver')],
    ['stone', piece.gem ? gems[piece.gem] : null],
  ] as const
  const theMovement = [
    ['movement', movementKinds[movement.kind]],
    ['calibre', same(movement.calibre)],
    ['powerReserve', movement.powerReserveHours ? hours(movement.powerReserveHours) : null],
    [
      'functions',
      collection.functions.map((key, index) => (index === 0 ? watchFunctions[key] : within(watchFunctions[key]))),
    ],
    ['warranty', warranties[collection.warranty]],
  ] as const
  const history = preOwned
    ? ([
        ['yearOfSale', same(preOwned.yearOfSale)],
        ['condition', conditions[preOwned.condition]],
        ['delivered', deliveries[preOwned.delivered]],
      ] as const)
    : []
  if (!collection.partner) {
    return [attributeGroup('specifications', [...theCase, ...theMovement, ...history])]
  }
  return [attributeGroup('specifications', [...theCase, ...history]), attributeGroup('corvane', theMovement)]
}

function hours(count: number): Localised {
  return text(`${count} hours`, `${count} Stunden`, `${count} heures`, `${count} timer`)
}

/** Class of a case size by its larger dimension. */
function sizeClass(caseSize: string): string {
  const largest = Math.max(...(caseSize.match(/\d+/g) ?? ['0']).map(Number))
  if (largest < 34) return 'small'
  if (largest < 39) return 'medium'
  return largest < 42 ? 'large' : 'extraLarge'
}

function partnerOf(collection: WatchCollection, id: string): SeedProduct['partner'] {
  if (!collection.partner) return null
  const { features, ...rest } = collection.partner
  return {
    ...rest,
    phone: corvanePhone,
    availabilityContent: corvaneAvailability,
    features: features.map((feature, index) => ({ asset: `catalogue/${id}_MP_${index + 2}.jpg`, ...feature })),
  }
}
