/** Keys of the CMS link lists around every page (Spec §7 "websiteconfig/links"). */
export const shellLinkKeys = { header: 'header', utility: 'utility', legal: 'legal' } as const

/** Footer columns in order; the title is a message of the storefront. */
export const footerColumns = [
  { key: 'footer-house', titleMessage: 'shell.footerHouse' },
  { key: 'footer-service', titleMessage: 'shell.footerService' },
  { key: 'footer-shop', titleMessage: 'shell.footerShop' },
] as const
