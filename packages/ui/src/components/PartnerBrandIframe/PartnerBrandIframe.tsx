'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { type SlotProps, slot } from '../../slots/slot.js'
import { Link } from '../Link/Link.js'
import * as css from './PartnerBrandIframe.css.js'
import { messages } from './PartnerBrandIframe.messages.js'
import { PartnerFrame } from './PartnerFrame.js'
import { partnerAddress } from './partnerAddress.js'

export interface PartnerBrandIframeProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** Accessible name: what the partner's page offers. */
  readonly title: string
  /** Absolute address of the partner's page. */
  readonly src: string
  /** Origins that may be shown, such as `https://corvane.example`. Never list your own: it could leave the fence. */
  readonly allowedOrigins: readonly string[]
  /** Room that is kept: 320, 520 or 760 px at the normal text size. The partner's page may ask for another. */
  readonly height?: 'small' | 'medium' | 'large' | undefined
  /** Nothing loads before the client agrees, once for each host. */
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

/**
 * A partner brand's page inside ours, only from origins that are allowed, and always with a plain link to it. Of any other
 * address the link alone is left.
 */
export function PartnerBrandIframe({
  title,
  src,
  allowedOrigins,
  height,
  isConsentNeeded = false,
  consentText,
  onConsent,
  readHeight,
  isMessageExpected,
  timeOutMs,
  onFail,
  slotProps,
  className,
  ...rest
}: PartnerBrandIframeProps) {
  const intl = useIntl()
  const [agreedHost, setAgreedHost] = useState<string | null>(null)
  const address = partnerAddress(src, allowedOrigins)
  if (!address) return null
  const { href, host, isAllowed } = address
  const agree = () => {
    setAgreedHost(host)
    onConsent?.()
  }
  const frame = {
    title,
    address,
    allowedOrigins,
    height,
    consentText,
    readHeight,
    isMessageExpected,
    timeOutMs,
    onFail,
  }
  return (
    <div {...rest} className={clsx(css.root, className)}>
      {isAllowed && (
        <PartnerFrame
          // Another page comes in its own time and height.
          key={href}
          {...frame}
          isThere={!isConsentNeeded || agreedHost === host}
          onAgree={agree}
          slotProps={slotProps}
        />
      )}
      <Link isExternal opensNewTab variant="underline" {...slot(css.link, slotProps?.link)} href={href}>
        {isAllowed ? intl.formatMessage(messages.open, address) : title || host}
      </Link>
    </div>
  )
}
