'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl'
import { type SlotProps, slot } from '../../slots/slot.js'
import { text } from '../../theme/text.css.js'
import { CloudImage, type CloudImageData } from '../CloudImage/CloudImage.js'
import { Icon } from '../Icon/Icon.js'
import { Link, type LinkData } from '../Link/Link.js'
import * as css from './MenuTree.css.js'

/** A department of the site, shared by header row and menu. */
export interface NavigationItem {
  readonly id: string
  readonly label: string
  readonly href: string
  readonly groups: readonly {
    readonly label: string
    readonly href: string | null
    readonly links: readonly LinkData[]
  }[]
  readonly teaser: { readonly image: CloudImageData; readonly title: string; readonly href: string } | null
}

export interface MenuTreeProps extends ComponentPropsWithRef<'nav'> {
  readonly navigation: readonly NavigationItem[]
  readonly utilityLinks?: readonly LinkData[] | undefined
  readonly phone?: LinkData | null | undefined
  readonly localeSwitch?: ReactNode
  /** Called when a link of the menu is followed, so that the host can close the flyout. */
  readonly onNavigate?: (() => void) | undefined
  readonly slotProps?:
    | { readonly list?: SlotProps<'ul'> | undefined; readonly utility?: SlotProps<'div'> | undefined }
    | undefined
}

/**
 * Contents of the menu flyout: departments as disclosures, one open at a time. They are native `details` instead of
 * headings with buttons: the browser provides role and state, closes the others (`name`), opens find-in-page matches,
 * and works without scripts. A menu needs no headings, because its list has a name and a count.
 */
export function MenuTree({
  navigation,
  utilityLinks = [],
  phone = null,
  localeSwitch,
  onNavigate,
  slotProps,
  className,
  ...rest
}: MenuTreeProps) {
  const { formatMessage } = useIntl()
  return (
    <nav aria-label={formatMessage(messages.label)} {...rest} className={className}>
      <ul role="list" {...slotProps?.list}>
        {navigation.map((item) => (
          <li key={item.id} className={css.item}>
            <Department item={item} onNavigate={onNavigate} />
          </li>
        ))}
      </ul>
      <div {...slot(clsx(css.utility, text.small), slotProps?.utility)}>
        {utilityLinks.map(({ label, ...link }) => (
          <Link key={link.href} {...link} variant="quiet" className={css.link} onClick={onNavigate}>
            {label}
          </Link>
        ))}
        {phone && (
          <Link href={phone.href} variant="quiet" className={css.phone}>
            <Icon name="phone" className={css.phoneIcon} />
            {phone.label}
          </Link>
        )}
        {localeSwitch}
      </div>
    </nav>
  )
}

interface PartProps {
  readonly item: NavigationItem
  readonly onNavigate: (() => void) | undefined
}

function Department({ item, onNavigate }: PartProps) {
  const { formatMessage } = useIntl()
  if (item.groups.length === 0) {
    return (
      <Link href={item.href} className={clsx(css.row, text.h3)} onClick={onNavigate}>
        {item.label}
      </Link>
    )
  }
  return (
    <details name="vt-menu">
      <summary className={clsx(css.row, text.h3)}>
        {item.label}
        <Icon name="chevronDown" className={css.mark} />
      </summary>
      <div className={css.panel}>
        <Groups item={item} onNavigate={onNavigate} />
        <Link href={item.href} variant="underline" className={clsx(css.all, text.small)} onClick={onNavigate}>
          {formatMessage(messages.all, { department: item.label })}
        </Link>
        {item.teaser && <MenuTeaser teaser={item.teaser} onNavigate={onNavigate} />}
      </div>
    </details>
  )
}

function Groups({ item, onNavigate }: PartProps) {
  return (
    <div className={css.groups}>
      {item.groups.map((group) => (
        <div key={group.label}>
          <p className={clsx(css.groupTitle, text.overline)}>
            {group.href ? (
              <Link href={group.href} variant="quiet" onClick={onNavigate}>
                {group.label}
              </Link>
            ) : (
              group.label
            )}
          </p>
          <LinkList links={group.links} onNavigate={onNavigate} />
        </div>
      ))}
    </div>
  )
}

function LinkList({ links, onNavigate }: Pick<PartProps, 'onNavigate'> & { readonly links: readonly LinkData[] }) {
  return (
    <ul role="list">
      {links.map(({ label, ...link }) => (
        <li key={link.href}>
          <Link {...link} variant="quiet" className={css.link} onClick={onNavigate}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}

interface MenuTeaserProps extends Pick<PartProps, 'onNavigate'> {
  readonly teaser: NonNullable<NavigationItem['teaser']>
}

function MenuTeaser({ teaser, onNavigate }: MenuTeaserProps) {
  return (
    <Link href={teaser.href} className={css.teaser} onClick={onNavigate}>
      <CloudImage image={teaser.image} aspectRatio="3:2" sizes="(min-width: 768px) 416px, 100vw" />
      <span className={text.small}>{teaser.title}</span>
    </Link>
  )
}

const messages = defineMessages<{ label: NoMessageValues; all: { department: string } }>({
  label: { id: 'menuTree.label', defaultMessage: 'Menu' },
  all: { id: 'menuTree.all', defaultMessage: 'Everything in {department}' },
})
