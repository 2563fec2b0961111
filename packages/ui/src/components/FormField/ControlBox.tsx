import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { busyLine } from '../Button/Button.css.js'
import * as css from './control.css.js'

export interface ControlBoxProps {
  /** Before the control, in reading direction. */
  readonly start?: ReactNode
  readonly end?: ReactNode
  readonly isBusy?: boolean | undefined
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** The box around a control; the control inside has the class `control`. */
export function ControlBox({ start, end, isBusy = false, className, children }: ControlBoxProps) {
  return (
    <div className={clsx(css.box, isBusy && css.isBusy, className)}>
      {start && <span className={css.start}>{start}</span>}
      {children}
      {end && <span className={css.end}>{end}</span>}
      {isBusy && <span className={busyLine} aria-hidden="true" />}
    </div>
  )
}
