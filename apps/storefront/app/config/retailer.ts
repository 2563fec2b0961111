/**
 * The retailer that runs this storefront. To rebrand, change the data in this file and in `countries.ts`, and generate the
 * wordmark with `scripts/faces/drawWordmark.py`.
 */
export const retailer = {
  /** Shown in the header, in page titles and as the warranty giver (Spec §2, §9). */
  name: 'Halbrenn',
  legalName: 'Halbrenn Watches & Jewellery Ltd',
  /** Partner watch brand of the bespoke section (Spec §1). */
  partnerBrand: 'Corvane',
  /** First segment of the partner brand's section. */
  partnerSegment: 'corvane',
  description: {
    en: 'Halbrenn sells fine watches and jewellery in Switzerland, Germany, Austria, Denmark, France and the United Kingdom.',
    de: 'Halbrenn führt feine Uhren und Schmuck in der Schweiz, in Deutschland, Österreich, Dänemark, Frankreich und Grossbritannien.',
    fr: 'Halbrenn propose montres et bijoux d’exception en Suisse, en Allemagne, en Autriche, au Danemark, en France et au Royaume-Uni.',
    da: 'Halbrenn fører ure og smykker i Schweiz, Tyskland, Østrig, Danmark, Frankrig og Storbritannien.',
  },
  /** Base URL of the content library with the partner brand's pictures, served by the image service. */
  contentLibrary: 'https://images.vitrine.example/vitrine/image/upload/c_limit,f_auto,w_300',
  /** For search engines. */
  logo: '/assets/favicon-1.svg',
  /** Further logos in the header, by theme. */
  headerLogos: { bespoke: ['/assets/corvane-1.svg'] },
  /** Page about delivery and its costs, linked at every price (law of price indication). */
  shippingPath: '/service/delivery',
  /** Working days until a product is dispatched, and then until it arrives; delivery is free (as the linked page states). */
  handlingDays: { from: 0, to: 1 },
  transitDays: { from: 2, to: 4 },
  /** Page about returns, and the number of days for a free return. */
  returnsPath: '/service/returns',
  returnDays: 30,
  /** Customer-service mail; form recipients are commerce preferences (Spec §9 "Contact form types"). */
  mail: 'service@halbrenn.example',
} as const
