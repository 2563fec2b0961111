import { lazy, type ReactNode, Suspense, useState } from 'react'
import { CartButton } from '../../src/components/CartButton/CartButton.js'
import { Footer } from '../../src/components/Footer/Footer.js'
import { Header } from '../../src/components/Header/Header.js'
import { IconButton } from '../../src/components/IconButton/IconButton.js'
import { LocaleSwitch } from '../../src/components/LocaleSwitch/LocaleSwitch.js'
import { PageLayout } from '../../src/components/PageLayout/PageLayout.js'
import { UiProvider } from '../../src/provider/UiProvider.js'
import { localeOptions } from '../../test/siteData.js'
import { StayingLink } from '../../test/StayingLink.js'
import { footer, house, navigation, utilityLinks } from '../sample/site.js'
import * as css from './page.css.js'

export interface HouseFrameProps {
  readonly children: ReactNode
}

// With Material inside it, the menu loads when it is first wanted.
const MenuFlyout = lazy(() => import('./MenuFlyout.lazy.js').then((part) => ({ default: part.MenuFlyout })))

/** Header, main area and footer of the house; links lead nowhere. */
export function HouseFrame({ children }: HouseFrameProps) {
  // null = the menu was never wanted.
  const [isMenuOpen, setMenuOpen] = useState<boolean | null>(null)
  return (
    <UiProvider linkComponent={StayingLink}>
      <PageLayout
        header={
          <Header
            brand={house.brand}
            homeHref="/"
            navigation={navigation}
            utilityLinks={utilityLinks}
            phone={house.phone}
            menuHref="#footer-nav"
            onMenuOpen={() => setMenuOpen(true)}
            search={<IconButton icon="search" label="Search" />}
            localeSwitch={<LocaleSwitch options={localeOptions} />}
            cart={<CartButton href="/cart" count={1} onOpen={() => {}} />}
          />
        }
        footer={
          <Footer {...house} {...footer} localeSwitch={<LocaleSwitch options={localeOptions} placement="above" />} />
        }
        slotProps={{ main: { className: css.main } }}
      >
        {children}
      </PageLayout>
      {isMenuOpen !== null && (
        <Suspense>
          <MenuFlyout isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} navigation={navigation} />
        </Suspense>
      )}
    </UiProvider>
  )
}
