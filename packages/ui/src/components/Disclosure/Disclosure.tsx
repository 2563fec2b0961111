'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { mergeProps, mergeRefs } from '../../slots/mergeProps.js'
import { type SlotProps, slot } from '../../slots/slot.js'
import { text } from '../../theme/text.css.js'
import { addressedId } from './addressedId.js'
import * as css from './Disclosure.css.js'
import { findable } from './findable.js'

export interface DisclosureProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  readonly title: ReactNode
  /** Level of the heading that contains the button; depends on the outline of the page. */
  readonly headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined
  /** Open in the server-rendered HTML. */
  readonly defaultOpen?: boolean | undefined
  /** Controlled mode. */
  readonly isOpen?: boolean | undefined
  readonly onOpenChange?: ((isOpen: boolean) => void) | undefined
  readonly slotProps?:
    | {
        readonly heading?: SlotProps<'h3'> | undefined
        readonly button?: SlotProps<'button'> | undefined
        readonly panel?: SlotProps<'div'> | undefined
      }
    | undefined
}

/**
 * A heading that toggles the panel below it. Find-in-page finds closed text, a URL ending in `#id` opens it, and
 * without scripts it is open.
 */
export function Disclosure({
  title,
  headingLevel = 3,
  defaultOpen,
  isOpen: held,
  onOpenChange,
  slotProps,
  className,
  children,
  ...rest
}: DisclosureProps) {
  const panelId = useId()
  // undefined = not toggled yet.
  const [own, setOwn] = useState(defaultOpen)
  const state = held ?? own
  const isOpen = state === true
  const change = (next: boolean) => {
    setOwn(next)
    onOpenChange?.(next)
  }
  useOpenByAddress(rest.id, () => change(true))
  const Heading = `h${headingLevel}` as const
  return (
    <div {...rest} className={clsx(css.root, className)} data-closed={state === false || undefined}>
      <Heading {...slot(clsx(text.h3, css.heading), slotProps?.heading)}>
        <button
          type="button"
          {...mergeProps({ className: css.button, onClick: () => change(!isOpen) }, slotProps?.button)}
          aria-expanded={isOpen}
          aria-controls={panelId}
        >
          {title}
          <span className={css.mark} aria-hidden="true" />
        </button>
      </Heading>
      <div
        {...slot(css.panel, slotProps?.panel)}
        ref={mergeRefs<HTMLDivElement>(
          findable(isOpen, () => change(true)),
          slotProps?.panel?.ref,
        )}
        id={panelId}
        hidden={!isOpen}
      >
        <div className={css.body}>{children}</div>
      </div>
    </div>
  )
}

/** Calls `open` when the URL fragment names the element, initially or on navigation. */
function useOpenByAddress(id: string | undefined, open: () => void) {
  const openIfNamed = useEffectEvent(() => {
    if (id && addressedId() === id) open()
  })
  useEffect(() => {
    openIfNamed()
    addEventListener('hashchange', openIfNamed)
    return () => removeEventListener('hashchange', openIfNamed)
  }, [])
}
