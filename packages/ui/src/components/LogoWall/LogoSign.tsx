'use client'

import { useState } from 'react'
import { useUi } from '../../provider/UiProvider.js'
import { imageElement } from '../CloudImage/imageElement.js'
import * as css from './LogoWall.css.js'
import type { BrandLogo } from './LogoWall.js'
import { logoSize } from './logoSize.js'

/** Sufficient for a logo on a high-density screen, in px. */
const WIDTHS = [390]

/** A logo image, or the name of the brand when it is missing or fails to load. */
export function LogoSign({ logo: { name, image } }: { readonly logo: BrandLogo }) {
  const { imageUrl } = useUi()
  const [lostSrc, setLostSrc] = useState<string>()
  const lose = () => setLostSrc(image?.src)
  if (!image?.src || (image.src === lostSrc && name)) return <span className={css.name}>{name}</span>
  const isOpaque = /\.jpe?g(?:$|[?#])/i.test(image.src)
  return (
    <span className={css.frame}>
      {imageElement(
        {
          image: { src: image.src, alt: name, ...logoSize(image) },
          sizes: '168px',
          widths: WIDTHS,
          className: isOpaque ? css.opaque : css.inInk,
        },
        imageUrl,
        {
          onError: lose,
          // The image may have failed before hydration.
          ref: (picture) => {
            if (picture?.complete) picture.decode().then(undefined, lose)
          },
        },
      )}
    </span>
  )
}
