'use client'

import { useIntl } from 'react-intl'
import { useIsHydrated } from '../../hydration/useIsHydrated.js'
import * as css from './TextField.css.js'
import { messages } from './TextField.messages.js'

export interface PasswordToggleProps {
  readonly isShown: boolean
  readonly disabled: boolean
  readonly controls: string
  readonly onToggle: () => void
}

/** Shows or hides the password; rendered after hydration. Its name describes its action. */
export function PasswordToggle({ isShown, disabled, controls, onToggle }: PasswordToggleProps) {
  const intl = useIntl()
  if (!useIsHydrated()) return null
  return (
    <button
      type="button"
      className={css.toggle}
      aria-controls={controls}
      aria-label={intl.formatMessage(isShown ? messages.hidePassword : messages.showPassword)}
      disabled={disabled}
      onClick={onToggle}
    >
      {intl.formatMessage(isShown ? messages.hide : messages.show)}
    </button>
  )
}
