import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { slot, type SlotProps } from '../../slots/slot.js'
import * as css from './Fieldset.css.js'

export interface FieldsetProps extends ComponentProps<'fieldset'> {
  readonly legend: ReactNode
  /** Introductory text below the legend. */
  readonly intro?: ReactNode
  readonly slotProps?:
    | {
        readonly legend?: SlotProps<'legend'> | undefined
        readonly intro?: SlotProps<'p'> | undefined
        readonly fields?: SlotProps<'div'> | undefined
      }
    | undefined
}

/** A group of stacked fields with a legend. `disabled` disables all of them, for example while submitting. */
export function Fieldset({ legend, intro, slotProps, className, children, ...rest }: FieldsetProps) {
  return (
    <fieldset {...rest} className={clsx(css.root, className)}>
      <legend {...slot(css.legend, slotProps?.legend)}>{legend}</legend>
      {intro && <p {...slot(css.intro, slotProps?.intro)}>{intro}</p>}
      <div {...slot(css.fields, slotProps?.fields)}>{children}</div>
    </fieldset>
  )
}
