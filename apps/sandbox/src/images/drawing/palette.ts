/** Colours of a dial, strap or card: shadow, middle, light, and the ink that reads on it. */
export interface Tone {
  readonly deep: string
  readonly base: string
  readonly light: string
  readonly ink: string
}

const TONES: ReadonlyMap<string, Tone> = new Map([
  ['black', { deep: '#050506', base: '#15161a', light: '#4a4c52', ink: '#e9e7e0' }],
  ['white', { deep: '#c9c7c1', base: '#eeece7', light: '#ffffff', ink: '#26262a' }],
  ['silver', { deep: '#8f9194', base: '#c9cbcd', light: '#f8f8f8', ink: '#2a2b2f' }],
  ['grey', { deep: '#2a2c30', base: '#5a5d63', light: '#a2a5ab', ink: '#f1f0ec' }],
  ['blue', { deep: '#040d22', base: '#123061', light: '#4d7fc0', ink: '#eef2f7' }],
  ['green', { deep: '#03160f', base: '#0f4431', light: '#4c9274', ink: '#eef4ee' }],
  ['burgundy', { deep: '#1c0308', base: '#571321', light: '#a8485a', ink: '#f7ecea' }],
  ['brown', { deep: '#170b05', base: '#4a2b18', light: '#96683f', ink: '#f4ebdf' }],
  ['cognac', { deep: '#3f1c08', base: '#8c4a1f', light: '#c98449', ink: '#fbf0e2' }],
  ['champagne', { deep: '#8a6e40', base: '#cfb480', light: '#f6e7c4', ink: '#3a2c14' }],
  ['salmon', { deep: '#98604a', base: '#d49a80', light: '#f6d3c1', ink: '#3a211a' }],
  ['pink', { deep: '#a8707a', base: '#dfaeb5', light: '#f9e0e2', ink: '#4a2a30' }],
  ['motherOfPearl', { deep: '#b8b6b4', base: '#e6e3e0', light: '#ffffff', ink: '#3a3a40' }],
  ['ivory', { deep: '#c4b797', base: '#ebe1c9', light: '#fbf6e8', ink: '#33291a' }],
  ['beige', { deep: '#8f7a5e', base: '#c4ad8d', light: '#e9dac3', ink: '#382c1e' }],
  ['taupe', { deep: '#4e453e', base: '#857a70', light: '#b9afa5', ink: '#f6f2ec' }],
  ['ice', { deep: '#7c97a6', base: '#b4cdd9', light: '#eaf5fa', ink: '#1e3440' }],
  ['red', { deep: '#3a0407', base: '#8f151d', light: '#cf4a50', ink: '#fbeeec' }],
  ['orange', { deep: '#6b2503', base: '#c8551a', light: '#ef9560', ink: '#fff3e9' }],
  ['purple', { deep: '#14081f', base: '#3a1f57', light: '#7f5ea6', ink: '#f2edf7' }],
  ['navy', { deep: '#03081a', base: '#0d1f45', light: '#3b5f9c', ink: '#eef2f7' }],
])

const NEUTRAL: Tone = { deep: '#8f9194', base: '#c9cbcd', light: '#f8f8f8', ink: '#2a2b2f' }

/** Tone of a palette name; an unknown name is drawn in silver. */
export function tone(name: string): Tone {
  return TONES.get(name) ?? NEUTRAL
}

/** Whether markers on this colour must be light. */
export function isDarkDial(name: string): boolean {
  return Number.parseInt(tone(name).ink.slice(1, 3), 16) > 127
}
