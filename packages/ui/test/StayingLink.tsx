import type { UiLinkProps } from '../src/provider/UiProvider.js'

/** A host link that does not navigate, because a story must not leave its page. */
export function StayingLink({ state: _state, onClick, children, ...rest }: UiLinkProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the caller provides href
    <a
      {...rest}
      onClick={(event) => {
        onClick?.(event)
        event.preventDefault()
      }}
    >
      {children}
    </a>
  )
}
