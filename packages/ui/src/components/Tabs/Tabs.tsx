'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef, KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { mergeProps, mergeRefs } from '../../slots/mergeProps.js'
import { type SlotProps, slot } from '../../slots/slot.js'
import { text } from '../../theme/text.css.js'
import { addressedId } from '../Disclosure/addressedId.js'
import { findable } from '../Disclosure/findable.js'
import { useSnapTrack } from '../SnapTrack/useSnapTrack.js'
import * as css from './Tabs.css.js'

/** A tab and its panel; `id` is the fragment identifier of the panel. */
export interface TabData {
  readonly id: string
  readonly title: string
  readonly content: ReactNode
}

export interface TabsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Accessible name of the tab list. */
  readonly label: string
  readonly tabs: readonly TabData[]
  /** Level of the panel titles, which are shown without scripts. */
  readonly headingLevel?: 2 | 3 | 4 | undefined
  readonly slotProps?:
    | {
        readonly list?: SlotProps<'div'> | undefined
        readonly tab?: SlotProps<'button'> | undefined
        readonly panel?: SlotProps<'div'> | undefined
      }
    | undefined
}

/**
 * Tabs with one visible panel; arrow keys, Home and End select. Find-in-page finds hidden panels, and a URL ending in
 * `#id` shows one. Renders nothing without tabs.
 */
export function Tabs({ label, tabs, headingLevel = 3, slotProps, className, ...rest }: TabsProps) {
  const ownId = useId()
  const { ref: listRef, isAtStart, isAtEnd } = useSnapTrack<HTMLDivElement>(slotProps?.list?.ref)
  const [chosenId, setChosenId] = useState<string>()
  useChoiceByAddress(tabs, setChosenId)
  const chosen = tabs.find((tab) => tab.id === chosenId) ?? tabs[0]
  if (!chosen) return null
  const Heading = `h${headingLevel}` as const
  const tabId = (id: string) => `${ownId}${id}`
  const chooseByKey = (event: KeyboardEvent) => {
    const next = tabs[indexByKey(event, tabs.indexOf(chosen), tabs.length)]
    if (!next) return
    event.preventDefault()
    setChosenId(next.id)
    document.getElementById(tabId(next.id))?.focus()
  }
  return (
    <div {...rest} className={clsx(css.root, className)}>
      <div
        role="tablist"
        aria-label={label}
        {...slot(clsx(css.list, !isAtStart && css.moreBefore, !isAtEnd && css.moreAfter), slotProps?.list)}
        ref={listRef}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            {...mergeProps(
              {
                className: css.tab,
                onKeyDown: chooseByKey,
                onClick: ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
                  setChosenId(tab.id)
                  currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })
                },
              },
              slotProps?.tab,
            )}
            id={tabId(tab.id)}
            aria-selected={tab === chosen}
            aria-controls={tab.id}
            tabIndex={tab === chosen ? 0 : -1}
          >
            {tab.title}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          tabIndex={0}
          {...slot(css.panel, slotProps?.panel)}
          ref={mergeRefs<HTMLDivElement>(
            findable(tab === chosen, () => setChosenId(tab.id)),
            slotProps?.panel?.ref,
          )}
          id={tab.id}
          aria-labelledby={tabId(tab.id)}
          hidden={tab !== chosen}
        >
          <div className={css.content}>
            <Heading className={clsx(text.h3, css.heading)}>{tab.title}</Heading>
            {tab.content}
          </div>
        </div>
      ))}
    </div>
  )
}

/** Index of the tab that a key selects; -1 = none. */
function indexByKey({ key, currentTarget }: KeyboardEvent, index: number, total: number): number {
  const isLeftToRight = getComputedStyle(currentTarget).direction === 'ltr'
  if (key === 'Home') return 0
  if (key === 'End') return total - 1
  if (key === (isLeftToRight ? 'ArrowRight' : 'ArrowLeft')) return (index + 1) % total
  if (key === (isLeftToRight ? 'ArrowLeft' : 'ArrowRight')) return (index + total - 1) % total
  return -1
}

/** Selects the tab named by the URL fragment, initially or on navigation. */
function useChoiceByAddress(tabs: readonly TabData[], choose: (id: string) => void) {
  const chooseNamed = useEffectEvent(() => {
    const named = tabs.find(({ id }) => id === addressedId())
    if (named) choose(named.id)
  })
  useEffect(() => {
    chooseNamed()
    addEventListener('hashchange', chooseNamed)
    return () => removeEventListener('hashchange', chooseNamed)
  }, [])
}
