'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { useIntl } from 'react-intl'
import { Skeleton } from '../Skeleton/Skeleton.js'
import * as css from './CartSkeleton.css.js'
import { messages } from './CartSkeleton.messages.js'

export interface CartSkeletonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  readonly lineCount?: number | undefined
}

/** Reserves the space of the cart's lines while they load. */
export function CartSkeleton({ lineCount = 2, className, ...rest }: CartSkeletonProps) {
  const intl = useIntl()
  return (
    <div
      role="status"
      aria-busy="true"
      aria-label={intl.formatMessage(messages.loading)}
      className={clsx(css.root, className)}
      {...rest}
    >
      {Array.from({ length: lineCount }, (_, index) => (
        <div key={index} className={css.line}>
          <Skeleton variant="image" className={css.image} />
          <div className={css.body}>
            <div>
              <Row kind="brand" />
              <Row kind="name" />
            </div>
            <Row kind="price" />
            <Row kind="availability" />
            <Row kind="controls" />
          </div>
        </div>
      ))}
    </div>
  )
}

function Row({ kind }: { kind: keyof typeof css.rows }) {
  return (
    <div className={css.rows[kind]}>
      <Skeleton variant="text" />
    </div>
  )
}
