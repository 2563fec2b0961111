'use client'

import { clsx } from 'clsx'
import { type ComponentPropsWithRef, type ReactNode, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { ScrollBody } from '../../modal/ScrollBody.js'
import { useIsPresent } from '../../modal/useIsPresent.js'
import { useModalFocus } from '../../modal/useModalFocus.js'
import { mergeProps, mergeRefs } from '../../slots/mergeProps.js'
import { type SlotProps, slot } from '../../slots/slot.js'
import * as css from './FlyoutDrawer.css.js'
import { FlyoutHead, type FlyoutHeadProps } from './FlyoutHead.js'
import { type FlyoutId, type FlyoutShape, flyoutShapes } from './flyoutShapes.js'

export type { FlyoutId, FlyoutShape } from './flyoutShapes.js'

export interface FlyoutDrawerProps
  extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'>,
    Pick<FlyoutHeadProps, 'title' | 'headerActions' | 'onBack'> {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Uses the standard shape of this flyout; for others set `anchor` and `width`. */
  readonly flyout?: FlyoutId | undefined
  readonly anchor?: FlyoutShape['anchor'] | undefined
  readonly width?: FlyoutShape['width'] | undefined
  readonly children: ReactNode
  /** Stays visible below the scrolling content. */
  readonly footer?: ReactNode
  readonly slotProps?:
    | (FlyoutHeadProps['slotProps'] & {
        readonly sheet?: SlotProps<'div'> | undefined
        readonly body?: Omit<SlotProps<'div'>, 'ref'> | undefined
        readonly footer?: SlotProps<'div'> | undefined
      })
    | undefined
}

/**
 * A modal flyout: the focus moves in, stays in and returns to the opener; Esc and the backdrop close it, the page
 * behind is inert. Not Material's drawer, whose first opening exceeds the time budget of a click (docs/decisions/0002).
 * Spec §2 "Flyouts". Load it with `import()` on first use.
 */
export function FlyoutDrawer({
  isOpen,
  onClose,
  flyout,
  anchor,
  width,
  title,
  headerActions,
  onBack,
  children,
  footer,
  slotProps,
  ...rest
}: FlyoutDrawerProps) {
  const titleId = useId()
  const root = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const isPresent = useIsPresent(isOpen, sheet)
  const focus = useModalFocus({ isOpen, onClose, root, sheet })
  if (!isPresent) return null
  const shape: FlyoutShape = flyout ? flyoutShapes[flyout] : DEFAULT_SHAPE
  const side = anchor ?? shape.anchor
  const isBeside = side === 'left' || side === 'right'
  return createPortal(
    <div
      role="presentation"
      data-flyout={flyout}
      {...mergeProps(
        {
          className: clsx(css.root, !isOpen && css.isLeaving),
          onKeyDown: focus.onKeyDown,
          onFocus: focus.onFocus,
        },
        rest,
      )}
      ref={mergeRefs(root, rest.ref)}
      // Content that mounts during the closing animation must not take the focus.
      inert={!isOpen}
    >
      <div className={css.backdrop} aria-hidden="true" onClick={({ detail }) => isSingle(detail) && onClose()} />
      <Sentinel onFocus={focus.toLast} />
      <div
        {...slot(clsx(css.anchor[side], isBeside && css.width[width ?? shape.width]), slotProps?.sheet)}
        ref={mergeRefs(sheet, slotProps?.sheet?.ref)}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
      >
        <FlyoutHead
          titleId={titleId}
          title={title}
          headerActions={headerActions}
          onBack={onBack}
          onClose={onClose}
          slotProps={slotProps}
        />
        <ScrollBody {...slot(css.body, slotProps?.body)}>{children}</ScrollBody>
        {footer && <div {...slot(css.foot, slotProps?.footer)}>{footer}</div>}
      </div>
      <Sentinel onFocus={focus.toFirst} />
    </div>,
    document.body,
  )
}

/** A focus sentinel before or after the flyout that moves the focus to the other end. */
function Sentinel({ onFocus }: { readonly onFocus: () => void }) {
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a focus sentinel must be focusable
  return <div tabIndex={0} onFocus={onFocus} />
}

/** The second click of a double click on the opener hits the backdrop and must not close the flyout. */
const isSingle = (clicks: number) => clicks < 2

const DEFAULT_SHAPE: FlyoutShape = { anchor: 'right', width: 'medium' }
