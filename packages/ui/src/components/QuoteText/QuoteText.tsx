import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { type SlotProps, slot } from '../../slots/slot.js'
import { text } from '../../theme/text.css.js'
import { Container } from '../Container/Container.js'
import * as css from './QuoteText.css.js'

export interface QuoteTextProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Including the quotation marks of its language. */
  readonly quote: string
  readonly source?: string | undefined
  readonly slotProps?:
    | {
        readonly figure?: SlotProps<'figure'> | undefined
        readonly quote?: SlotProps<'blockquote'> | undefined
        readonly source?: SlotProps<'figcaption'> | undefined
      }
    | undefined
}

/** A quotation in large type. */
export function QuoteText({ quote, source, slotProps, className, ...rest }: QuoteTextProps) {
  return (
    <Container width="text" {...rest} className={className}>
      <figure {...slot(css.root, slotProps?.figure)}>
        <span className={css.rule} aria-hidden="true" />
        <blockquote {...slot(clsx(text.h2, css.quote), slotProps?.quote)}>{quote}</blockquote>
        {source && <figcaption {...slot(clsx(text.small, css.source), slotProps?.source)}>{source}</figcaption>}
      </figure>
    </Container>
  )
}
