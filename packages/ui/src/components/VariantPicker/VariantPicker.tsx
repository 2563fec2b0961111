'use client'

import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { visuallyHidden } from '../../theme/a11y.css.js'
import { CloudImage, type ImageData } from '../CloudImage/CloudImage.js'
import { Link } from '../Link/Link.js'
import * as css from './VariantPicker.css.js'
import { messages } from './VariantPicker.messages.js'

/** One choice; its address shows the piece that has it. */
export interface VariantOption {
  readonly value: string
  readonly label: string
  readonly href: string
  readonly isSelected: boolean
  readonly isAvailable: boolean
  readonly image: ImageData | null
  /** Navigation state. */
  readonly state?: unknown
}

/** What a piece varies in, for example its strap. */
export interface VariantGroup {
  readonly id: string
  readonly label: string
  readonly kind: 'swatch' | 'text'
  readonly options: readonly VariantOption[]
}

export interface VariantPickerProps extends ComponentProps<'div'> {
  readonly groups: readonly VariantGroup[]
}

/** The variants of a piece as links: each has its own page. Spec §4 "Variant selection". */
export function VariantPicker({ groups, className, ...rest }: VariantPickerProps) {
  if (groups.length === 0) return null
  return (
    <div className={clsx(css.root, className)} {...rest}>
      {groups.map((group) => (
        <Group key={group.id} group={group} />
      ))}
    </div>
  )
}

function Group({ group }: { group: VariantGroup }) {
  const labelId = useId()
  const chosen = group.options.find((option) => option.isSelected)
  return (
    <div role="group" aria-labelledby={labelId} className={css.group}>
      <p className={css.label}>
        <span id={labelId}>{group.label}</span>
        {chosen && <span className={css.chosen}> {chosen.label}</span>}
      </p>
      <ul role="list" className={css.options}>
        {group.options.map((option) => (
          <li key={option.value}>
            <Option option={option} kind={group.kind} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Option({ option, kind }: { option: VariantOption; kind: VariantGroup['kind'] }) {
  const hasSwatch = kind === 'swatch' && option.image !== null
  return (
    <Link
      className={clsx(css.option, css.kind[hasSwatch ? 'swatch' : 'text'], !option.isAvailable && css.isUnavailable)}
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
