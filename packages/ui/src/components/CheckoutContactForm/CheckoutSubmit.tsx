'use client'

import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { visuallyHidden } from '../../theme/a11y.css.js'
import { Button } from '../Button/Button.js'
import { messages } from './CheckoutContactForm.messages.js'

export interface CheckoutSubmitProps {
  readonly isBusy: boolean
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** Submit button of a step; announces that it is sending. */
export function CheckoutSubmit({ isBusy, className, children }: CheckoutSubmitProps) {
  return (
    <>
      <Button type="submit" isBusy={isBusy} className={className}>
        {children}
      </Button>
      <span role="status" className={visuallyHidden}>
        {isBusy && <FormattedMessage {...messages.sending} />}
      </span>
    </>
  )
}
