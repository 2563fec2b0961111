import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { type SlotProps, slot } from '../../slots/slot.js'
import { SkipLink } from '../SkipLink/SkipLink.js'
import * as css from './PageLayout.css.js'

export interface PageLayoutProps extends ComponentPropsWithRef<'div'> {
  readonly header: ReactNode
  readonly footer: ReactNode
  /** An `OfflineBanner`; stays mounted above the header. */
  readonly offlineBanner?: ReactNode
  /** A bar at the bottom of the screen: price and action of a product on phones. */
  readonly stickyBar?: ReactNode
  /** Id of the main area: target of the skip link, focused after navigation. */
  readonly mainId?: string | undefined
  readonly slotProps?:
    | { readonly main?: SlotProps<'main'> | undefined; readonly stickyBar?: SlotProps<'div'> | undefined }
    | undefined
}

/** The frame of a page in tab order: skip link, offline banner, header, main area, footer, sticky bar. */
export function PageLayout({
  header,
  footer,
  offlineBanner,
  stickyBar,
  mainId = 'main',
  slotProps,
  className,
  children,
  ...rest
}: PageLayoutProps) {
  return (
    <div {...rest} className={clsx(css.root, className)}>
      <SkipLink href={`#${mainId}`} />
      {offlineBanner}
      {header}
      <main tabIndex={-1} {...slot(css.main, slotProps?.main)} id={mainId}>
        {children}
      </main>
      {footer}
      {stickyBar && <div {...slot(css.stickyBar, slotProps?.stickyBar)}>{stickyBar}</div>}
    </div>
  )
}
