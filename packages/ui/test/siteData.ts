import type { LinkData } from '../src/components/Link/Link.js'
import type { LocaleOption } from '../src/components/LocaleSwitch/LocaleSwitch.js'
import type { NavigationItem } from '../src/components/MenuTree/MenuTree.js'
import { photo } from './artwork.js'

/** Sample site data, shared by the stories of header, footer and menu. */
const links = (...labels: readonly string[]): LinkData[] =>
  labels.map((label) => ({ label, href: `/${label.toLowerCase().replaceAll(' ', '-')}` }))

export const navigation: readonly NavigationItem[] = [
  {
    id: 'watches',
    label: 'Watches',
    href: '/watches',
    groups: [
      { label: 'Brands', href: null, links: links('Corvane', 'Aurelune', 'Tessmohr', 'Brandvold', 'Ilvane') },
      { label: 'For whom', href: null, links: links('Mens watches', 'Ladies watches') },
    ],
    teaser: { image: photo('dusk', '', 'landscape'), title: 'The Meridian 40 by Aurelune', href: '/aurelune' },
  },
  {
    id: 'jewellery',
    label: 'Jewellery',
    href: '/jewellery',
    groups: [{ label: 'Rings', href: '/rings', links: links('Engagement rings', 'Wedding rings') }],
    teaser: null,
  },
  { id: 'corvane', label: 'Corvane', href: '/corvane', groups: [], teaser: null },
  { id: 'pre-owned', label: 'Pre-Owned', href: '/pre-owned', groups: [], teaser: null },
  { id: 'services', label: 'Services', href: '/services', groups: [], teaser: null },
]

export const germanNavigation: readonly NavigationItem[] = navigation.map((item, index) => ({
  ...item,
  label:
    ['Armbanduhren', 'Schmuckkollektionen', 'Corvane', 'Zertifiziert gebraucht', 'Dienstleistungen'][index] ??
    item.label,
}))

export const phone: LinkData = { label: '+41 44 555 01 23', href: 'tel:+41445550123' }

export const email: LinkData = { label: 'Write to us', href: 'mailto:service@halbrenn.example' }

export const utilityLinks = links('Stores', 'Appointments')

const option = (country: string, lang: string, language: string, isCurrent = false): LocaleOption => ({
  id: `${lang}-${country}`,
  lang,
  country,
  language,
  href: `/${country.toLowerCase()}/${lang}`,
  isCurrent,
})

export const localeOptions: readonly LocaleOption[] = [
  option('Switzerland', 'de', 'Deutsch'),
  option('Switzerland', 'fr', 'Français'),
  option('Switzerland', 'en', 'English', true),
  option('Germany', 'de', 'Deutsch'),
  option('Germany', 'en', 'English'),
  option('Denmark', 'da', 'Dansk'),
  option('United Kingdom', 'en', 'English'),
]

export const footerColumns = [
  { title: 'Service', links: links('Contact', 'Book an appointment', 'Shipping and returns', 'Watch service') },
  { title: 'The house', links: links('Our story', 'Journal', 'Careers', 'Press') },
  { title: 'Collections', links: links('Watches', 'Jewellery', 'Pre-Owned', 'Gift cards') },
]

export const legalLinks = links('Imprint', 'Privacy', 'Terms', 'Accessibility', 'Cookie settings')

export const address = ['Halbrenn AG', 'Bahnhofstrasse 100', '8001 Zürich', 'Switzerland']
