import type { ThemeKey } from '@vitrine/ui/theme/themes'

/** The retailer's name as an SVG, independent of fonts. The document contains the outlines (`wordmarkOutlines.ts`). */
export function Wordmark({ theme }: { readonly theme: ThemeKey }) {
  return (
    <svg viewBox="-934 0 1868 200" width="7.472em" height="0.8em" fill="currentColor" aria-hidden="true">
      <use href={`#wordmark-${theme}`} />
    </svg>
  )
}
