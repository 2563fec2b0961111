'use client'

import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { visuallyHidden } from '../../theme/a11y.css.js'
import { messages } from './CharacterCount.messages.js'
import * as css from './FormField.css.js'

export interface CharacterCountProps {
  readonly id: string
  readonly limit: number
  /** Characters so far; `null` until somebody types, and in the server's HTML. */
  readonly count: number | null
}

/** Characters from which on the rest is told aloud: a tenth of the limit, 20 at least. */
const nearEnd = (limit: number) => Math.max(20, Math.round(limit / 10))

/** After this pause in typing, in ms. */
const PAUSE_MS = 1000

/** How much may still be written. Always seen; told politely near the end, when the writer pauses. */
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

/** The value as it stood when it last rested. */
function usePaused(value: number | null): number | null {
  const [rested, setRested] = useState<number | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}
