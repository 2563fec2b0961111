import type { ShellData } from '../contract/pageData.js'

/** Header, footer and settings of the English pages of Switzerland; `changes` overrides fields. */
export function buildShell(changes: Partial<ShellData> = {}): ShellData {
  return {
    localeId: 'en-CH',
    localeAlias: 'ch/en',
    localeAliases: ['ch/en', 'ch/de'],
    country: 'CH',
    currency: 'CHF',
    commerce: { organizationId: 'org', siteId: 'demo' },
    isHybrid: false,
    tokenSync: null,
    brand: 'Halbrenn',
    navigation: [{ id: 'watches', href: '/ch/en/watches', label: 'Watches', groups: [], teaser: null }],
    utilityLinks: [{ href: '/ch/en/contact', label: 'Contact' }],
    footer: { columns: [], legalLinks: [], address: [], note: '' },
    phone: { href: 'tel:+41445550130', label: '+41 44 555 01 30' },
    mail: { href: 'mailto:service@halbrenn.example', label: 'service@halbrenn.example' },
    ...changes,
  }
}
