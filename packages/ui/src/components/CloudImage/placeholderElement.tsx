import { clsx } from 'clsx'
import type { CloudImageData } from './CloudImage.js'
import { placeholder } from './placeholder.css.js'

/** URL of an image's placeholder; undefined when there is none or it is not a data URI. */
export function placeholderOf({ placeholder }: CloudImageData): string | undefined {
  return placeholder?.startsWith('data:image/') ? placeholder : undefined
}

/**
 * Placeholder behind an image while it loads; must precede the image in a positioned frame of the same size. Works
 * without scripts and is covered once the image is painted, without a transition. Hidden from assistive technology.
 */
export function placeholderElement(src: string | undefined, className?: string) {
  return src && <img alt="" src={src} className={clsx(placeholder, className)} />
}
