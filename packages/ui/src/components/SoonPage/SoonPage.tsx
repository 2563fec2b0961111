'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { type SlotProps, slot } from '../../slots/slot.js'
import { text } from '../../theme/text.css.js'
import { Button } from '../Button/Button.js'
import { Container } from '../Container/Container.js'
import { Icon } from '../Icon/Icon.js'
import { Link, type LinkData } from '../Link/Link.js'
import * as css from './SoonPage.css.js'

export interface SoonPageProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** Name of the planned page: "Book an appointment". */
  readonly title: string
  readonly phone: LinkData | null
  readonly email: LinkData | null
  readonly homeHref: string
  readonly slotProps?:
    | { readonly title?: SlotProps<'h1'> | undefined; readonly contact?: SlotProps<'div'> | undefined }
    | undefined
}

/** Page of a service that is not online yet: refers to telephone and e-mail. */
export function SoonPage({ title, phone, email, homeHref, slotProps, className, ...rest }: SoonPageProps) {
  const { formatMessage } = useIntl()
  return (
    <Container width="text" {...rest} className={clsx(css.root, className)}>
      <p className={clsx(text.overline, css.overline)}>{formatMessage(messages.overline)}</p>
      <h1 {...slot(text.h1, slotProps?.title)}>{title}</h1>
      <p className={clsx(text.lead, css.copy)}>{formatMessage(messages.copy)}</p>
      <div {...slot(css.contact, slotProps?.contact)}>
        {phone && (
          <Button href={phone.href}>
            <Icon name="phone" />
            {phone.label}
          </Button>
        )}
        {email && (
          <Button href={email.href} variant="secondary">
            {email.label}
          </Button>
        )}
      </div>
      <Link href={homeHref} variant="underline" className={css.home}>
        {formatMessage(messages.home)}
      </Link>
    </Container>
  )
}

const messages = defineMessages({
  overline: { id: 'soonPage.overline', defaultMessage: 'Coming soon' },
  copy: {
    id: 'soonPage.copy',
    defaultMessage: 'This service opens here soon. Until then our advisers are glad to help: call or write to us.',
  },
  home: { id: 'soonPage.home', defaultMessage: 'To the home page' },
})
