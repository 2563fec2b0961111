'use client'

import MuiTooltip from '@mui/material/Tooltip'
import { type ComponentPropsWithRef, type ReactElement, useEffect, useState } from 'react'
import { MaterialScope } from '../../material/MaterialScope.js'
import { slot } from '../../slots/slot.js'
import * as css from './Tooltip.css.js'

export interface TooltipProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'content'> {
  /** One or two short sentences. It describes the control; the control has a name without it. */
  readonly content: string
  /** One control that takes `ref` and the focus. */
  readonly children: ReactElement<object>
  /** Shown at once, until the pointer or the focus comes and goes, or Esc. */
  readonly defaultOpen?: boolean | undefined
  readonly placement?: 'top' | 'bottom' | 'left' | 'right' | undefined
}

/**
 * A short note on a control, on hover and focus. It stays while the pointer is on it, and Esc takes it away without
 * closing what is around it. A lazy part: show the control first, wrap it when this has loaded.
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
