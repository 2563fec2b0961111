import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { type SlotProps, slot } from '../../slots/slot.js'
import { CloudImage, type CloudImageData } from '../CloudImage/CloudImage.js'
import * as css from './PartnerFeatures.css.js'

/** One feature of a product, with its image. */
export interface ProductFeature {
  readonly image: CloudImageData | null
  readonly title: string
  readonly text: string
}

export interface PartnerFeaturesProps extends ComponentProps<'div'> {
  readonly features: readonly ProductFeature[]
  /** Each is applied to that part of every block. */
  readonly slotProps?:
    | {
        readonly feature?: SlotProps<'section'> | undefined
        readonly title?: SlotProps<'h2'> | undefined
        readonly text?: SlotProps<'p'> | undefined
      }
    | undefined
}

/** Feature blocks of a partner brand's product, with the image alternating sides. Renders nothing without features. */
export function PartnerFeatures({ features, slotProps, className, ...rest }: PartnerFeaturesProps) {
  if (features.length === 0) return null
  return (
    <div className={clsx(css.root, className)} {...rest}>
      {features.map((feature) => (
        <section key={feature.title} {...slot(css.feature, slotProps?.feature)}>
          {feature.image && (
            <CloudImage
              className={css.image}
              image={feature.image}
              aspectRatio="5:4"
              sizes="(min-width: 1025px) 58vw, 100vw"
            />
          )}
          <div className={css.textBlock}>
            <h2 {...slot(css.title, slotProps?.title)}>{feature.title}</h2>
            <p {...slot(css.body, slotProps?.text)}>{feature.text}</p>
          </div>
        </section>
      ))}
    </div>
  )
}
