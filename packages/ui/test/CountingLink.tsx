import type { UiLinkProps } from '../src/provider/UiProvider.js'

/** Addresses of the links that have rendered since the last `clear()`; shows which parts React visits. */
export const rendered = new Set<string>()

/** A host's link that stays on the page and tells that it has rendered. */
export function CountingLink({ state: _state, children, ...rest }: UiLinkProps) {
  rendered.add(rest.href)
  return (
    <a {...rest} onClick={(event) => event.preventDefault()}>
      {children}
    </a>
  )
}
