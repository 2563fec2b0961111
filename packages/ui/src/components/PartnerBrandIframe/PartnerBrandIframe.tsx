'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useIntl } from 'react-intl'
import { both, bothRefs } from '../../slots/both.js'
import { type SlotProps, slot } from '../../slots/slot.js'
import { Button } from '../Button/Button.js'
import { Link } from '../Link/Link.js'
import { heightOf } from './frameHeight.js'
import * as css from './PartnerBrandIframe.css.js'
import { messages } from './PartnerBrandIframe.messages.js'
import { partnerAddress } from './partnerAddress.js'
import { useFrame } from './useFrame.js'

export interface PartnerBrandIframeProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** Accessible name: what the partner's page offers. */
  readonly title: string
  /** Absolute address of the partner's page. */
  readonly src: string
  /** Origins that may be shown, such as `https://corvane.example`; the page's own is never one of them. */
  readonly allowedOrigins: readonly string[]
  /** Room that is kept: 320, 520 or 760 px at the normal text size. The partner's page may ask for another. */
  readonly height?: 'small' | 'medium' | 'large' | undefined
  /** Nothing loads before the client agrees. */
  readonly isConsentNeeded?: boolean | undefined
  /** Replaces what is said before that. */
  readonly consentText?: ReactNode
  readonly onConsent?: (() => void) | undefined
  /** Height in px from a message of the partner's page; without it that of `{ height: 720 }`. */
  readonly readHeight?: ((message: unknown) => number | null) | undefined
  /** The partner's page tells its height: one that stays silent is lost. Browsers call their own error page loaded. */
  readonly isMessageExpected?: boolean | undefined
  /** Time after which the page is taken for lost, in ms from its being seen. */
  readonly timeOutMs?: number | undefined
  readonly onFail?: (() => void) | undefined
  readonly slotProps?:
    | {
        readonly frame?: SlotProps<'div'> | undefined
        /** `src`, `sandbox`, `allow` and `referrerPolicy` remain ours. */
        readonly iframe?: SlotProps<'iframe'> | undefined
        readonly link?: SlotProps<'a'> | undefined
      }
    | undefined
}

/** No way out of the frame: neither to our page nor to our address bar. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox'

/**
 * A partner brand's page inside ours, only from origins that are allowed, and always with a plain link to it. Of any other
 * address the link alone is left.
 */
export function PartnerBrandIframe({
  title,
  src,
  allowedOrigins,
  height = 'medium',
  isConsentNeeded = false,
  consentText,
  onConsent,
  readHeight = heightOf,
  isMessageExpected = false,
  timeOutMs = 15_000,
  onFail,
  slotProps,
  className,
  ...rest
}: PartnerBrandIframeProps) {
  const intl = useIntl()
  const iframe = useRef<HTMLIFrameElement>(null)
  const [hasAgreed, setAgreed] = useState(false)
  const address = partnerAddress(src, allowedOrigins)
  const isAllowed = address?.isAllowed ?? false
  const isThere = isAllowed && (hasAgreed || !isConsentNeeded)
  const frame = useFrame(iframe, {
    href: address?.href ?? '',
    allowedOrigins,
    readHeight,
    isMessageExpected,
    timeOutMs,
    onFail,
    isThere,
  })
  if (!address) return null
  const agree = () => {
    flushSync(() => {
      setAgreed(true)
      onConsent?.()
    })
    iframe.current?.focus()
  }
  const fitted = isThere && !frame.isFailed ? frame.height : null
  return (
    <div {...rest} className={clsx(css.root, className)}>
      {isAllowed && (
        <div
          {...slot(clsx(css.frame, fitted === null ? css.height[height] : css.isFitted), slotProps?.frame)}
          // After the first message only, so never in the server's HTML.
          {...(fitted !== null && { style: { height: fitted } })}
        >
          {isThere ? (
            <iframe
              loading="lazy"
              {...slot(clsx(css.iframe, frame.isFailed && css.isFailed), slotProps?.iframe)}
              ref={bothRefs(iframe, slotProps?.iframe?.ref)}
              onLoad={both(frame.onLoad, slotProps?.iframe?.onLoad)}
              title={title}
              sandbox={SANDBOX}
              allow="fullscreen"
              referrerPolicy="strict-origin"
              src={address.href}
              srcDoc={undefined}
            />
          ) : (
            <div className={css.notice}>
              <div className={css.words}>{consentText ?? intl.formatMessage(messages.consent, address)}</div>
              <Button variant="secondary" onClick={agree}>
                {intl.formatMessage(messages.show)}
              </Button>
            </div>
          )}
          <div role="status" className={clsx(frame.isFailed && css.notice)}>
            {frame.isFailed && <p className={css.words}>{intl.formatMessage(messages.failed)}</p>}
          </div>
        </div>
      )}
      <Link isExternal opensNewTab variant="underline" {...slot(css.link, slotProps?.link)} href={address.href}>
        {isAllowed ? intl.formatMessage(messages.open, address) : title || address.host}
      </Link>
    </div>
  )
}
