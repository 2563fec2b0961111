import * as css from '../../packages/ui/docs/docs.css.js'
import { elements } from './elements.tsx'

/** Links to the sections of a long page, by heading. */
export function Contents({ of }: { readonly of: readonly string[] }) {
  const A = elements.a
  return (
    <nav aria-label="On this page">
      <ul className={css.contents}>
        {of.map((heading) => (
          <li key={heading}>
            <A href={`#${heading.toLowerCase().replaceAll(' ', '-')}`} target="_self">
              {heading}
            </A>
          </li>
        ))}
      </ul>
    </nav>
  )
}
