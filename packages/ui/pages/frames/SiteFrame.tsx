import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Footer, type FooterProps } from '../../src/components/Footer/Footer.js'
import { Header, type HeaderProps } from '../../src/components/Header/Header.js'
import { IconButton } from '../../src/components/IconButton/IconButton.js'
import { LocaleSwitch } from '../../src/components/LocaleSwitch/LocaleSwitch.js'
import { PageLayout } from '../../src/components/PageLayout/PageLayout.js'
import { UiProvider } from '../../src/provider/UiProvider.js'
import { localeOptions } from '../../test/siteData.js'
import { StayingLink } from '../../test/StayingLink.js'
import { house } from '../sample/site.js'
import * as css from './page.css.js'

export interface SiteFrameProps extends Pick<HeaderProps, 'navigation' | 'utilityLinks' | 'cart'> {
  readonly footer: Pick<FooterProps, 'columns' | 'legalLinks' | 'note'>
  readonly children: ReactNode
}

// The menu depends on Material UI, so it loads on first use.
const MenuFlyout = lazy(() => import('./MenuFlyout.lazy.js').then((part) => ({ default: part.MenuFlyout })))

/** Header, main area and footer; the links do not navigate. */
export function SiteFrame({ navigation, utilityLinks, cart, footer, children }: SiteFrameProps) {
  // null = the menu has not been opened yet.
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
            cart={cart}
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
          <MenuFlyout
            isOpen={isMenuOpen}
            onClose={() => setMenuOpen(false)}
            navigation={navigation}
            utilityLinks={utilityLinks}
          />
        </Suspense>
      )}
    </UiProvider>
  )
}
