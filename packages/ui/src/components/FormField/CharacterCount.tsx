'use client'

import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { visuallyHidden } from '../../theme/a11y.css.js'
import { messages } from './CharacterCount.messages.js'
import * as css from './FormField.css.js'

export interface CharacterCountProps {
  readonly id: string
  readonly limit: number
  /** Current number of characters; `null` before the first input and in the server's HTML. */
  readonly count: number | null
}

/** Number of remaining characters from which they are announced: a tenth of the limit, at least 20. */
const nearEnd = (limit: number) => Math.max(20, Math.round(limit / 10))

/** Pause in typing before an announcement, in ms. */
const PAUSE_MS = 1000

/** Remaining characters. Always visible; announced politely near the limit, after a pause in typing. */
export function CharacterCount({ id, limit, count }: CharacterCountProps) {
  const left = limit - (count ?? 0)
  const told = usePaused(count !== null && left <= nearEnd(limit) ? left : null)
  return (
    <p className={css.count}>
      <span id={id}>
        {count === null ? <FormattedMessage {...messages.limit} values={{ limit }} /> : <Rest left={left} />}
      </span>
      <span role="status" className={visuallyHidden}>
        {told !== null && <Rest left={told} />}
      </span>
    </p>
  )
}

function Rest({ left }: { readonly left: number }) {
  return left < 0 ? (
    <FormattedMessage {...messages.over} values={{ count: -left }} />
  ) : (
    <FormattedMessage {...messages.left} values={{ count: left }} />
  )
}

/** Debounced value. */
function usePaused(value: number | null): number | null {
  const [rested, setRested] = useState<number | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}
