import * as css from '../../packages/ui/docs/docs.css.js'
import { text } from '../../packages/ui/src/theme/text.css.js'
import { elements } from './elements.tsx'
import { endsOfSize } from './endsOfSize.ts'
import { useThemeValues } from './useThemeValues.ts'

const SPECIMENS: Readonly<Record<keyof typeof text, { readonly words: string; readonly use: string }>> = {
  display: { words: 'The quiet hour', use: 'One line at the top of a page.' },
  h1: { words: 'Watches for the evening', use: 'The title of a page.' },
  h2: { words: 'Made to be repaired', use: 'The title of a section.' },
  h3: { words: 'Aurelune Meridian 40', use: 'The title of a subsection, a tile or a dialog.' },
  lead: {
    words: 'Twelve pieces for the moment when the day lets go, in our boutiques from September.',
    use: 'The introduction of a section.',
  },
  body: {
    words:
      'In our workshops nine watchmakers look after pieces from seven decades. Bring yours; we tell you what it needs, and what it does not.',
    use: 'Running text, at most 66 characters per line.',
  },
  small: { words: 'Free returns within 30 days', use: 'Tables, notes, buttons.' },
  caption: { words: 'Reference 4320-1, CHF 12’500', use: 'Text below a picture or a price.' },
  overline: { words: 'New at the house', use: 'Small capitals above a title; never alone.' },
}

/** Every text style in the fonts of the theme, with its size on a phone and on a large screen. */
export function TypeScale() {
  const value = useThemeValues()
  return (
    <div className={css.rows}>
      {Object.entries(SPECIMENS).map(([name, { words, use }]) => (
        <div key={name} className={css.specimen}>
          <div className={css.card}>
            <strong>{name}</strong>
            <span className={css.quiet}>
              {endsOfSize(value(`--vt-size-${name}`))}, line {value(`--vt-lineHeight-${name}`)}
            </span>
            <span className={css.quiet}>{use}</span>
          </div>
          <p className={classOf(name)}>{words}</p>
        </div>
      ))}
    </div>
  )
}

/** The fonts and weights of the theme. */
export function Faces() {
  const value = useThemeValues()
  const { table: Table, code: Code } = elements
  const rows = ['font-heading', 'font-body', 'weight-heading', 'weight-body', 'weight-medium'] as const
  return (
    <Table>
      <tbody>
        {rows.map((name) => (
          <tr key={name}>
            <th scope="row">{name.replace('-', ', ')}</th>
            <td>
              <Code>{`--vt-${name}`}</Code>
            </td>
            <td>{value(`--vt-${name}`)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

const classOf = (name: string) => Object.entries(text).find(([style]) => style === name)?.[1]
