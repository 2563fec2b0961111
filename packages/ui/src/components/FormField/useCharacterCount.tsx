'use client'

import type { InputEvent } from 'react'
import { useId, useState } from 'react'
import { CharacterCount } from './CharacterCount.js'

interface Counted<Control> {
  readonly characterLimit?: number | undefined
  readonly value?: unknown
  readonly onInput?: ((event: InputEvent<Control>) => void) | undefined
}

/** Counts what is written into a control: its attributes, the counter to show, and the counter's id. */
export function useCharacterCount<Control extends { readonly value: string }>(props: Counted<Control>) {
  const { characterLimit, value, onInput } = props
  const id = useId()
  const [written, setWritten] = useState<number | null>(null)
  if (characterLimit === undefined) return { countId: undefined, count: null, counted: { onInput } }
  // A controlled value may change without being typed.
  const count = written !== null && typeof value === 'string' ? value.length : written
  return {
    countId: id,
    count: <CharacterCount id={id} limit={characterLimit} count={count} />,
    counted: {
      /** Where `formProblems` reads the limit. */
      'data-character-limit': characterLimit,
      onInput: (event: InputEvent<Control>) => {
        setWritten(event.currentTarget.value.length)
        onInput?.(event)
      },
    },
  }
}
