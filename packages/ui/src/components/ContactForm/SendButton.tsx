'use client'

import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { visuallyHidden } from '../../theme/a11y.css.js'
import { Button } from '../Button/Button.js'
import { messages } from './formSending.messages.js'
import type { Stage } from './useFormSending.js'

export interface SendButtonProps {
  readonly stage: Stage
  readonly children: ReactNode
}

/** Submit button that prevents double submission, announces the pending state and offers a retry after a failure. */
export function SendButton({ stage, children }: SendButtonProps) {
  return (
    <>
      <Button type="submit" isBusy={stage === 'sending'}>
        {stage === 'failed' || stage === 'unknown' ? <FormattedMessage {...messages.retry} /> : children}
      </Button>
      <span role="status" className={visuallyHidden}>
        {stage === 'sending' && <FormattedMessage {...messages.sending} />}
      </span>
    </>
  )
}
