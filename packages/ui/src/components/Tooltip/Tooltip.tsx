'use client'

import MuiTooltip from '@mui/material/Tooltip'
import { type ComponentPropsWithRef, type ReactElement, useEffect, useState } from 'react'
import { MaterialScope } from '../../material/MaterialScope.js'
import { slot } from '../../slots/slot.js'
import * as css from './Tooltip.css.js'

export interface TooltipProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'content'> {
  /** One or two short sentences: a description of the control, which must have its own name. */
  readonly content: string
  /** A single focusable element that accepts `ref`. */
  readonly children: ReactElement<object>
  /** Open on mount, until hover or focus ends or Esc is pressed. */
  readonly defaultOpen?: boolean | undefined
  readonly placement?: 'top' | 'bottom' | 'left' | 'right' | undefined
}

/**
 * A tooltip on hover and focus. It stays open while hovered, and Esc closes only the tooltip. Load it with `import()`:
 * render the control first, and wrap it once this has loaded.
 */
export function Tooltip({
  content,
  children,
  defaultOpen = false,
  placement = 'top',
  className,
  ...rest
}: TooltipProps) {
  const [isOpen, setIsOpen] = useState(defaultOpen)
  useEffect(() => {
    if (!isOpen) return undefined
    const dismiss = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      setIsOpen(false)
    }
    document.addEventListener('keydown', dismiss, { capture: true })
    return () => document.removeEventListener('keydown', dismiss, { capture: true })
  }, [isOpen])
  return (
    <MaterialScope>
      <MuiTooltip
        describeChild
        title={content}
        open={isOpen}
        onOpen={() => setIsOpen(true)}
        onClose={() => setIsOpen(false)}
        placement={placement}
        slotProps={{ tooltip: { ...rest, ...slot(css.root, { className }) } }}
      >
        {children}
      </MuiTooltip>
    </MaterialScope>
  )
}
