'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useState } from 'react'
import { type SlotProps, slot } from '../../slots/slot.js'
import { text } from '../../theme/text.css.js'
import { Container } from '../Container/Container.js'
import { Disclosure } from '../Disclosure/Disclosure.js'
import { RichText } from '../RichText/RichText.js'
import * as css from './Accordion.css.js'

export interface AccordionProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  readonly title?: string | undefined
  /** `id` is the fragment identifier of a panel; `html` is sanitised markup. */
  readonly panels: readonly (AccordionPanel & AccordionContent)[]
  /** Opening a panel closes the open one. */
  readonly isExclusive?: boolean | undefined
  readonly slotProps?:
    | { readonly title?: SlotProps<'h2'> | undefined; readonly list?: SlotProps<'div'> | undefined }
    | undefined
}

interface AccordionPanel {
  readonly id: string
  readonly title: string
  /** Open in the server-rendered HTML. */
  readonly defaultOpen?: boolean | undefined
}

type AccordionContent =
  | { readonly html: string; readonly content?: undefined }
  | { readonly content: ReactNode; readonly html?: undefined }

/** A list of collapsible panels. Renders nothing without panels. */
export function Accordion({ title, panels, isExclusive = false, slotProps, className, ...rest }: AccordionProps) {
  // undefined = no panel has been touched yet.
  const [openId, setOpenId] = useState<string | null>()
  if (panels.length === 0) return null
  return (
    <Container width="text" {...rest} className={clsx(css.root, className)}>
      {title && <h2 {...slot(clsx(text.h2, css.title), slotProps?.title)}>{title}</h2>}
      <div {...slot(css.list, slotProps?.list)}>
        {panels.map(({ id, title: heading, defaultOpen, html, content }) => (
          <Disclosure
            key={id}
            id={id}
            title={heading}
            headingLevel={title ? 3 : 2}
            defaultOpen={defaultOpen}
            isOpen={isExclusive && openId !== undefined ? openId === id : undefined}
            onOpenChange={isExclusive ? (isOpen) => setOpenId(isOpen ? id : null) : undefined}
          >
            {html === undefined ? content : <RichText html={html} />}
          </Disclosure>
        ))}
      </div>
    </Container>
  )
}
