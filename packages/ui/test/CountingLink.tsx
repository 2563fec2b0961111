import type { UiLinkProps } from '../src/provider/UiProvider.js'
import { StayingLink } from './StayingLink.js'

/** Addresses of the links that have rendered since the last `clear()`; shows which parts React visits. */
export const rendered = new Set<string>()

/** A host's link that stays on the page and tells that it has rendered. */
export function CountingLink(props: UiLinkProps) {
  rendered.add(props.href)
  return <StayingLink {...props} />
}
