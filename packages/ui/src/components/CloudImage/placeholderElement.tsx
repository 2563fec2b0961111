import { clsx } from 'clsx'
import type { CloudImageData } from './CloudImage.js'
import { placeholder } from './placeholder.css.js'

/** The address of a picture's placeholder; undefined = it has none, or one that would be fetched. */
export function placeholderOf({ placeholder }: CloudImageData): string | undefined {
  return placeholder?.startsWith('data:image/') ? placeholder : undefined
}

/**
 * What stands behind a picture until it is there; goes before it in a positioned frame of its size. Shown without scripts,
 * and covered as soon as the picture is painted: nothing fades, nothing moves. Not announced.
 */
export function placeholderElement(src: string | undefined, className?: string) {
  return src && <img alt="" src={src} className={clsx(placeholder, className)} />
}
