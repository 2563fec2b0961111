'use client'

import { clsx } from 'clsx'
import { useEffect, useEffectEvent, useState } from 'react'
import { mergeProps } from '../../slots/mergeProps.js'
import { Banner, type BannerProps } from '../Banner/Banner.js'
import { Link, type LinkData } from '../Link/Link.js'
import * as css from './Toast.css.js'

/** A short message. Spec §3 "Toast". */
export interface ToastData {
  readonly id: string
  readonly message: string
  readonly type: 'success' | 'warning' | 'info'
  readonly variant?: 'banner' | undefined
  /** A message with a button stays until it is dismissed. */
  readonly button?: LinkData | undefined
}

export interface ToastProps extends Omit<BannerProps, 'children' | 'type' | 'onDismiss'> {
  readonly toast: ToastData
  readonly onDismiss: (id: string) => void
}

/** Spec §9 "Timings, storage and counts". */
const DISMISS_AFTER_MS = 5000

/**
 * A message that dismisses itself; paused while hovered or focused, and permanent with a button. `ToastRegion`
 * announces it.
 */
export function Toast({ toast, onDismiss, ...rest }: ToastProps) {
  const { id, message, type, variant, button } = toast
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const stays = isHovered || isFocused || button !== undefined
  const dismiss = useEffectEvent(() => onDismiss(id))
  useEffect(() => {
    if (stays) return undefined
    const timer = setTimeout(dismiss, DISMISS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [stays])
  return (
    <Banner
      type={type}
      role={undefined}
      onDismiss={() => onDismiss(id)}
      action={button && <ToastButton {...button} />}
      {...mergeProps(
        {
          className: clsx(css.root, css.variant[variant ?? 'toast']),
          onPointerEnter: () => setIsHovered(true),
          onPointerLeave: () => setIsHovered(false),
          onFocus: () => setIsFocused(true),
          onBlur: () => setIsFocused(false),
        },
        rest,
      )}
    >
      {message}
    </Banner>
  )
}

function ToastButton({ label, ...link }: LinkData) {
  return (
    <Link variant="underline" {...link}>
      {label}
    </Link>
  )
}
