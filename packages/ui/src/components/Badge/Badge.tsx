'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { useIntl } from 'react-intl'
import * as css from './Badge.css.js'
import { badgeElement } from './badgeElement.js'

/** Kinds of the short label on a product. */
export type BadgeKind = 'preOwned' | 'preOrder' | 'soldOut' | 'new'

export interface BadgeProps extends Omit<ComponentPropsWithRef<'p'>, 'children'> {
  readonly kind: BadgeKind
}

/** The short label of a product; at most one per product. Spec §9 "Product tile". */
export function Badge({ kind, className, ...rest }: BadgeProps) {
  return badgeElement(useIntl(), kind, clsx(css.root, className), rest)
}
