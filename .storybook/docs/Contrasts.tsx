import { useMemo } from 'react'
import { contrast } from '../../packages/ui/src/theme/contrast.js'
import { type ContrastPair, contrastPairs } from '../../packages/ui/src/theme/contrastFaults.js'
import { themes } from '../../packages/ui/src/theme/themes.js'
import * as css from '../../packages/ui/docs/docs.css.js'
import { toolbarThemeClass } from '../toolbarThemes.ts'
import { elements } from './elements.tsx'
import { themeValues } from './themeValues.ts'

const CONTROL = 3

/** Every pair of colours that components combine, with its contrast in each of the four themes. */
export function Contrasts() {
  const readers = useMemo(
    () =>
      Object.entries(themes).map(([key, { label }]) => ({ key, label, value: themeValues(toolbarThemeClass(key)) })),
    [],
  )
  const Table = elements.table
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Pair</th>
          <th scope="col">Required</th>
          {readers.map(({ key, label }) => (
            <th key={key} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {contrastPairs.map((pair) => (
          <tr key={`${pair.foreground} ${pair.ground}`}>
            <th scope="row" className={css.pair}>
              {pair.foreground} on {pair.ground}
            </th>
            <td>{pair.needed}</td>
            {readers.map(({ key, value }) => (
              <td key={key} className={css.pair}>
                <Sample pair={pair} themeClass={toolbarThemeClass(key)} />
                {ratio(value(`--vt-color-${pair.foreground}`), value(`--vt-color-${pair.ground}`))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

interface SampleProps {
  readonly pair: ContrastPair
  readonly themeClass: string
}

/** Letters, or a box for a colour that only outlines controls. */
function Sample({ pair: { foreground, ground, needed }, themeClass }: SampleProps) {
  const color = `var(--vt-color-${foreground})`
  return (
    <span
      aria-hidden="true"
      className={`${themeClass} ${css.sample}`}
      style={{ backgroundColor: `var(--vt-color-${ground})`, color }}
    >
      {needed === CONTROL ? <span className={css.outline} style={{ borderColor: color }} /> : 'Aa'}
    </span>
  )
}

/** Rounded down, so that no ratio is shown higher than it is. */
const ratio = (foreground: string, ground: string) =>
  foreground && ground ? (Math.floor(contrast(foreground, ground) * 10) / 10).toFixed(1) : ''
