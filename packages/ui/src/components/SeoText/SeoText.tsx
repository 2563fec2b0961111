import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { type SlotProps, slot } from '../../slots/slot.js'
import { text } from '../../theme/text.css.js'
import { Container } from '../Container/Container.js'
import { RichText } from '../RichText/RichText.js'
import * as css from './SeoText.css.js'

export interface SeoTextProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  readonly title?: string | undefined
  /** Sanitised markup. */
  readonly html: string
  readonly slotProps?:
    | {
        readonly title?: SlotProps<'h2'> | undefined
        readonly text?: SlotProps<'div'> | undefined
      }
    | undefined
}

/** Text at the foot of a listing, in small type. */
export function SeoText({ title, html, slotProps, className, ...rest }: SeoTextProps) {
  return (
    <Container width="text" {...rest} className={clsx(css.root, className)}>
      {title && <h2 {...slot(text.h3, slotProps?.title)}>{title}</h2>}
      <RichText html={html} {...slot(css.copy, slotProps?.text)} />
    </Container>
  )
}
