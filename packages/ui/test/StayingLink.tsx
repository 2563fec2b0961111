import type { UiLinkProps } from '../src/provider/UiProvider.js'

/** A host's link that leads nowhere: a story must not leave its page. */
export function StayingLink({ state: _state, onClick, children, ...rest }: UiLinkProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- it has its href from the caller
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
