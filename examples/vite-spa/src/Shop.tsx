import { Button } from '@vitrine/ui/Button'
import { Container } from '@vitrine/ui/Container'
import { HeroBanner } from '@vitrine/ui/HeroBanner'
import { Link } from '@vitrine/ui/Link'
import { ProductGrid } from '@vitrine/ui/ProductGrid'
import { TextField } from '@vitrine/ui/TextField'
import { text } from '@vitrine/ui/theme/text'
import { themeClass, themes } from '@vitrine/ui/theme/themes'
import { lazy, Suspense, useState } from 'react'
import { hero, pieces } from './pieces'

// Material comes with the dialog, and the dialog with the first click.
const Dialog = lazy(() => import('@vitrine/ui/Dialog').then(({ Dialog }) => ({ default: Dialog })))

export function Shop() {
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const open = () => {
    setWasOpened(true)
    setIsOpen(true)
  }
  return (
    <>
      <header className="bar">
        <Link href="/" className={text.h3}>
          Halbrenn
        </Link>
        <ThemeSwitch />
      </header>
      <main>
        <HeroBanner image={hero} overline="Atelier" title="Die stille Stunde" headingLevel={1} fetchPriority="high" />
        <Container width="listing" className="section">
          <h2 className={text.h2}>Neu im Atelier</h2>
          <ProductGrid products={pieces} label="Neue Uhren" headingLevel={3} />
        </Container>
        <Container width="text" className="section">
          <h2 className={text.h2}>Einladung</h2>
          <TextField
            label="E-Mail"
            type="email"
            autoComplete="email"
            mark="none"
            className="field"
            hint="Ein Brief im Monat."
          />
          <Button onClick={open}>Termin vereinbaren</Button>
        </Container>
      </main>
      {wasOpened && (
        <Suspense>
          <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Termin im Atelier">
            <p>Wir rufen Sie an, am liebsten vor dem Mittag.</p>
          </Dialog>
        </Suspense>
      )}
    </>
  )
}

function ThemeSwitch() {
  return (
    <nav className="themes" aria-label="Thema">
      {(['retailer', 'bespoke', 'cpo', 'cpov7'] as const).map((key) => (
        <button key={key} type="button" onClick={() => (document.documentElement.className = themeClass(key))}>
          {themes[key].label}
        </button>
      ))}
    </nav>
  )
}
