'use client'

import { type ComponentPropsWithRef, type MouseEvent, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { mergeProps, mergeRefs } from '../../slots/mergeProps.js'
import { type SlotProps, slot } from '../../slots/slot.js'
import { Button } from '../Button/Button.js'
import { counted } from '../Listing/counted.js'
import { messages as listingMessages } from '../Listing/Listing.messages.js'
import { root as rootClass, shown as shownClass } from '../Pagination/Pagination.css.js'
import { messages as paginationMessages } from '../Pagination/Pagination.messages.js'
import * as css from './LoadMore.css.js'
import { messages } from './LoadMore.messages.js'
import { useGrowth } from './useGrowth.js'

export interface LoadMoreProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onLoad'> {
  /** Number of products on the page. */
  readonly shown: number
  /** Number of products in the whole listing. */
  readonly total: number
  /**
   * URL of the listing with one more step, or of its next page; followed without JavaScript. null = everything is
   * shown.
   */
  readonly href: string | null
  /** Id of the growing list; its first new item takes the focus. */
  readonly listId: string
  /** Replaces the navigation. A promise keeps the link busy; after a rejection it can be retried. */
  readonly onLoad?: (() => Promise<void> | void) | undefined
  readonly slotProps?:
    | { readonly shown?: SlotProps<'p'> | undefined; readonly line?: SlotProps<'progress'> | undefined }
    | undefined
}

/**
 * Progress of a list, and a link that appends more products in place: the count is announced, the first new product
 * takes the focus. Renders nothing for an empty list.
 */
export function LoadMore({ shown, total, href, listId, onLoad, slotProps, ...rest }: LoadMoreProps) {
  const root = useRef<HTMLDivElement>(null)
  const all = counted(total)
  const count = Math.min(counted(shown), all)
  const { state, load } = useGrowth(root, count, listId, () => onLoad?.())
  if (all <= 0) return null
  const takeOver = (event: MouseEvent) => {
    if (!onLoad || opensElsewhere(event)) return
    event.preventDefault()
    load()
  }
  return (
    <div {...mergeProps({ className: rootClass }, rest)} ref={mergeRefs(root, rest.ref)}>
      <div className={css.state}>
        <p role="status" {...slot(shownClass, slotProps?.shown)}>
          <FormattedMessage {...paginationMessages.shown} values={{ shown: count, total: all }} />
        </p>
        <progress aria-hidden="true" max={all} value={count} {...slot(css.line, slotProps?.line)} />
      </div>
      {state === 'failed' && (
        <p role="alert" className={css.failed}>
          <FormattedMessage {...messages.failed} />
        </p>
      )}
      {href !== null && (
        <Button href={href} variant="secondary" isBusy={state === 'loading'} onClick={takeOver}>
          {state === 'failed' ? (
            <FormattedMessage {...listingMessages.retry} />
          ) : (
            <FormattedMessage {...paginationMessages.showMore} />
          )}
        </Button>
      )}
    </div>
  )
}

/** Modified clicks are left to the browser. */
const opensElsewhere = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
