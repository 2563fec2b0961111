import { SoonPage } from '@vitrine/ui/SoonPage'
import type { PageData } from '../contract/pageData.js'
import { useShell } from '../contexts/ShellContext.js'

/** Routes of Spec §2 that are not built yet: a styled page with phone and mail contacts (decision 7). */
export function NativePage({ page }: { readonly page: PageData }) {
  const shell = useShell()
  return (
    <SoonPage
      title={page.native?.title ?? shell.brand}
      phone={shell.phone}
      email={shell.mail}
      homeHref={`/${shell.localeAlias}`}
    />
  )
}
