import type { DesignRef } from '../../../seed/seedTypes.js'
import type { Sheet } from '../sheet.js'

/** Bridges, wheels and balance of an openworked movement. */
export function openworked(_sheet: Sheet, _radius: number, _design: DesignRef): string {
  return ''
}
