'use client'

import { type ReactNode, type Ref, useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from '../Link/Link.js'
import { OrderLine, type OrderLineData } from '../OrderSummary/OrderLine.js'
import * as css from './OrderLookup.css.js'
import { messages } from './OrderLookup.messages.js'

/** A parcel of an order. */
export interface OrderShipment {
  readonly id: string
  /** Such as `Handed to the courier on 24 November`. */
  readonly status: ReactNode
  readonly carrier?: string | undefined
  readonly trackingNumber?: string | undefined
  /** Page of the carrier. */
  readonly trackingHref?: string | undefined
}

/** An order that was found. */
export interface FoundOrder {
  readonly orderNo: string
  /** A sentence such as `We are preparing your order`. */
  readonly status: ReactNode
  /** Formatted. */
  readonly date: string
  readonly lines?: readonly OrderLineData[] | undefined
  readonly shipments: readonly OrderShipment[]
}

export interface FoundOrderPanelProps {
  readonly order: FoundOrder
  readonly headingLevel: 2 | 3
  readonly ref?: Ref<HTMLElement> | undefined
}

/** State, parcels and products of an order; it can take the focus. */
export function FoundOrderPanel({ order, headingLevel, ref }: FoundOrderPanelProps) {
  const id = useId()
  const Heading = `h${headingLevel}` as const
  const Part = headingLevel === 2 ? 'h3' : 'h4'
  return (
    <section ref={ref} tabIndex={-1} aria-labelledby={`${id}-title`} className={css.found}>
      <div className={css.foundHead}>
        <Heading id={`${id}-title`} className={css.foundTitle}>
          <FormattedMessage {...messages.found} values={{ orderNo: order.orderNo }} />
        </Heading>
        <p className={css.quiet}>
          <FormattedMessage {...messages.placed} values={{ date: order.date }} />
        </p>
      </div>
      <p className={css.status}>{order.status}</p>
      {order.shipments.length > 0 && (
        <div className={css.part}>
          <Part className={css.partTitle}>
            <FormattedMessage {...messages.shipments} />
          </Part>
          <ul role="list" className={css.shipments}>
            {order.shipments.map((shipment, index) => (
              <li key={shipment.id} className={css.shipment}>
                {order.shipments.length > 1 && (
                  <p className={css.quiet}>
                    <FormattedMessage {...messages.shipment} values={{ number: index + 1 }} />
                  </p>
                )}
                <p>{shipment.status}</p>
                {shipment.carrier && <p className={css.quiet}>{shipment.carrier}</p>}
                <Tracking shipment={shipment} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {order.lines && order.lines.length > 0 && (
        <div className={css.part}>
          <Part className={css.partTitle}>
            <FormattedMessage {...messages.products} />
          </Part>
          <ul role="list" className={css.lines}>
            {order.lines.map((line) => (
              <OrderLine key={line.itemId} line={line} />
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

function Tracking({ shipment: { trackingHref, trackingNumber } }: { readonly shipment: OrderShipment }) {
  if (!trackingHref) return trackingNumber ? <p className={css.quiet}>{trackingNumber}</p> : null
  return (
    <Link href={trackingHref} opensNewTab variant="underline" className={css.link}>
      {trackingNumber ? (
        <FormattedMessage {...messages.track} values={{ number: trackingNumber }} />
      ) : (
        <FormattedMessage {...messages.trackWithout} />
      )}
    </Link>
  )
}
