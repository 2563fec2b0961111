'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl'
import { type SlotProps, slot } from '../../slots/slot.js'
import { text } from '../../theme/text.css.js'
import { Icon } from '../Icon/Icon.js'
import { Link, type LinkData } from '../Link/Link.js'
import type { NavigationItem } from '../MenuTree/MenuTree.js'
import { OpenerLink } from '../OpenerLink/OpenerLink.js'
import * as css from './Header.css.js'
import { MainNavigation } from './MainNavigation.js'

export type { NavigationItem }

export interface HeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  /** Brand name; used as the wordmark unless `logo` is given. */
  readonly brand: string
  readonly homeHref: string
  readonly logo?: ReactNode
  readonly navigation: readonly NavigationItem[]
  readonly utilityLinks: readonly LinkData[]
  readonly phone: LinkData | null
  /** Target of the menu button without scripts. */
  readonly menuHref: string
  readonly onMenuOpen?: ((opener: HTMLElement) => void) | undefined
  readonly search: ReactNode
  /** Account link, between search and cart. */
  readonly account?: ReactNode
  readonly localeSwitch: ReactNode
  readonly cart: ReactNode
  /** A bar below the header for a section of the site. */
  readonly sectionBar?: ReactNode
  readonly slotProps?:
    | {
        readonly bar?: SlotProps<'div'> | undefined
        readonly brand?: SlotProps<'a'> | undefined
        readonly navigation?: SlotProps<'nav'> | undefined
        readonly actions?: SlotProps<'div'> | undefined
      }
    | undefined
}

/**
 * Page header: 88 px on large screens, 122 px in two rows on small ones (Spec §9 "Layout"). A department with groups is
 * a link until scripts run, then a button that opens its mega menu, which loads on first hover or focus.
 */
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
  account,
  localeSwitch,
  cart,
  sectionBar,
  slotProps,
  className,
  ...rest
}: HeaderProps) {
  const { formatMessage } = useIntl()
  return (
    <header {...rest} className={clsx(css.root, className)}>
      <div {...slot(css.bar, slotProps?.bar)}>
        <div className={css.start}>
          <OpenerLink href={menuHref} onOpen={onMenuOpen} className={css.menu}>
            <Icon name="menu" />
            <span className={css.menuLabel}>{formatMessage(messages.menu)}</span>
          </OpenerLink>
          <Contact phone={phone} links={utilityLinks} />
        </div>
        <Link
          aria-label={formatMessage(messages.home, { brand })}
          {...slot(css.brand, slotProps?.brand)}
          href={homeHref}
        >
          {logo ?? <span className={css.wordmark}>{brand}</span>}
        </Link>
        <div className={css.end}>
          <div className={css.locale}>{localeSwitch}</div>
          <div {...slot(css.actions, slotProps?.actions)}>
            {search}
            {account}
            {cart}
          </div>
        </div>
        <MainNavigation items={navigation} {...slotProps?.navigation} />
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
          <span className={css.phoneLabel}>{phone.label}</span>
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

const messages = defineMessages<{ menu: NoMessageValues; home: { brand: string } }>({
  menu: { id: 'header.menu', defaultMessage: 'Menu' },
  home: { id: 'header.home', defaultMessage: '{brand}: home page' },
})
