'use client'

import { clsx } from 'clsx'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { useIntl } from 'react-intl'
import { mergeProps, mergeRefs } from '../../slots/mergeProps.js'
import { slot } from '../../slots/slot.js'
import { Button } from '../Button/Button.js'
import { heightOf } from './frameHeight.js'
import * as css from './PartnerBrandIframe.css.js'
import { messages } from './PartnerBrandIframe.messages.js'
import type { PartnerBrandIframeProps } from './PartnerBrandIframe.js'
import type { PartnerAddress } from './partnerAddress.js'
import { useFrame } from './useFrame.js'

interface PartnerFrameProps
  extends Pick<
    PartnerBrandIframeProps,
    | 'title'
    | 'allowedOrigins'
    | 'height'
    | 'consentText'
    | 'readHeight'
    | 'isMessageExpected'
    | 'timeoutMs'
    | 'onFail'
    | 'slotProps'
  > {
  readonly address: PartnerAddress
  /** Whether consent is given or not required. */
  readonly isThere: boolean
  readonly onAgree: () => void
}

/** Prevents access to our page and navigation of the top window. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox'

/** One page of a partner, or its consent request in the same space. */
export function PartnerFrame({
  title,
  address,
  allowedOrigins,
  height = 'medium',
  consentText,
  readHeight = heightOf,
  isMessageExpected = false,
  timeoutMs = 15_000,
  onFail,
  isThere,
  onAgree,
  slotProps,
}: PartnerFrameProps) {
  const intl = useIntl()
  const iframe = useRef<HTMLIFrameElement>(null)
  const frame = useFrame(iframe, {
    href: address.href,
    allowedOrigins,
    readHeight,
    isMessageExpected,
    timeoutMs,
    onFail,
    isThere,
  })
  const agree = () => {
    flushSync(onAgree)
    iframe.current?.focus()
  }
  const fitted = isThere && !frame.isFailed ? frame.height : null
  return (
    <div
      {...slot(clsx(css.frame, fitted === null ? css.height[height] : css.isFitted), slotProps?.frame)}
      // Set after the first message only, so never in the server's HTML.
      {...(fitted !== null && { style: { height: fitted } })}
    >
      {isThere ? (
        <iframe
          loading="lazy"
          {...mergeProps(
            { className: clsx(css.iframe, frame.isFailed && css.isFailed), onLoad: frame.onLoad },
            slotProps?.iframe,
          )}
          ref={mergeRefs(iframe, slotProps?.iframe?.ref)}
          title={title}
          sandbox={SANDBOX}
          allow="fullscreen"
          referrerPolicy="strict-origin"
          src={address.href}
          srcDoc={undefined}
        />
      ) : (
        <div className={css.notice}>
          <div className={css.body}>{consentText ?? intl.formatMessage(messages.consent, address)}</div>
          <Button variant="secondary" onClick={agree}>
            {intl.formatMessage(messages.show)}
          </Button>
        </div>
      )}
      <div role="status" className={clsx(frame.isFailed && css.notice)}>
        {frame.isFailed && <p className={css.body}>{intl.formatMessage(messages.failed)}</p>}
      </div>
    </div>
  )
}
