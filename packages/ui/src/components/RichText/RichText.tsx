import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { text } from '../../theme/text.css.js'
import * as css from './RichText.css.js'

export interface RichTextProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Markup that the server has sanitised. The only component that uses `dangerouslySetInnerHTML`. */
  readonly html: string
}

/** Editorial markup in the theme's typography. */
export function RichText({ html, className, ...rest }: RichTextProps) {
  return <div {...rest} className={clsx(text.body, css.root, className)} dangerouslySetInnerHTML={{ __html: html }} />
}
