'use client'

import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { type SlotProps, slot } from '../../slots/slot.js'
import { visuallyHidden } from '../../theme/a11y.css.js'
import { CloudImage, type CloudImageData } from '../CloudImage/CloudImage.js'
import { Link } from '../Link/Link.js'
import * as css from './VariantPicker.css.js'
import { messages } from './VariantPicker.messages.js'

/** One variant; its URL is the page of that product. */
export interface VariantOption {
  readonly value: string
  readonly label: string
  readonly href: string
  readonly isSelected: boolean
  readonly isAvailable: boolean
  readonly image: CloudImageData | null
  /** Navigation state. */
  readonly state?: unknown
}

/** An attribute in which the variants differ, for example the strap. */
export interface VariantGroup {
  readonly id: string
  readonly label: string
  /** An image of the product, a text, or sizes in boxes of equal width. */
  readonly kind: 'swatch' | 'text' | 'size'
  /** Next to the label: link or button for a size guide. */
  readonly guide?: ReactNode
  readonly options: readonly VariantOption[]
}

export interface VariantPickerProps extends ComponentProps<'div'> {
  readonly groups: readonly VariantGroup[]
  readonly slotProps?:
    | {
        readonly group?: SlotProps<'div'> | undefined
        readonly label?: SlotProps<'p'> | undefined
        readonly option?: SlotProps<'a'> | undefined
      }
    | undefined
}

/** The variants of a product as links, because each has its own page. Spec §4 "Variant selection". */
export function VariantPicker({ groups, slotProps, className, ...rest }: VariantPickerProps) {
  if (groups.length === 0) return null
  return (
    <div className={clsx(css.root, className)} {...rest}>
      {groups.map((group) => (
        <Group key={group.id} group={group} slotProps={slotProps} />
      ))}
    </div>
  )
}

interface GroupProps extends Pick<VariantPickerProps, 'slotProps'> {
  readonly group: VariantGroup
}

function Group({ group, slotProps }: GroupProps) {
  const labelId = useId()
  const chosen = group.options.find((option) => option.isSelected)
  return (
    <div role="group" aria-labelledby={labelId} {...slot(css.group, slotProps?.group)}>
      <p {...slot(css.label, slotProps?.label)}>
        <span id={labelId}>{group.label}</span>
        {chosen && <span className={css.chosen}> {chosen.label}</span>}
        {group.guide && <span className={css.guide}>{group.guide}</span>}
      </p>
      <ul role="list" className={css.options}>
        {group.options.map((option) => (
          <li key={option.value}>
            <Option option={option} kind={group.kind} slotProps={slotProps} />
          </li>
        ))}
      </ul>
    </div>
  )
}

interface OptionProps extends Pick<VariantPickerProps, 'slotProps'> {
  readonly option: VariantOption
  readonly kind: VariantGroup['kind']
}

function Option({ option, kind, slotProps }: OptionProps) {
  const hasSwatch = kind === 'swatch' && option.image !== null
  return (
    <Link
      {...slot(
        clsx(
          css.option,
          css.kind[kind === 'swatch' && !hasSwatch ? 'text' : kind],
          !option.isAvailable && css.isUnavailable,
        ),
        slotProps?.option,
      )}
      href={option.href}
      state={option.state}
      aria-current={option.isSelected ? 'true' : undefined}
    >
      {hasSwatch && option.image && (
        <CloudImage className={css.swatch} image={{ ...option.image, alt: '' }} sizes="64px" widths={[300]} />
      )}
      <span className={hasSwatch ? visuallyHidden : undefined}>
        {option.label}
        {!option.isAvailable && (
          <span className={visuallyHidden}>
            {' '}
            <FormattedMessage {...messages.unavailable} />
          </span>
        )}
      </span>
    </Link>
  )
}
