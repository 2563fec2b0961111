import { noPhotographs } from './photographs.js'
import type { StudioPictures } from './studioPictures.js'

/**
 * Studio pictures with the given views of every product (default: all), for tests that must not depend on the existing
 * photographs.
 */
export function buildStudioPictures(...views: readonly string[]): StudioPictures {
  const picture = (name: string, width: number, height: number) => ({
    file: `${name}.webp`,
    version: name,
    width,
    height,
  })
  return {
    photographs: {
      ...noPhotographs,
      find(id, view) {
        if (views.length > 0 && !views.includes(view)) return null
        return view === 'turntable' ? picture(`${id}-${view}`, 3840, 4800) : picture(`${id}-${view}`, 1200, 1500)
      },
    },
    placeholder: () => 'data:image/webp;base64,UklGRg==',
  }
}
