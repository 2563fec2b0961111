import * as css from '../../packages/ui/docs/docs.css.js'
import { vars } from '../../packages/ui/src/theme/contract.css.js'
import { elements } from './elements.tsx'
import { endsOfSize } from './endsOfSize.ts'
import { useThemeValues } from './useThemeValues.ts'

/** The steps of the spacing scale, each drawn at its length. */
export function Spaces() {
  const value = useThemeValues()
  return (
    <dl className={css.steps}>
      {Object.keys(vars.space)
        .filter((name) => name !== '0')
        .map((name) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <span className={css.quiet}>{endsOfSize(value(`--vt-space-${name}`))}</span>
              <span className={css.bar} style={{ width: `var(--vt-space-${name})` }} />
            </dd>
          </div>
        ))}
    </dl>
  )
}

export function Radii() {
  const value = useThemeValues()
  return (
    <div className={css.grid}>
      {Object.keys(vars.radius).map((name) => (
        <div key={name} className={css.card}>
          <div
            className={css.field}
            style={{ borderRadius: `var(--vt-radius-${name})`, borderColor: 'var(--vt-color-control)' }}
          />
          <strong>{name}</strong>
          <span className={css.quiet}>{value(`--vt-radius-${name}`)}</span>
        </div>
      ))}
    </div>
  )
}

export function Shadows() {
  return (
    <div className={css.grid}>
      {Object.keys(vars.shadow).map((name) => (
        <div key={name} className={css.card}>
          <div
            className={css.field}
            style={{ backgroundColor: 'var(--vt-color-surface)', boxShadow: `var(--vt-shadow-${name})` }}
          />
          <strong>{name}</strong>
        </div>
      ))}
    </div>
  )
}

/** Hover or focus moves the square for the duration of the token. */
export function Motions() {
  const value = useThemeValues()
  return (
    <div className={css.grid}>
      {(['fast', 'base', 'slow'] as const).map((name) => (
        <button key={name} type="button" className={css.track}>
          <div
            className={css.mover}
            style={{ transition: `transform var(--vt-motion-${name}) var(--vt-motion-ease)` }}
          />
          <strong>{name}</strong> <span className={css.quiet}>{value(`--vt-motion-${name}`)}</span>
        </button>
      ))}
    </div>
  )
}

/** The variables of a group with their values. */
export function Values({ group }: { readonly group: 'layout' | 'weight' | 'tracking' | 'font' }) {
  const value = useThemeValues()
  const Table = elements.table
  const Code = elements.code
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Variable</th>
          <th scope="col">Value</th>
        </tr>
      </thead>
      <tbody>
        {Object.keys(vars[group]).map((name) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <Code>{`--vt-${group}-${name}`}</Code>
            </td>
            <td>{value(`--vt-${group}-${name}`)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
