import { useState } from 'react'
import { IntlProvider } from 'react-intl'
import * as css from '../../packages/ui/docs/docs.css.js'
import { Icon } from '../../packages/ui/src/components/Icon/Icon.js'
import { TextField } from '../../packages/ui/src/components/TextField/TextField.js'
import { elements } from './elements.tsx'
import { type Drawing, iconSets } from './iconSets.ts'

/** Every icon of the system: filters by name, and copies the code of a pressed icon. */
export function IconSearch() {
  const [query, setQuery] = useState('')
  const [copied, setCopied] = useState('')
  const words = query.trim().toLowerCase()
  const sets = iconSets
    .map((set) => ({
      ...set,
      drawings: set.drawings.filter(({ name }) => `${name} ${set.title}`.toLowerCase().includes(words)),
    }))
    .filter(({ drawings }) => drawings.length > 0)
  const count = sets.reduce((sum, { drawings }) => sum + drawings.length, 0)
  const { p: P } = elements
  return (
    <IntlProvider locale="en">
      <TextField
        type="search"
        label="Search icons"
        mark="none"
        value={query}
        className={css.search}
        onChange={(event) => {
          setQuery(event.currentTarget.value)
          setCopied('')
        }}
      />
      <p role="status" className={css.quiet}>
        {copied ? `Copied: ${copied}` : `${count} ${count === 1 ? 'icon' : 'icons'}`}
      </p>
      {sets.map(({ title, text, drawings }) => (
        <IconSet key={title} title={title} text={text} drawings={drawings} onCopy={setCopied} />
      ))}
      {count === 0 && <P>No icon has this name. “How to add” describes how to add one.</P>}
    </IntlProvider>
  )
}

interface IconSetProps {
  readonly title: string
  readonly text: string
  readonly drawings: readonly Drawing[]
  readonly onCopy: (code: string) => void
}

function IconSet({ title, text, drawings, onCopy }: IconSetProps) {
  const { h2: H2, p: P } = elements
  const copy = (code: string) => navigator.clipboard.writeText(code).then(() => onCopy(code))
  return (
    <section>
      <H2>{title}</H2>
      <P>{text}</P>
      <ul className={css.swatches}>
        {drawings.map(({ name, drawing, code }) => (
          <li key={name}>
            <button type="button" className={css.drawing} onClick={() => void copy(code).catch(() => onCopy(''))}>
              <Icon name={drawing} />
              {name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
