// Written by scripts/matchFaces.mjs.
/**
 * Width of a web font at a weight, in percent of the regular weight of the system font that stands in for it: small
 * letters and what is between them, capitals, and the zero, which the unit ch measures.
 */
export const standIns = [
  { family: 'Cormorant', weight: 400, system: 'computer', small: 96.86, capitals: 96.05, zero: 95.4 },
  { family: 'Cormorant', weight: 400, system: 'android', small: 80.79, capitals: 94.61, zero: 85.33 },
  { family: 'Figtree', weight: 400, system: 'computer', small: 100.25, capitals: 95.25, zero: 115.26 },
  { family: 'Figtree', weight: 500, system: 'computer', small: 101.01, capitals: 95.61, zero: 115.62 },
  { family: 'Figtree', weight: 400, system: 'android', small: 100.76, capitals: 103.69, zero: 114.05 },
  { family: 'Figtree', weight: 500, system: 'android', small: 101.52, capitals: 104.07, zero: 114.41 },
  { family: 'Jost', weight: 300, system: 'computer', small: 93.54, capitals: 87.87, zero: 104.29 },
  { family: 'Jost', weight: 400, system: 'computer', small: 96.15, capitals: 90.59, zero: 107.88 },
  { family: 'Jost', weight: 500, system: 'computer', small: 100.03, capitals: 94.29, zero: 112.38 },
  { family: 'Jost', weight: 300, system: 'android', small: 94.01, capitals: 95.65, zero: 103.2 },
  { family: 'Jost', weight: 400, system: 'android', small: 96.63, capitals: 98.61, zero: 106.76 },
  { family: 'Jost', weight: 500, system: 'android', small: 100.53, capitals: 102.64, zero: 111.21 },
  { family: 'Libre Franklin', weight: 300, system: 'computer', small: 102.59, capitals: 97.92, zero: 122.81 },
  { family: 'Libre Franklin', weight: 400, system: 'computer', small: 103.4, capitals: 98.8, zero: 123.71 },
  { family: 'Libre Franklin', weight: 500, system: 'computer', small: 104.37, capitals: 99.84, zero: 124.97 },
  { family: 'Libre Franklin', weight: 300, system: 'android', small: 103.1, capitals: 106.59, zero: 121.53 },
  { family: 'Libre Franklin', weight: 400, system: 'android', small: 103.91, capitals: 107.55, zero: 122.42 },
  { family: 'Libre Franklin', weight: 500, system: 'android', small: 104.89, capitals: 108.68, zero: 123.66 },
] as const
