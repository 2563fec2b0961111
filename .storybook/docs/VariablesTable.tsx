import { useMemo } from 'react'
import type { ComponentFacts } from '../componentFacts.ts'
import { toolbarThemeClass } from '../toolbarThemes.ts'
import * as css from '../../packages/ui/docs/docs.css.js'
import { elements } from './elements.tsx'
import { themeValues } from './themeValues.ts'
import { useGlobals } from './useGlobals.ts'

/** The theme variables that a component uses, with their values in the theme of the toolbar. */
export function VariablesTable({ facts }: { readonly facts: ComponentFacts }) {
  const themeClass = toolbarThemeClass(useGlobals().theme)
  const value = useMemo(() => themeValues(themeClass), [themeClass])
  const H2 = elements.h2
  const P = elements.p
  const Table = elements.table
  const Code = elements.code
  if (facts.variables.length === 0) return null
  return (
    <>
      <H2>Variables</H2>
      <P>
        Set them on a class and pass it as <Code>className</Code>: they apply to the component and its content.
      </P>
      <Table>
        <thead>
          <tr>
            <th scope="col">Variable</th>
            <th scope="col">Value in this theme</th>
          </tr>
        </thead>
        <tbody>
          {facts.variables.map((variable) => (
            <tr key={variable}>
              <td>
                <Code>{variable}</Code>
              </td>
              <td>
                {variable.startsWith('--vt-color-') && <Swatch variable={variable} />}
                {value(variable)}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {facts.textStyles.length > 0 && (
        <P>
          Text styles: {facts.textStyles.join(', ')}. Each uses the font, size, line height and weight with its name.
        </P>
      )}
    </>
  )
}

const Swatch = ({ variable }: { readonly variable: string }) => (
  <span className={css.swatch} style={{ backgroundColor: `var(${variable})` }} />
)
