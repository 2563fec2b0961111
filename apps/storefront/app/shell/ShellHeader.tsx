import { Header } from '@vitrine/ui/Header'
import { LocaleSwitch } from '@vitrine/ui/LocaleSwitch'
import { MiniCartButton } from '../connected/MiniCartButton.js'
import { SearchButton } from '../connected/SearchButton.js'
import type { PageData } from '../page/pageData.js'
import { useShell } from './ShellContext.js'
import { Wordmark } from './Wordmark.js'

export interface ShellHeaderProps {
  readonly page: PageData
  readonly onMenuOpen: () => void
}

export function ShellHeader({ page, onMenuOpen }: ShellHeaderProps) {
  const shell = useShell()
  return (
    <Header
      brand={shell.brand}
      homeHref={`/${shell.localeAlias}`}
      logo={<Wordmark theme={page.theme} />}
      navigation={shell.navigation}
      utilityLinks={shell.utilityLinks}
      phone={shell.phone}
      menuHref="#footer"
      onMenuOpen={onMenuOpen}
      search={<SearchButton />}
      localeSwitch={<LocaleSwitch options={page.localeOptions} />}
      cart={<MiniCartButton />}
    />
  )
}
