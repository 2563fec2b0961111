import { Header } from '@vitrine/ui/Header'
import { LocaleSwitch } from '@vitrine/ui/LocaleSwitch'
import { MiniCartButton } from '../connected/cart/MiniCartButton.js'
import { SearchButton } from '../connected/search/SearchButton.js'
import { useFlyouts } from '../contexts/FlyoutContext.js'
import type { PageData } from '../contract/pageData.js'
import { useShell } from '../contexts/ShellContext.js'
import { Wordmark } from './Wordmark.js'

export function ShellHeader({ page }: { readonly page: PageData }) {
  const shell = useShell()
  const flyouts = useFlyouts()
  return (
    <Header
      brand={shell.brand}
      homeHref={`/${shell.localeAlias}`}
      logo={<Wordmark theme={page.theme} />}
      navigation={shell.navigation}
      utilityLinks={shell.utilityLinks}
      phone={shell.phone}
      menuHref="#footer"
      onMenuOpen={() => flyouts.open('menu')}
      search={<SearchButton />}
      localeSwitch={<LocaleSwitch options={page.localeOptions} />}
      cart={<MiniCartButton />}
    />
  )
}
