import type { UiLinkProps } from '../src/provider/UiProvider.js'
import { StayingLink } from './StayingLink.js'

/** URLs of the links rendered since the last `clear()`; shows which components React rerenders. */
export const rendered = new Set<string>()

/** A host link that does not navigate and records each render. */
export function CountingLink(props: UiLinkProps) {
  rendered.add(props.href)
  return <StayingLink {...props} />
}
