import type { DesignRef } from '../../../seed/seedTypes.js'
import type { Outline } from '../outline.js'
import type { Sheet } from '../sheet.js'
import type { WatchSpec } from './watchSpec.js'

/** Hours whose marker gives way to something else on the dial. */
export function skippedHours({ extras }: WatchSpec): ReadonlySet<number> {
  const hours = new Set<number>()
  if (extras.includes('date')) hours.add(3)
  if (extras.includes('moon') || extras.includes('smallSeconds')) hours.add(6)
  if (extras.includes('counters')) for (const hour of [3, 6, 9]) hours.add(hour)
  return hours
}

/** Date, counters, moon and further hands. */
export function complications(_sheet: Sheet, _spec: WatchSpec, _design: DesignRef, _shape: Outline): string {
  return ''
}
