import * as css from '../../packages/ui/docs/docs.css.js'
import { elements } from './elements.tsx'
import { keyParts } from './keyParts.ts'

/** `parameters.keyboard` of a component's stories: `keys` such as `Arrow down, Arrow up` or `Shift+Tab`. */
interface KeyboardEntry {
  readonly keys: string
  readonly does: string
}

export const isKeyboardMap = (value: unknown): value is readonly KeyboardEntry[] =>
  Array.isArray(value) &&
  value.every((entry) => typeof entry === 'object' && entry !== null && 'keys' in entry && 'does' in entry)

/** The keys of a component and what each does. */
export function KeyboardMap({ map }: { readonly map: readonly KeyboardEntry[] }) {
  const { h2: H2, p: P, table: Table } = elements
  return (
    <>
      <H2>Keyboard</H2>
      {map.length === 0 ? (
        <P>It has no focusable elements of its own.</P>
      ) : (
        <Table>
          <thead>
            <tr>
              <th scope="col">Key</th>
              <th scope="col">Action</th>
            </tr>
          </thead>
          <tbody>
            {map.map(({ keys, does }) => (
              <tr key={`${keys} ${does}`}>
                <th scope="row" className={css.keys}>
                  <Keys keys={keys} />
                </th>
                <td>{does}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </>
  )
}

const Keys = ({ keys }: { readonly keys: string }) =>
  keyParts(keys).map(({ key, joint, place }) => (
    <span key={key}>
      {joint}
      <kbd className={css.key}>{key}</kbd>
      {place}
    </span>
  ))
