'use client'

import { clsx } from 'clsx'
import { type ComponentPropsWithRef, useId } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { mergeProps } from '../../slots/mergeProps.js'
import { type SlotProps, slot } from '../../slots/slot.js'
import { text } from '../../theme/text.css.js'
import { CloudImage } from '../CloudImage/CloudImage.js'
import { Link } from '../Link/Link.js'
import type { NavigationItem } from '../MenuTree/MenuTree.js'
import * as css from './MegaMenu.css.js'
import { useMenuDismissal } from './useMenuDismissal.js'

export interface MegaMenuProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  readonly item: NavigationItem
  /** The control that opened the menu; Esc returns the focus to it. */
  readonly opener?: HTMLElement | null | undefined
  readonly onClose: () => void
  readonly slotProps?:
    | {
        readonly sheet?: SlotProps<'div'> | undefined
        readonly title?: SlotProps<'p'> | undefined
        readonly teaser?: SlotProps<'a'> | undefined
      }
    | undefined
}

/**
 * The panel of a header department: its links, groups and an image. Not a dialog: the page stays reachable, and Tab,
 * click, Esc or navigation outside closes it. The header loads it on intent.
 */
export function MegaMenu({ item, opener = null, onClose, slotProps, id, className, ...rest }: MegaMenuProps) {
  const { formatMessage } = useIntl()
  const ownId = useId()
  const rootId = id ?? ownId
  useMenuDismissal({ rootId, opener, onClose })
  const { label, href, teaser } = item
  const singles = item.groups.filter(({ links }) => links.length === 0)
  const columns = item.groups.filter(({ links }) => links.length > 0)
  const singleLinks = <Singles groups={singles} onNavigate={onClose} />
  return (
    <div role="group" aria-label={label} {...rest} id={rootId} className={clsx(css.root, className)}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Esc is the keyboard equivalent */}
      <div className={css.scrim} onClick={onClose} />
      <div {...slot(clsx(css.sheet, teaser && css.withTeaser), slotProps?.sheet)}>
        <div className={css.lead}>
          <p {...slot(clsx(text.h2, css.title), slotProps?.title)}>{label}</p>
          <Link href={href} variant="underline" className={clsx(text.small, css.all)} onClick={onClose}>
            {formatMessage(messages.all, { department: label })}
          </Link>
          {columns.length > 0 && singleLinks}
        </div>
        <div className={css.groups}>
          {columns.length === 0 && singleLinks}
          {columns.map((group) => (
            <Column key={group.label} group={group} onNavigate={onClose} />
          ))}
        </div>
        {teaser && (
          <Link {...mergeProps({ className: css.teaser, onClick: onClose }, slotProps?.teaser)} href={teaser.href}>
            <span className={css.picture}>
              <CloudImage image={teaser.image} aspectRatio="1:1" sizes="25vw" className={css.image} />
            </span>
            <span className={text.small}>{teaser.title}</span>
          </Link>
        )}
      </div>
    </div>
  )
}

interface SinglesProps {
  readonly groups: NavigationItem['groups']
  readonly onNavigate: () => void
}

/** Groups that consist of a single link: below the title, or in the columns when those are empty. */
function Singles({ groups, onNavigate }: SinglesProps) {
  if (groups.length === 0) return null
  return (
    <ul role="list" className={css.singles}>
      {groups.map(({ label, href }) => (
        <li key={label} className={clsx(text.h3, css.item)}>
          {href ? (
            <Link href={href} variant="quiet" className={css.single} onClick={onNavigate}>
              {label}
            </Link>
          ) : (
            label
          )}
        </li>
      ))}
    </ul>
  )
}

interface ColumnProps extends Pick<SinglesProps, 'onNavigate'> {
  readonly group: NavigationItem['groups'][number]
}

function Column({ group: { label, href, links }, onNavigate }: ColumnProps) {
  return (
    <div className={css.group}>
      <p className={clsx(text.overline, css.groupTitle)}>
        {href ? (
          <Link href={href} variant="quiet" onClick={onNavigate}>
            {label}
          </Link>
        ) : (
          label
        )}
      </p>
      <ul role="list">
        {links.map(({ label: name, ...link }) => (
          <li key={link.href}>
            <Link {...link} variant="quiet" className={clsx(text.small, css.link)} onClick={onNavigate}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

const messages = defineMessages<{ all: { department: string } }>({
  all: { id: 'megaMenu.all', defaultMessage: 'Everything in {department}' },
})
