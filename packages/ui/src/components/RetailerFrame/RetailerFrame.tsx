import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { type SlotProps, slot } from '../../slots/slot.js'
import { Link, type LinkData } from '../Link/Link.js'
import * as css from './RetailerFrame.css.js'

export interface RetailerFrameProps extends ComponentPropsWithRef<'section'> {
  /** Name of the partner brand, as the brand spells it. */
  readonly brand: string
  /** Replaces the name; its alternative text is the brand name. */
  readonly logo?: ReactNode
  /** Home of the brand's section. */
  readonly brandHref?: string | undefined
  /** The wording required by the contract, such as “Official retailer of Corvane”; part of the name of the section. */
  readonly statement?: string | undefined
  /**
   * Element for the partner's script: an empty element with its id, or a static plaque that the script replaces. Its
   * space is reserved and its content is not restyled.
   */
  readonly plaque?: ReactNode
  /** Name of the retailer. */
  readonly retailer?: string | undefined
  /** Contact links of the retailer: telephone, e-mail, boutique. */
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
 * The official retailer frame around a partner brand's section: the name above, the plaque, and the retailer below.
 * With a theme class such as `theme-bespoke` the section has that theme on any page.
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
