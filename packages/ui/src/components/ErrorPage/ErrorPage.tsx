'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl'
import { type SlotProps, slot } from '../../slots/slot.js'
import { text } from '../../theme/text.css.js'
import { Button } from '../Button/Button.js'
import { Link } from '../Link/Link.js'
import * as css from './ErrorPage.css.js'

export interface ErrorPageProps extends Omit<ComponentPropsWithRef<'main'>, 'children'> {
  readonly homeHref: string
  readonly brand: string
  readonly logo?: ReactNode
  /** Next to the button to the home page: a retry button. */
  readonly action?: ReactNode
  readonly slotProps?:
    | { readonly title?: SlotProps<'h1'> | undefined; readonly message?: SlotProps<'div'> | undefined }
    | undefined
}

/**
 * The global error page (Spec §2 "Error page"). Its links load a document, because client-side navigation may be broken
 * after an error.
 */
export function ErrorPage({ homeHref, brand, logo, action, slotProps, className, ...rest }: ErrorPageProps) {
  const { formatMessage } = useIntl()
  return (
    <main {...rest} className={clsx(css.root, className)}>
      <Link href={homeHref} isExternal className={css.brand} aria-label={formatMessage(messages.logo, { brand })}>
        {logo ?? <span className={css.wordmark}>{brand}</span>}
      </Link>
      <div {...slot(css.message, slotProps?.message)}>
        <h1 {...slot(text.h1, slotProps?.title)}>{formatMessage(messages.headline)}</h1>
        <p className={text.lead}>{formatMessage(messages.subline)}</p>
        <p className={css.copy}>{formatMessage(messages.copy)}</p>
        <div className={css.actions}>
          <Button href={homeHref} isExternal>
            {formatMessage(messages.home)}
          </Button>
          {action}
        </div>
      </div>
    </main>
  )
}

const messages = defineMessages<{
  logo: { brand: string }
  headline: NoMessageValues
  subline: NoMessageValues
  copy: NoMessageValues
  home: NoMessageValues
}>({
  logo: { id: 'errorPage.logo', defaultMessage: '{brand}: home page' },
  headline: { id: 'errorPage.headline', defaultMessage: "This page isn't working" },
  subline: { id: 'errorPage.subline', defaultMessage: "We're sorry, but an error has occurred." },
  copy: {
    id: 'errorPage.copy',
    defaultMessage: 'Try refreshing the page or click button below to be redirected to homepage.',
  },
  home: { id: 'errorPage.home', defaultMessage: 'Go to homepage' },
})
