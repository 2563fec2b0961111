'use client'

import type { InputEvent } from 'react'
import { useId, useState } from 'react'
import { CharacterCount } from './CharacterCount.js'
import { countCharacters } from './countCharacters.js'

interface Counted<Control> {
  readonly characterLimit?: number | undefined
  readonly value?: unknown
  readonly onInput?: ((event: InputEvent<Control>) => void) | undefined
}

/** Counts the characters of a control. Returns its attributes, the counter to render and the counter's id. */
export function useCharacterCount<Control extends { readonly value: string }>(props: Counted<Control>) {
  const { characterLimit, value, onInput } = props
  const id = useId()
  const [written, setWritten] = useState<number | null>(null)
  if (characterLimit === undefined) return { countId: undefined, count: null, counted: { onInput } }
  // A controlled value may change without input.
  const count = written !== null && typeof value === 'string' ? countCharacters(value) : written
  return {
    countId: id,
    count: <CharacterCount id={id} limit={characterLimit} count={count} />,
    counted: {
      /** Read by `formProblems`. */
      'data-character-limit': characterLimit,
      onInput: (event: InputEvent<Control>) => {
        setWritten(countCharacters(event.currentTarget.value))
        onInput?.(event)
      },
    },
  }
}
