import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { text } from '../../theme/text.css.js'
import { Container } from '../Container/Container.js'
import { RichText } from '../RichText/RichText.js'
import * as css from './BodyText.css.js'

export interface BodyTextProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  readonly title?: string | undefined
  /** Sanitised markup. */
  readonly html: string
}

/** Running text of an article, with an optional title beside it. */
export function BodyText({ title, html, className, ...rest }: BodyTextProps) {
  return (
    <Container width="text" {...rest} className={clsx(css.root, title ? css.titled : css.alone, className)}>
      {title && <h2 className={text.h3}>{title}</h2>}
      <RichText html={html} />
    </Container>
  )
}
