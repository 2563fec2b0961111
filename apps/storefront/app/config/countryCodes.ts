/** ISO codes of the countries with a shop; GB, never UK. */
export const countryCodes = ['CH', 'DE', 'AT', 'DK', 'FR', 'GB'] as const

export type CountryCode = (typeof countryCodes)[number]
