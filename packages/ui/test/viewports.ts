/** Screens for layout tests: `globals: { viewport: screen('phone') }` with `parameters: { viewport }`. */
const screens = {
  narrow: [320, 640],
  phone: [390, 844],
  tablet: [768, 1024],
  tabletEdge: [1024, 800],
  desktop: [1025, 800],
  wide: [1440, 900],
  huge: [2560, 1200],
} as const

/** Storybook's viewport parameter with these screens. */
export const viewport = {
  options: Object.fromEntries(
    Object.entries(screens).map(([name, [width, height]]) => [
      name,
      { name: `${name}, ${width} px`, styles: { width: `${width}px`, height: `${height}px` } },
    ]),
  ),
}

/** Storybook's viewport global. */
export const screen = (name: keyof typeof screens) => ({ value: name, isRotated: false })
