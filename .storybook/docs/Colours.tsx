import { useMemo } from 'react'
import { contrast } from '../../packages/ui/src/theme/contrast.js'
import { contrastPairs } from '../../packages/ui/src/theme/contrastFaults.js'
import { vars } from '../../packages/ui/src/theme/contract.css.js'
import { lookClass } from '../looks.ts'
import * as css from '../../packages/ui/docs/docs.css.js'
import { elements } from './elements.tsx'
import { themeValues } from './themeValues.ts'
import { useGlobals } from './useGlobals.ts'

/** Values of the theme in the toolbar. */
export function useThemeValues(): (variable: string) => string {
  const look = lookClass(useGlobals().theme)
  return useMemo(() => themeValues(look), [look])
}

/** Every colour of the theme, with its value. */
export function Swatches() {
  const value = useThemeValues()
  return (
    <div className={css.grid}>
      {Object.keys(vars.color).map((name) => (
        <div key={name} className={css.card}>
          <div className={css.field} style={{ backgroundColor: `var(--vt-color-${name})` }} />
          <strong>{name}</strong>
          <span className={css.quiet}>{value(`--vt-color-${name}`)}</span>
        </div>
      ))}
    </div>
  )
}

/** Every pair of colours that components put on each other, with its contrast in this theme. */
export function Contrasts() {
  const value = useThemeValues()
  const Table = elements.table
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Sample</th>
          <th scope="col">Pair</th>
          <th scope="col">Contrast</th>
          <th scope="col">Needed</th>
        </tr>
      </thead>
      <tbody>
        {contrastPairs.map(({ foreground, ground, needed }) => (
          <tr key={`${foreground} ${ground}`}>
            <td>
              <Sample foreground={foreground} ground={ground} />
            </td>
            <td>
              {foreground} on {ground}
            </td>
            <td>{ratio(value(`--vt-color-${foreground}`), value(`--vt-color-${ground}`))}</td>
            <td>{needed}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function Sample({ foreground, ground }: { readonly foreground: string; readonly ground: string }) {
  const look = {
    backgroundColor: `var(--vt-color-${ground})`,
    color: `var(--vt-color-${foreground})`,
    padding: '4px 12px',
  }
  return <span style={look}>Aa 12’500</span>
}

/** Rounded down: a ratio may not look better than it is. */
const ratio = (foreground: string, ground: string) =>
  foreground && ground ? (Math.floor(contrast(foreground, ground) * 10) / 10).toFixed(1) : ''
