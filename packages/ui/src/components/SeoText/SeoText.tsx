import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { text } from '../../theme/text.css.js'
import { Container } from '../Container/Container.js'
import { RichText } from '../RichText/RichText.js'
import * as css from './SeoText.css.js'

export interface SeoTextProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  readonly title?: string | undefined
  /** Sanitised markup. */
  readonly html: string
}

/** Reading matter at the foot of a listing, in small type. */
export function SeoText({ title, html, className, ...rest }: SeoTextProps) {
  return (
    <Container width="text" {...rest} className={clsx(css.root, className)}>
      {title && <h2 className={text.h3}>{title}</h2>}
      <RichText html={html} className={css.copy} />
    </Container>
  )
}
