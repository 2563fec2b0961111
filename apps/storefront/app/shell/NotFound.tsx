import { NotFoundPage } from '@vitrine/ui/NotFoundPage'
import { useShell } from '../contexts/ShellContext.js'

/** Page not found, with a search and links to the main categories. */
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
