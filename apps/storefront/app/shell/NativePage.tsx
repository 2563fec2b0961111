import { SoonPage } from '@vitrine/ui/SoonPage'
import type { PageData } from '../page/pageData.js'
import { useShell } from './ShellContext.js'

/** Routes of Spec §2 that are not built yet: a styled page that says whom to call or write to (decision 7). */
export function NativePage({ page }: { readonly page: PageData }) {
  const shell = useShell()
  return (
    <SoonPage
      title={page.native?.title ?? shell.brand}
      phone={shell.phone}
      mail={shell.mail}
      homeHref={`/${shell.localeAlias}`}
    />
  )
}
