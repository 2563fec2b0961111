import type { vars } from '../../packages/ui/src/theme/contract.css.js'
import * as css from '../../packages/ui/docs/docs.css.js'
import { colourRoles } from './colourRoles.ts'
import { elements } from './elements.tsx'
import { useThemeValues } from './useThemeValues.ts'

/** Every colour of the theme by role, with its value. */
export function Swatches() {
  const { h3: H3, p: P } = elements
  return colourRoles.map(({ title, text, names }) => (
    <section key={title}>
      <H3>{title}</H3>
      <P>{text}</P>
      <Row names={names} />
    </section>
  ))
}

function Row({ names }: { readonly names: readonly (keyof typeof vars.color)[] }) {
  const value = useThemeValues()
  return (
    <ul className={css.swatches}>
      {names.map((name) => (
        <li key={name} className={css.card}>
          <div className={css.field} style={{ backgroundColor: `var(--vt-color-${name})` }} />
          <strong>{name}</strong>
          <span className={css.quiet}>{value(`--vt-color-${name}`)}</span>
        </li>
      ))}
    </ul>
  )
}
