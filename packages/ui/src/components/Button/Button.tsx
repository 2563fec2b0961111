'use client'

import { clsx } from 'clsx'
import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react'
import { Link, type LinkProps } from '../Link/Link.js'
import * as css from './Button.css.js'

interface ButtonLook {
  readonly variant?: 'primary' | 'secondary' | 'text' | undefined
  /** Pending state: keeps label and width, is announced, and ignores clicks. */
  readonly isBusy?: boolean | undefined
}

interface NativeButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {
  readonly href?: undefined
  readonly ref?: Ref<HTMLButtonElement> | undefined
}

interface LinkButtonProps extends Omit<LinkProps, 'variant'>, ButtonLook {}

export type ButtonProps = NativeButtonProps | LinkButtonProps

/** A button, or with `href` a link with the style of a button. */
export function Button(props: ButtonProps) {
  return props.href === undefined ? <NativeButton {...props} /> : <LinkButton {...props} />
}

function NativeButton({
  variant = 'primary',
  isBusy = false,
  className,
  children,
  onClick,
  ...rest
}: NativeButtonProps) {
  return (
    <button
      type="button"
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      {...rest}
      onClick={isBusy ? swallow : onClick}
      className={clsx(css.root, css.variant[variant], isBusy && css.busy, className)}
    >
      {children}
      {isBusy && <span className={css.busyLine} aria-hidden="true" />}
    </button>
  )
}

function LinkButton({ variant = 'primary', isBusy = false, className, children, onClick, ...rest }: LinkButtonProps) {
  return (
    <Link
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      {...rest}
      onClick={isBusy ? swallow : onClick}
      className={clsx(css.root, css.variant[variant], isBusy && css.busy, className)}
    >
      {children}
      {isBusy && <span className={css.busyLine} aria-hidden="true" />}
    </Link>
  )
}

const swallow = (event: MouseEvent) => event.preventDefault()
