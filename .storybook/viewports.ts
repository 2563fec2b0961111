const viewport = (name: string, width: number, height: number, type: 'mobile' | 'tablet' | 'desktop') => ({
  name: `${name}, ${width} px`,
  styles: { width: `${width}px`, height: `${height}px` },
  type,
})

/** Widths used for reviews: the smallest phone, the breakpoints of Spec §9, common and widest screens. */
export const viewports = {
  mobile1: viewport('Smallest phone', 320, 640, 'mobile'),
  mobile2: viewport('Phone', 390, 844, 'mobile'),
  tablet: viewport('Tablet', 768, 1024, 'tablet'),
  laptop: viewport('Small laptop', 1025, 768, 'desktop'),
  desktop: viewport('Desktop', 1440, 900, 'desktop'),
  widest: viewport('Widest', 1920, 1080, 'desktop'),
} as const
