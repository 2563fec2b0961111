import { Footer } from '@vitrine/ui/Footer'
import { LocaleSwitch } from '@vitrine/ui/LocaleSwitch'
import type { PageData } from '../contract/pageData.js'
import { useShell } from '../contexts/ShellContext.js'

export function ShellFooter({ page }: { readonly page: PageData }) {
  const shell = useShell()
  return (
    <Footer
      id="footer"
      brand={shell.brand}
      {...shell.footer}
      phone={shell.phone}
      localeSwitch={<LocaleSwitch options={page.localeOptions} />}
    />
  )
}
