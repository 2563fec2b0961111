'use client'

import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { useEffect, useState } from 'react'
import { Banner } from '../Banner/Banner.js'
import { Link, type LinkData } from '../Link/Link.js'
import * as css from './Toast.css.js'

/** A short message. Spec §3 "Toast". */
export interface ToastData {
  readonly id: string
  readonly message: string
  readonly type: 'success' | 'warning' | 'info'
  readonly variant?: 'banner' | undefined
  /** A message with a button stays until it is closed. */
  readonly button?: LinkData | undefined
}

export interface ToastProps extends Omit<ComponentProps<'div'>, 'children'> {
  readonly toast: ToastData
  readonly onDismiss: (id: string) => void
}

/** Spec §9 "Timings, storage and counts". */
const DISMISS_AFTER_MS = 5000

/** A message that goes by itself; it waits while the pointer or the focus is on it. `ToastRegion` announces it. */
export function Toast({ toast, onDismiss, className, ...rest }: ToastProps) {
  const { id, message, type, variant, button } = toast
  const [isHeld, setIsHeld] = useState(false)
  const stays = isHeld || button !== undefined
  useEffect(() => {
    if (stays) return undefined
    const timer = setTimeout(() => onDismiss(id), DISMISS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [id, stays, onDismiss])
  return (
    <Banner
      type={type}
      role={undefined}
      className={clsx(css.root, css.variant[variant ?? 'toast'], className)}
      onDismiss={() => onDismiss(id)}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
      action={button && <ToastButton {...button} />}
      {...rest}
    >
      {message}
    </Banner>
  )
}

function ToastButton({ href, label, state, isExternal, opensNewTab }: LinkData) {
  return (
    <Link variant="underline" href={href} state={state} isExternal={isExternal} opensNewTab={opensNewTab}>
      {label}
    </Link>
  )
}
