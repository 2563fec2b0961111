'use client'

import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../Button/Button.js'
import type { ProductDetailData } from './ProductDetail.js'
import * as css from './ProductDetail.css.js'
import { messages } from './ProductDetail.messages.js'

/** Description and brochure of a product. Renders nothing without both. */
export function ProductStory({ description, brochure }: Pick<ProductDetailData, 'description' | 'brochure'>) {
  const titleId = useId()
  if (description.length === 0 && brochure === null) return null
  return (
    <section className={css.story} aria-labelledby={titleId}>
      <h2 className={css.storyTitle} id={titleId}>
        <FormattedMessage {...messages.story} />
      </h2>
      <div className={css.storyText}>
        {description.map((paragraph) => (
          <p key={paragraph} className={css.paragraph}>
            {paragraph}
          </p>
        ))}
        {brochure && (
          <Button
            variant="text"
            href={brochure.href}
            isExternal={brochure.isExternal}
            opensNewTab={brochure.opensNewTab}
          >
            {brochure.label}
          </Button>
        )}
      </div>
    </section>
  )
}
