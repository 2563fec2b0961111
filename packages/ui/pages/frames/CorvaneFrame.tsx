import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Footer } from '../../src/components/Footer/Footer.js'
import { Header } from '../../src/components/Header/Header.js'
import { IconButton } from '../../src/components/IconButton/IconButton.js'
import { LocaleSwitch } from '../../src/components/LocaleSwitch/LocaleSwitch.js'
import { PageLayout } from '../../src/components/PageLayout/PageLayout.js'
import { RetailerFrame } from '../../src/components/RetailerFrame/RetailerFrame.js'
import { UiProvider } from '../../src/provider/UiProvider.js'
import { surface } from '../../src/theme/surface.css.js'
import { text } from '../../src/theme/text.css.js'
import { localeOptions } from '../../test/siteData.js'
import { StayingLink } from '../../test/StayingLink.js'
import { corvaneFooter, corvaneNavigation } from '../sample/corvane.js'
import { house } from '../sample/site.js'
import * as css from './page.css.js'

/** The frame of the partner brand's section: the house is named as its retailer, nothing else of the house is in it. */
export function CorvaneFrame({ children }: { readonly children: ReactNode }) {
  return (
    <UiProvider linkComponent={StayingLink}>
      <PageLayout
        header={
          <Header
            brand={house.brand}
            homeHref="/"
            navigation={corvaneNavigation}
            utilityLinks={[]}
            phone={house.phone}
            menuHref="#footer-nav"
            search={<IconButton icon="search" label="Search" />}
            localeSwitch={<LocaleSwitch options={localeOptions} />}
            cart={null}
          />
        }
        footer={
          <Footer
            {...house}
            {...corvaneFooter}
            localeSwitch={<LocaleSwitch options={localeOptions} placement="above" />}
          />
        }
        slotProps={{ main: { className: css.main } }}
      >
        <RetailerFrame
          brand="Corvane"
          brandHref="/corvane"
          statement="Official retailer of Corvane"
          plaque={<p className={clsx(surface.dark, text.caption, css.plaque)}>Corvane Official Retailer</p>}
        >
          {children}
        </RetailerFrame>
      </PageLayout>
    </UiProvider>
  )
}
