'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { defineMessages, useIntl } from 'react-intl'
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
  /** Small print; null = none. */
  readonly note: string | null
}

/** Page footer. Its navigation has the id `footer-nav`: the menu button leads here while scripts are missing. */
export function Footer({
  brand,
  columns,
  legalLinks,
  phone,
  address,
  localeSwitch,
  note,
  className,
  ...rest
}: FooterProps) {
  return (
    <footer {...rest} className={clsx(css.root, text.small, className)}>
      <Container width="listing" className={css.top}>
        <House brand={brand} phone={phone} address={address} localeSwitch={localeSwitch} />
        <Columns columns={columns} />
      </Container>
      <div className={css.rule}>
        <Container width="listing" className={clsx(css.legal, text.caption)}>
          <ul role="list" className={css.legalLinks}>
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

function House({
  brand,
  phone,
  address,
  localeSwitch,
}: Pick<FooterProps, 'brand' | 'phone' | 'address' | 'localeSwitch'>) {
  return (
    <div className={css.house}>
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

function Columns({ columns }: Pick<FooterProps, 'columns'>) {
  const { formatMessage } = useIntl()
  return (
    <nav id="footer-nav" tabIndex={-1} aria-label={formatMessage(messages.navigation)} className={css.columns}>
      {columns.map(({ title, links }) => (
        <div key={title}>
          <h2 className={clsx(text.overline, css.columnTitle)}>{title}</h2>
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
