import '@vitrine/ui/styles.css'
import './shop.css'
import { Link } from '@vitrine/ui/Link'
import { text } from '@vitrine/ui/theme/text'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { brandStyles } from './brand'
import { Providers } from './Providers'
import { ThemeSwitch } from './ThemeSwitch'

export const metadata: Metadata = { title: 'Nordlys', icons: '/aurel.svg' }

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="da" className="theme-nordlys" suppressHydrationWarning>
      <body>
        <style href="nordlys" precedence="theme">
          {brandStyles}
        </style>
        <Providers>
          <header className="bar">
            <Link href="/" className={text.h3}>
              Nordlys
            </Link>
            <ThemeSwitch />
          </header>
          <main>{children}</main>
        </Providers>
      </body>
    </html>
  )
}
