'use client'

import { themeClass } from '@vitrine/ui/theme/themes'

const themes = { Nordlys: 'theme-nordlys', Boutique: themeClass('retailer'), Vault: themeClass('cpo') }

export function ThemeSwitch() {
  return (
    <nav className="themes" aria-label="Tema">
      {Object.entries(themes).map(([label, name]) => (
        <button key={name} type="button" onClick={() => (document.documentElement.className = name)}>
          {label}
        </button>
      ))}
    </nav>
  )
}
