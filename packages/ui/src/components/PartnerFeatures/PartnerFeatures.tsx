import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { CloudImage, type ImageData } from '../CloudImage/CloudImage.js'
import * as css from './PartnerFeatures.css.js'

/** One quality of a piece, with its picture. */
export interface ProductFeature {
  readonly image: ImageData | null
  readonly title: string
  readonly text: string
}

export interface PartnerFeaturesProps extends ComponentProps<'div'> {
  readonly features: readonly ProductFeature[]
}

/** The feature blocks of a partner brand's piece, image left and right by turns. Renders nothing when there are none. */
export function PartnerFeatures({ features, className, ...rest }: PartnerFeaturesProps) {
  if (features.length === 0) return null
  return (
    <div className={clsx(css.root, className)} {...rest}>
      {features.map((feature) => (
        <section key={feature.title} className={css.feature}>
          {feature.image && (
            <CloudImage
              className={css.image}
              image={feature.image}
              aspectRatio="5:4"
              sizes="(min-width: 1025px) 58vw, 100vw"
            />
          )}
          <div className={css.words}>
            <h2 className={css.title}>{feature.title}</h2>
            <p className={css.body}>{feature.text}</p>
          </div>
        </section>
      ))}
    </div>
  )
}
