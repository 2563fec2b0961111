import type { MerchantReturnPolicy } from 'schema-dts'
import { retailer } from '../../../config/retailer.js'

/** Return period and cost in one country; `link` is the page that explains them. */
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
