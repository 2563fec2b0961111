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
  /** Accessible name: the content of the partner's page. */
  readonly title: string
  /** Absolute URL of the partner's page. */
  readonly src: string
  /**
   * Allowed origins, such as `https://corvane.example`. Never list your own: a same-origin page could escape the
   * sandbox.
   */
  readonly allowedOrigins: readonly string[]
  /** Reserved height: 320, 520 or 760 px at the default text size. The partner's page may request another. */
  readonly height?: 'small' | 'medium' | 'large' | undefined
  /** Requires consent before anything is loaded, once per host. */
  readonly isConsentNeeded?: boolean | undefined
  /** Replaces the consent text. */
  readonly consentText?: ReactNode
  readonly onConsent?: (() => void) | undefined
  /** Reads the height in px from a message of the partner's page; by default from `{ height: 720 }`. */
  readonly readHeight?: ((message: unknown) => number | null) | undefined
  /**
   * Whether the partner's page posts its height; without a message it counts as failed, because browsers fire `load`
   * for their own error pages.
   */
  readonly isMessageExpected?: boolean | undefined
  /** Timeout in ms, starting when the frame is in view. */
  readonly timeoutMs?: number | undefined
  readonly onFail?: (() => void) | undefined
  readonly slotProps?:
    | {
        readonly frame?: SlotProps<'div'> | undefined
        /** `src`, `sandbox`, `allow` and `referrerPolicy` cannot be overridden. */
        readonly iframe?: SlotProps<'iframe'> | undefined
        readonly link?: SlotProps<'a'> | undefined
      }
    | undefined
}

/**
 * An embedded partner brand page. Only allowed origins are embedded, always with a plain link below; for any other
 * address only the link is rendered.
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
  timeoutMs,
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
    timeoutMs,
    onFail,
  }
  return (
    <div {...rest} className={clsx(css.root, className)}>
      {isAllowed && (
        <PartnerFrame
          // Another page resets loading state and height.
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
