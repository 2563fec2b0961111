import { NotFoundPage } from '@vitrine/ui/NotFoundPage'
import { useShell } from './ShellContext.js'

/** Page not found, with a search and the main categories as ways on. */
export function NotFound() {
  const shell = useShell()
  return (
    <NotFoundPage
      homeHref={`/${shell.localeAlias}`}
      searchAction={`/${shell.localeAlias}/search`}
      links={shell.navigation.map(({ href, label }) => ({ href, label }))}
    />
  )
}
