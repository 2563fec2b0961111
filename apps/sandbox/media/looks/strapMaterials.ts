type Rgb = readonly [number, number, number]

/** Leather, textile and rubber by colour: surface and thread colours, linear. */
export const leather: Readonly<Record<string, readonly [Rgb, Rgb]>> = {
  black: [
    [0.011, 0.011, 0.012],
    [0.1, 0.1, 0.1],
  ],
  brown: [
    [0.125, 0.048, 0.02],
    [0.525, 0.294, 0.21],
  ],
  tan: [
    [0.26, 0.085, 0.025],
    [0.62, 0.52, 0.38],
  ],
  blue: [
    [0.012, 0.018, 0.05],
    [0.2, 0.22, 0.3],
  ],
  burgundy: [
    [0.1, 0.01, 0.016],
    [0.45, 0.18, 0.198],
  ],
  grey: [
    [0.13, 0.128, 0.124],
    [0.42, 0.41, 0.4],
  ],
}
export const rubber: Readonly<Record<string, Rgb>> = {
  black: [0.012, 0.012, 0.013],
  blue: [0.006, 0.016, 0.055],
  green: [0.006, 0.045, 0.028],
  grey: [0.1, 0.101, 0.104],
}
export const textile: Readonly<Record<string, Rgb>> = { grey: [0.15, 0.152, 0.155], green: [0.045, 0.062, 0.03] }
/** Insert of a rotating bezel, by dial colour; black if absent. */
export const inserts: Readonly<Record<string, Rgb>> = {
  blue: [0.003, 0.01, 0.045],
  green: [0.004, 0.05, 0.028],
  burgundy: [0.05, 0.003, 0.007],
  grey: [0.03, 0.031, 0.034],
}
