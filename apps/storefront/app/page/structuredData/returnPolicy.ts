import type { MerchantReturnPolicy } from 'schema-dts'
import { retailer } from '../../config/retailer.js'

/** How long and at whose cost an order may come back, in one country; `link` explains it. */
export function returnPolicy(country: string, link: string): Exclude<MerchantReturnPolicy, string> {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: country,
    returnPolicyCountry: country,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: retailer.returnDays,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/FreeReturn',
    merchantReturnLink: link,
  }
}
