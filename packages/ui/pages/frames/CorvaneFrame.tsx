import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { RetailerFrame } from '../../src/components/RetailerFrame/RetailerFrame.js'
import { surface } from '../../src/theme/surface.css.js'
import { text } from '../../src/theme/text.css.js'
import { corvaneFooter, corvaneNavigation } from '../sample/corvane.js'
import * as css from './page.css.js'
import { SiteFrame } from './SiteFrame.js'

/** Frame of the partner brand section: names the retailer, and shows nothing else of it. */
export function CorvaneFrame({ children }: { readonly children: ReactNode }) {
  return (
    <SiteFrame navigation={corvaneNavigation} utilityLinks={[]} cart={null} footer={corvaneFooter}>
      <RetailerFrame
        brand="Corvane"
        brandHref="/corvane"
        statement="Official retailer of Corvane"
        plaque={<p className={clsx(surface.dark, text.caption, css.plaque)}>Corvane Official Retailer</p>}
      >
        {children}
      </RetailerFrame>
    </SiteFrame>
  )
}
