'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { useIntl } from 'react-intl'
import * as css from './Badge.css.js'
import { badgeElement } from './badgeElement.js'

/** What a piece's one short label may say. */
export type BadgeKind = 'preOwned' | 'preOrder' | 'soldOut' | 'new'

export interface BadgeProps extends Omit<ComponentPropsWithRef<'p'>, 'children'> {
  readonly kind: BadgeKind
}

/** One short label in plain words; a piece never has two. Spec §9 "Product tile". */
export function Badge({ kind, className, ...rest }: BadgeProps) {
  return badgeElement(useIntl(), kind, clsx(css.root, className), rest)
}
