import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { text } from '../../theme/text.css.js'
import { Container } from '../Container/Container.js'
import * as css from './QuoteText.css.js'

export interface QuoteTextProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** With the quotation marks of its language. */
  readonly quote: string
  readonly source?: string | undefined
}

/** A voice of the house, set large. */
export function QuoteText({ quote, source, className, ...rest }: QuoteTextProps) {
  return (
    <Container width="text" {...rest} className={className}>
      <figure className={css.root}>
        <span className={css.rule} aria-hidden="true" />
        <blockquote className={clsx(text.h2, css.quote)}>{quote}</blockquote>
        {source && <figcaption className={clsx(text.small, css.source)}>{source}</figcaption>}
      </figure>
    </Container>
  )
}
