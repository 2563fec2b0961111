'use client'

import Drawer from '@mui/material/Drawer'
import { clsx } from 'clsx'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { MaterialScope } from '../../material/MaterialScope.js'
import { ScrollBody } from '../../material/ScrollBody.js'
import { useModalRoot } from '../../material/useModalRoot.js'
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
  /** Gives the shape that this flyout has everywhere; `anchor` and `width` say it for any other. */
  readonly flyout?: FlyoutId | undefined
  readonly anchor?: FlyoutShape['anchor'] | undefined
  readonly width?: FlyoutShape['width'] | undefined
  readonly children: ReactNode
  /** Stays in view below the scrolling content. */
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
 * A modal flyout: focus moves in, stays in and returns to its opener; Esc and the backdrop close it, the page behind is
 * inert. Spec §2 "Flyouts". A lazy part: load it with `import()` on the first intent.
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
  className,
  slotProps,
  ref,
  ...rest
}: FlyoutDrawerProps) {
  const titleId = useId()
  const { rootRef } = useModalRoot(isOpen, ref)
  const shape: FlyoutShape = flyout ? flyoutShapes[flyout] : DEFAULT_SHAPE
  const side = anchor ?? shape.anchor
  const isBeside = side === 'left' || side === 'right'
  const sheet = {
    ...slot(clsx(css.anchor[side], isBeside && css.width[width ?? shape.width]), slotProps?.sheet),
    role: 'dialog',
    'aria-modal': true,
    'aria-labelledby': titleId,
  }
  return (
    <MaterialScope>
      <Drawer
        data-flyout={flyout}
        {...rest}
        ref={rootRef}
        open={isOpen}
        onClose={onClose}
        anchor={side}
        className={className ?? ''}
        slotProps={{ paper: sheet }}
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
      </Drawer>
    </MaterialScope>
  )
}

const DEFAULT_SHAPE: FlyoutShape = { anchor: 'right', width: 'medium' }
