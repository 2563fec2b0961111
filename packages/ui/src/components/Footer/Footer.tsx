'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { type SlotProps, slot } from '../../slots/slot.js'
import { text } from '../../theme/text.css.js'
import { Container } from '../Container/Container.js'
import { Icon } from '../Icon/Icon.js'
import { Link, type LinkData } from '../Link/Link.js'
import * as css from './Footer.css.js'

export interface FooterProps extends Omit<ComponentPropsWithRef<'footer'>, 'children'> {
  readonly brand: string
  readonly columns: readonly { readonly title: string; readonly links: readonly LinkData[] }[]
  readonly legalLinks: readonly LinkData[]
  readonly phone: LinkData | null
  /** Lines of the postal address. */
  readonly address: readonly string[]
  readonly localeSwitch: ReactNode
  /** Fine print; null = none. */
  readonly note: string | null
  readonly slotProps?:
    | {
        readonly contact?: SlotProps<'div'> | undefined
        readonly columns?: SlotProps<'nav'> | undefined
        readonly legal?: SlotProps<'ul'> | undefined
      }
    | undefined
}

/**
 * Page footer. The columns are not collapsible on phones, because collapsing them only there would need scripts. Its
 * navigation has the id `footer-nav`, the target of the menu button without scripts.
 */
export function Footer({
  brand,
  columns,
  legalLinks,
  phone,
  address,
  localeSwitch,
  note,
  slotProps,
  className,
  ...rest
}: FooterProps) {
  return (
    <footer {...rest} className={clsx(css.root, text.small, className)}>
      <Container width="listing" className={css.top}>
        <Contact brand={brand} phone={phone} address={address} localeSwitch={localeSwitch} part={slotProps?.contact} />
        <Columns columns={columns} part={slotProps?.columns} />
      </Container>
      <div className={css.rule}>
        <Container width="listing" className={clsx(css.legal, text.caption)}>
          <ul role="list" {...slot(css.legalLinks, slotProps?.legal)}>
            {legalLinks.map((link) => (
              <FooterLink key={link.href} link={link} />
            ))}
          </ul>
          {note && <p className={css.note}>{note}</p>}
        </Container>
      </div>
    </footer>
  )
}

function Contact({
  brand,
  phone,
  address,
  localeSwitch,
  part,
}: Pick<FooterProps, 'brand' | 'phone' | 'address' | 'localeSwitch'> & {
  readonly part: SlotProps<'div'> | undefined
}) {
  return (
    <div {...slot(css.contact, part)}>
      <p className={css.wordmark}>{brand}</p>
      {address.length > 0 && (
        <address className={css.address}>
          {address.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </address>
      )}
      {phone && (
        <Link href={phone.href} variant="quiet" className={css.phone}>
          <Icon name="phone" className={css.phoneIcon} />
          {phone.label}
        </Link>
      )}
      {localeSwitch}
    </div>
  )
}

function Columns({ columns, part }: Pick<FooterProps, 'columns'> & { readonly part: SlotProps<'nav'> | undefined }) {
  const { formatMessage } = useIntl()
  if (columns.length === 0) return null
  return (
    <nav id="footer-nav" tabIndex={-1} aria-label={formatMessage(messages.navigation)} {...slot(css.columns, part)}>
      {columns.map(({ title, links }) => (
        <div key={title}>
          {title && <h2 className={clsx(text.overline, css.columnTitle)}>{title}</h2>}
          <ul role="list">
            {links.map((link) => (
              <FooterLink key={link.href} link={link} />
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

function FooterLink({ link: { label, ...link } }: { readonly link: LinkData }) {
  return (
    <li>
      <Link {...link} variant="quiet" className={css.columnLink}>
        {label}
      </Link>
    </li>
  )
}

const messages = defineMessages({
  navigation: { id: 'footer.navigation', defaultMessage: 'Footer' },
})
