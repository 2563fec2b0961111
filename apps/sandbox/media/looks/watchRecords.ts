import type { DesignRef } from '../../src/seed/seedTypes.js'
import { inserts, leather, rubber, textile } from './strapMaterials.js'
import { bases } from './watchModels.js'

/** Studio record for a watch of the catalogue; null = the studio has no such model yet. */
export function watchRecord(brand: string, look: DesignRef): object | null {
  const base = bases[`${brand} ${look.key}`]
  if (!base) return null
  const { bracelet, case: body, dial, ...rest } = base
  const turns = ['diver', 'gmt'].includes(String(Reflect.get(body, 'bezel')))
  return {
    kind: 'watch',
    brand,
    ...(look.metal === 'twoTone' ? { metal: 'steel', accent: 'yellowGold' } : { metal: look.metal }),
    ...rest,
    case: { ...body, ...(turns && inserts[look.colour] ? { insert: inserts[look.colour] } : {}) },
    dial: { ...dial, ...dialOf(look, dial) },
    strap: look.strap === 'bracelet' ? bracelet : strapOf(brand, look),
  }
}

function dialOf({ key, colour, metal }: DesignRef, dial: object): object {
  const isPearl = colour === 'motherOfPearl'
  const finish = key === 'ladies-slim' ? { finish: isPearl ? 'pearl' : 'sunburst' } : {}
  const counterColour = ['silver', 'black', 'salmon', 'blue', 'brown'].includes(colour) ? colour : 'black'
  const hasCounters = JSON.stringify(dial).includes('"counters"')
  return {
    ...finish,
    colour,
    ...(hasCounters ? { counterColour } : {}),
    ...(hasCounters && colour === 'salmon' ? { counterFinish: 'sunburst' } : {}),
    ...contrast(key, colour, metal, 'handMetal' in dial),
  }
}

const namePlate = { namePlate: true, nameSize: 1.5 }

/** Blued hands are hard to see on a dark dial, steel hands and luminous numerals on a white one. */
function contrast(key: string, colour: string, metal: string, isBlued: boolean): object {
  if (isBlued) return ['grey', 'black', 'burgundy'].includes(colour) ? { handMetal: 'steel' } : {}
  if (key === 'tonneau' && colour === 'silver') return { handMetal: 'blued', indexMetal: 'blued', namePlate: true }
  if (key === 'integrated-sport' && colour === 'silver') return { handMetal: 'blued', ...namePlate }
  if (key === 'integrated-sport' && colour === 'pink') return { handMetal: 'darkSteel', ...namePlate }
  if (key === 'gmt-traveller' && colour === 'white') return { handMetal: 'darkSteel', indexMetal: 'darkSteel' }
  if (colour !== 'white' || metal !== 'steel') return {}
  if (key === 'pilot')
    return {
      handMetal: 'darkSteel',
      indices: 'arabic',
      isApplied: false,
      numeralFont: 'Jost-Medium',
      numeralSize: 4,
      secondColour: [0.45, 0.02, 0.012],
    }
  if (key === 'chrono-tricompax') return { secondColour: [0.01, 0.018, 0.08] }
  return ['tank-rect', 'dress-round'].includes(key) ? { handMetal: 'darkSteel', indexMetal: 'darkSteel' } : {}
}

function strapOf(brand: string, { strap, strapColour }: DesignRef): object {
  if (strap === 'rubber') return { kind: 'rubber', colour: rubber[strapColour] ?? rubber.black }
  if (strap === 'textile')
    return { kind: 'textile', colour: textile[strapColour] ?? textile.grey, thread: [0.3, 0.3, 0.3] }
  const name = brand === 'Brandvold' && strapColour === 'brown' ? 'tan' : strapColour
  const [colour, thread] = leather[name] ?? [
    [0.011, 0.011, 0.012],
    [0.1, 0.1, 0.1],
  ]
  return { kind: 'leather', colour, thread }
}
