import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { type SlotProps, slot } from '../../slots/slot.js'
import { Link, type LinkData } from '../Link/Link.js'
import * as css from './RetailerFrame.css.js'

export interface RetailerFrameProps extends ComponentPropsWithRef<'section'> {
  /** Name of the partner brand, written as the brand writes it. */
  readonly brand: string
  /** Stands for the name; its alternative text is the brand's name. */
  readonly logo?: ReactNode
  /** Where the brand's part of the site begins. */
  readonly brandHref?: string | undefined
  /** The words that the contract gives, such as “Official retailer of Corvane”; name the section too. */
  readonly statement?: string | undefined
  /**
   * What the partner's script fills, such as an empty element with its id, or a still plaque that the script replaces.
   * Its room is reserved, and nothing in it is restyled; without it there is none.
   */
  readonly plaque?: ReactNode
  /** Who stands behind the section. */
  readonly retailer?: string | undefined
  /** How the retailer is reached: telephone, mail, boutique. */
  readonly contacts?: readonly LinkData[] | undefined
  readonly slotProps?:
    | {
        readonly bar?: SlotProps<'div'> | undefined
        readonly brand?: SlotProps<'span'> | undefined
        readonly statement?: SlotProps<'p'> | undefined
        readonly plaque?: SlotProps<'div'> | undefined
        readonly closing?: SlotProps<'div'> | undefined
      }
    | undefined
}

/**
 * The official retailer's frame around a partner brand's section: its name above, its plaque, and the retailer below. With
 * a theme's class, such as `theme-bespoke`, the section keeps that look on any page.
 */
export function RetailerFrame({
  brand,
  logo,
  brandHref,
  statement,
  plaque,
  retailer,
  contacts = [],
  slotProps,
  className,
  children,
  ...rest
}: RetailerFrameProps) {
  const name = logo ?? brand
  const ways = contacts.filter(({ href, label }) => href && label)
  return (
    <section aria-label={statement || brand || undefined} {...rest} className={clsx(css.root, className)}>
      <div {...slot(css.bar, slotProps?.bar)}>
        <div className={css.names}>
          <span {...slot(css.brand, slotProps?.brand)}>{brandHref ? <Link href={brandHref}>{name}</Link> : name}</span>
          {statement && <p {...slot(css.statement, slotProps?.statement)}>{statement}</p>}
        </div>
        {plaque && <div {...slot(css.plaque, slotProps?.plaque)}>{plaque}</div>}
      </div>
      {children}
      {(retailer || ways.length > 0) && (
        <div {...slot(css.closing, slotProps?.closing)}>
          {retailer && <p className={css.retailer}>{retailer}</p>}
          {ways.map(({ label, ...link }) => (
            <Link key={link.href} {...link} variant="underline" className={css.way}>
              {label}
            </Link>
          ))}
        </div>
      )}
    </section>
  )
}
