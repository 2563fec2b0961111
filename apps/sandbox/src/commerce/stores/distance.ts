/** A position on the globe, in degrees. */
export interface Position {
  readonly latitude: number
  readonly longitude: number
}

export type DistanceUnit = 'km' | 'mi'

const RADIUS: Readonly<Record<DistanceUnit, number>> = { km: 6371, mi: 3958.8 }

/** Great-circle distance between two positions, to two decimals. */
export function distanceBetween(from: Position, to: Position, unit: DistanceUnit): number {
  const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 360) ** 2
  const cosine = (degrees: number) => Math.cos((degrees * Math.PI) / 180)
  const chord =
    sine(to.latitude - from.latitude) +
    cosine(from.latitude) * cosine(to.latitude) * sine(to.longitude - from.longitude)
  const distance = 2 * RADIUS[unit] * Math.asin(Math.min(1, Math.sqrt(chord)))
  return Math.round(distance * 100) / 100
}
