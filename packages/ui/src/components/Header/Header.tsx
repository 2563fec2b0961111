'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl'
import { text } from '../../theme/text.css.js'
import { Icon } from '../Icon/Icon.js'
import { Link, type LinkData } from '../Link/Link.js'
import type { NavigationItem } from '../MenuTree/MenuTree.js'
import { OpenerLink } from '../OpenerLink/OpenerLink.js'
import * as css from './Header.css.js'

export type { NavigationItem }

export interface HeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  /** Name of the house; the wordmark unless `logo` is given. */
  readonly brand: string
  readonly homeHref: string
  readonly logo?: ReactNode
  readonly navigation: readonly NavigationItem[]
  readonly utilityLinks: readonly LinkData[]
  readonly phone: LinkData | null
  /** Where the menu button leads without scripts. */
  readonly menuHref: string
  readonly onMenuOpen?: ((opener: HTMLElement) => void) | undefined
  readonly search: ReactNode
  readonly localeSwitch: ReactNode
  readonly cart: ReactNode
  /** A bar under the header for a section of the site. */
  readonly sectionBar?: ReactNode
}

/** Page header: 88 px on large screens, 122 px in two rows on small ones. */
export function Header({
  brand,
  homeHref,
  logo,
  navigation,
  utilityLinks,
  phone,
  menuHref,
  onMenuOpen,
  search,
  localeSwitch,
  cart,
  sectionBar,
  className,
  ...rest
}: HeaderProps) {
  const { formatMessage } = useIntl()
  return (
    <header {...rest} className={clsx(css.root, className)}>
      <div className={css.bar}>
        <div className={css.start}>
          <OpenerLink href={menuHref} onOpen={onMenuOpen} className={css.menu}>
            <Icon name="menu" />
            <span className={css.menuLabel}>{formatMessage(messages.menu)}</span>
          </OpenerLink>
          <Contact phone={phone} links={utilityLinks} />
        </div>
        <Link href={homeHref} className={css.brand} aria-label={formatMessage(messages.home, { brand })}>
          {logo ?? <span className={css.wordmark}>{brand}</span>}
        </Link>
        <div className={css.end}>
          <div className={css.locale}>{localeSwitch}</div>
          <div className={css.actions}>
            {search}
            {cart}
          </div>
        </div>
        <MainNavigation items={navigation} />
      </div>
      {sectionBar}
    </header>
  )
}

function Contact({ phone, links }: { readonly phone: LinkData | null; readonly links: readonly LinkData[] }) {
  return (
    <div className={clsx(css.contact, text.caption)}>
      {phone && (
        <Link href={phone.href} variant="quiet" className={css.contactLink}>
          <Icon name="phone" className={css.smallIcon} />
          {phone.label}
        </Link>
      )}
      {links.map(({ label, ...link }) => (
        <Link key={link.href} {...link} variant="quiet" className={css.utilityLink}>
          {label}
        </Link>
      ))}
    </div>
  )
}

function MainNavigation({ items }: { readonly items: readonly NavigationItem[] }) {
  const { formatMessage } = useIntl()
  if (items.length === 0) return null
  return (
    <nav aria-label={formatMessage(messages.navigation)} className={css.nav}>
      <ul role="list" className={css.navList}>
        {items.map(({ id, label, href }) => (
          <li key={id}>
            <Link href={href} className={css.navLink}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const messages = defineMessages<{ menu: NoMessageValues; home: { brand: string }; navigation: NoMessageValues }>({
  menu: { id: 'header.menu', defaultMessage: 'Menu' },
  home: { id: 'header.home', defaultMessage: '{brand}: home page' },
  navigation: { id: 'header.navigation', defaultMessage: 'Main navigation' },
})
