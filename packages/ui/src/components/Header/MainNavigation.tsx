'use client'

import { clsx } from 'clsx'
import { type ComponentPropsWithRef, type ComponentType, type MouseEvent, useId, useState } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { useUi } from '../../provider/UiProvider.js'
import { Link } from '../Link/Link.js'
import { opensElsewhere } from '../Link/opensElsewhere.js'
import type { MegaMenuProps } from '../MegaMenu/MegaMenu.js'
import type { NavigationItem } from '../MenuTree/MenuTree.js'
import * as css from './Header.css.js'
import { useIsHydrated } from '../../hydration/useIsHydrated.js'

export interface MainNavigationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  readonly items: readonly NavigationItem[]
}

/** The row of departments; one with groups opens its mega menu on click, never on hover. */
export function MainNavigation({ items, className, ...rest }: MainNavigationProps) {
  const { formatMessage } = useIntl()
  const { navigate } = useUi()
  const isHydrated = useIsHydrated()
  const panelId = useId()
  const [Panel, setPanel] = useState<ComponentType<MegaMenuProps> | null>(null)
  const [opened, setOpened] = useState<{ readonly id: string; readonly opener: HTMLElement } | null>(null)
  if (items.length === 0) return null

  const load = () => import('../MegaMenu/MegaMenu.js').then(({ MegaMenu }) => setPanel(() => MegaMenu))
  // A failed preload is ignored: the click retries.
  const warm = () => void load().catch(() => {})
  const toggle = (event: MouseEvent<HTMLElement>, { id, href }: NavigationItem) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    setOpened(opened?.id === id ? null : { id, opener: event.currentTarget })
    load().catch(() => navigate(href))
  }
  return (
    <nav aria-label={formatMessage(messages.navigation)} {...rest} className={clsx(css.nav, className)}>
      <ul role="list" className={css.navList}>
        {items.map((item) => {
          const isOpen = opened?.id === item.id
          const disclosure = isHydrated &&
            item.groups.length > 0 && {
              role: 'button',
              'aria-expanded': isOpen,
              'aria-controls': isOpen ? panelId : undefined,
              onPointerEnter: warm,
              onFocus: warm,
              onClick: (event: MouseEvent<HTMLElement>) => toggle(event, item),
              onKeyDown: clickOnSpace,
            }
          return (
            <li key={item.id}>
              <Link href={item.href} className={css.navLink} {...disclosure}>
                {item.label}
              </Link>
              {isOpen && Panel && (
                <Panel id={panelId} item={item} opener={opened.opener} onClose={() => setOpened(null)} />
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** Links are activated by Enter only, buttons by Space as well. */
function clickOnSpace(event: { key: string; preventDefault: () => void; currentTarget: HTMLElement }) {
  if (event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.click()
}

const messages = defineMessages({
  navigation: { id: 'header.navigation', defaultMessage: 'Main navigation' },
})
