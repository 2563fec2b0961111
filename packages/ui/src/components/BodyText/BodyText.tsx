import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { type SlotProps, slot } from '../../slots/slot.js'
import { text } from '../../theme/text.css.js'
import { Container } from '../Container/Container.js'
import { RichText } from '../RichText/RichText.js'
import * as css from './BodyText.css.js'

export interface BodyTextProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
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

/** Running text of an article, with an optional title next to it. */
export function BodyText({ title, html, slotProps, className, ...rest }: BodyTextProps) {
  return (
    <Container width="text" {...rest} className={clsx(css.root, title ? css.titled : css.alone, className)}>
      {title && <h2 {...slot(text.h3, slotProps?.title)}>{title}</h2>}
      <RichText html={html} {...slotProps?.text} />
    </Container>
  )
}
