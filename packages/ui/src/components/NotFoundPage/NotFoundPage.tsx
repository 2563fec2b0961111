'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { type SlotProps, slot } from '../../slots/slot.js'
import { text } from '../../theme/text.css.js'
import { Button } from '../Button/Button.js'
import { Container } from '../Container/Container.js'
import { IconButton } from '../IconButton/IconButton.js'
import { Link, type LinkData } from '../Link/Link.js'
import * as css from './NotFoundPage.css.js'

export interface NotFoundPageProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  readonly homeHref: string
  /** Path of the search page; the form submits `q` to it. */
  readonly searchAction: string
  /** Useful pages to continue. */
  readonly links: readonly LinkData[]
  readonly slotProps?:
    | {
        readonly title?: SlotProps<'h1'> | undefined
        readonly form?: SlotProps<'form'> | undefined
        readonly links?: SlotProps<'ul'> | undefined
      }
    | undefined
}

/** The 404 page: search, a few links, link to the home page. */
export function NotFoundPage({ homeHref, searchAction, links, slotProps, className, ...rest }: NotFoundPageProps) {
  const { formatMessage } = useIntl()
  const label = formatMessage(messages.search)
  return (
    <Container width="text" {...rest} className={clsx(css.root, className)}>
      <h1 {...slot(text.h1, slotProps?.title)}>{formatMessage(messages.title)}</h1>
      <p className={clsx(text.lead, css.copy)}>{formatMessage(messages.copy)}</p>
      <search className={css.form}>
        <form {...slot(css.row, slotProps?.form)} action={searchAction} method="get">
          <input type="search" name="q" required aria-label={label} placeholder={label} className={css.field} />
          <IconButton type="submit" icon="search" label={formatMessage(messages.submit)} />
        </form>
      </search>
      {links.length > 0 && (
        <ul role="list" {...slot(css.links, slotProps?.links)}>
          {links.map(({ label: name, ...link }) => (
            <li key={link.href}>
              <Link {...link} variant="underline" className={css.link}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Button href={homeHref} variant="secondary" className={css.home}>
        {formatMessage(messages.home)}
      </Button>
    </Container>
  )
}

const messages = defineMessages({
  title: { id: 'notFoundPage.title', defaultMessage: 'We could not find this page' },
  copy: {
    id: 'notFoundPage.copy',
    defaultMessage: 'It may have moved, or the piece has found its owner. Search the house or start again from here.',
  },
  search: { id: 'notFoundPage.search', defaultMessage: 'What are you looking for?' },
  submit: { id: 'notFoundPage.submit', defaultMessage: 'Search' },
  home: { id: 'notFoundPage.home', defaultMessage: 'To the home page' },
})
