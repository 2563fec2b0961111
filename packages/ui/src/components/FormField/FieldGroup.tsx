import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { slot, type SlotProps } from '../../slots/slot.js'
import { FieldLabel } from './FieldLabel.js'
import { FieldNotes } from './FieldNotes.js'
import * as css from './FormField.css.js'
import type { FieldProps } from './useField.js'

/** Customisable parts of a group; all other props are passed to the root. */
export interface FieldGroupSlotProps {
  readonly legend?: SlotProps<'legend'> | undefined
  readonly hint?: SlotProps<'p'> | undefined
  readonly error?: SlotProps<'p'> | undefined
}

export interface FieldGroupProps extends Omit<ComponentProps<'fieldset'>, 'className'>, Omit<FieldProps, 'slotProps'> {
  readonly controlId: string
  readonly isRequired: boolean
  /** Places the hint before the options. */
  readonly isHintFirst?: boolean | undefined
  readonly slotProps?: FieldGroupSlotProps | undefined
}

/** Wraps several controls of one question: a fieldset with the label as its legend. */
export function FieldGroup({
  label,
  hint,
  error,
  mark,
  controlId,
  isRequired,
  isHintFirst = false,
  className,
  slotProps,
  children,
  ...rest
}: FieldGroupProps) {
  return (
    <fieldset id={controlId} data-question="" {...rest} className={clsx(css.group, className)}>
      <legend {...slot(css.legend, slotProps?.legend)}>
        <FieldLabel isRequired={isRequired} mark={mark}>
          {label}
        </FieldLabel>
      </legend>
      {isHintFirst && hint && (
        <p {...slot(clsx(css.hint, css.leadingHint), slotProps?.hint)} id={`${controlId}-hint`}>
          {hint}
        </p>
      )}
      {children}
      <FieldNotes controlId={controlId} hint={isHintFirst ? null : hint} error={error} slotProps={slotProps} />
    </fieldset>
  )
}
