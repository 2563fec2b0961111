/** Colours on photographs; equal in every theme, with sufficient contrast for small text on a white or black image. */
export const onImage = {
  scrim: 'rgba(15, 12, 9, 0.6)',
  onScrim: '#FFFFFF',
  scrimLight: 'rgba(255, 253, 250, 0.62)',
  onScrimLight: '#1C1A17',
  tileSand: '#F1EBE5',
  tileSandInk: '#1C1A17',
  tileBlack: '#000000',
  tileBlackInk: '#F5F5F2',
} as const
