import { Link } from '@vitrine/ui/Link'
import { type UiLinkProps, UiProvider } from '@vitrine/ui/provider'
import { text } from '@vitrine/ui/theme/text'
import { themeClass } from '@vitrine/ui/theme/themes'
import { useCallback } from 'react'
import { Link as RouterLink, Route, Routes, useNavigate } from 'react-router'
import { ProductPage } from './ProductPage'
import { VaultPage } from './VaultPage'

export function App() {
  const navigate = useNavigate()
  const goTo = useCallback((href: string) => void navigate(href), [navigate])
  return (
    <UiProvider linkComponent={PageLink} navigate={goTo} locale="en-CH">
      <header className="bar">
        <Link href="/" className={text.h3}>
          Halbrenn
        </Link>
        <ThemeSwitch />
      </header>
      <main>
        <Routes>
          <Route index element={<VaultPage />} />
          <Route path="watches/:id" element={<ProductPage />} />
        </Routes>
      </main>
    </UiProvider>
  )
}

/** Every link of the system goes through the router. */
function PageLink({ href, ...rest }: UiLinkProps) {
  return <RouterLink to={href} {...rest} />
}

function ThemeSwitch() {
  return (
    <nav className="themes" aria-label="Theme">
      {(['cpo', 'cpov7'] as const).map((key) => (
        <button key={key} type="button" onClick={() => (document.documentElement.className = themeClass(key))}>
          {key === 'cpo' ? 'Vault' : 'Gallery'}
        </button>
      ))}
    </nav>
  )
}
