'use client'

import type { KeyboardEvent, Ref } from 'react'
import { FormattedMessage } from 'react-intl'
import { visuallyHidden } from '../../theme/a11y.css.js'
import { Icon } from '../Icon/Icon.js'
import { Link } from '../Link/Link.js'
import { counted } from '../Listing/counted.js'
import * as css from './RefinementPanel.css.js'
import { messages } from './RefinementPanel.messages.js'
import type { RefinementValue } from './RefinementPanel.js'

export interface RefinementOptionProps {
  readonly value: RefinementValue
  readonly ref?: Ref<HTMLAnchorElement> | undefined
}

/** A link, so that it works without scripts; with scripts it has the role checkbox. Marked nofollow for crawlers. */
export function RefinementOption({ value, ref }: RefinementOptionProps) {
  const toggleOnSpace = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== ' ') return
    event.preventDefault()
    event.currentTarget.click()
  }
  const count = counted(value.count)
  return (
    <Link
      ref={ref}
      className={css.value}
      href={value.href}
      rel="nofollow"
      role="checkbox"
      aria-checked={value.isSelected}
      onKeyDown={toggleOnSpace}
    >
      <span className={css.box} aria-hidden="true">
        {value.isSelected && <Icon name="check" className={css.check} />}
      </span>
      {value.label}
      <span className={css.count} aria-hidden="true">
        {count}
      </span>
      <span className={visuallyHidden}>
        {' '}
        (<FormattedMessage {...messages.count} values={{ count }} />)
      </span>
    </Link>
  )
}
