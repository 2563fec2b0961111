'use client'

import { clsx } from 'clsx'
import { useIsHydrated } from '../../hydration/useIsHydrated.js'
import { IconButton } from '../IconButton/IconButton.js'
import * as css from './QuantityField.css.js'

export interface StepButtonProps {
  readonly icon: 'minus' | 'plus'
  readonly label: string
  readonly controls: string
  /** At the limit. The button stays focusable. */
  readonly isAtEnd: boolean
  readonly disabled: boolean
  readonly onStep: () => void
}

/** Decrease or increase button. */
export function StepButton({ icon, label, controls, isAtEnd, disabled, onStep }: StepButtonProps) {
  const isHydrated = useIsHydrated()
  return (
    <IconButton
      className={clsx(css.step, !isHydrated && css.isWaiting)}
      icon={icon}
      label={label}
      aria-controls={controls}
      aria-disabled={isAtEnd || undefined}
      disabled={disabled}
      onClick={() => {
        if (!isAtEnd) onStep()
      }}
    />
  )
}
