import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { text } from '../../theme/text.css.js'
import { Container } from '../Container/Container.js'
import { RichText } from '../RichText/RichText.js'
import * as css from './Accordion.css.js'

export interface AccordionProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  readonly title?: string | undefined
  /** `html` is sanitised markup. */
  readonly panels: readonly { readonly id: string; readonly title: string; readonly html: string }[]
}

/** Questions that open one by one. Native disclosures: no script, and search in the page finds closed text. */
export function Accordion({ title, panels, className, ...rest }: AccordionProps) {
  const Heading = title ? 'h3' : 'h2'
  return (
    <Container width="text" {...rest} className={clsx(css.root, className)}>
      {title && <h2 className={clsx(text.h2, css.title)}>{title}</h2>}
      <div className={css.list}>
        {panels.map((panel) => (
          <details key={panel.id} id={panel.id} className={css.panel}>
            <summary className={css.summary}>
              <Heading className={text.h3}>{panel.title}</Heading>
              <span className={css.mark} aria-hidden="true" />
            </summary>
            <RichText html={panel.html} className={css.body} />
          </details>
        ))}
      </div>
    </Container>
  )
}
