import type { ContactFormName } from '@vitrine/cms-renderer/definitions/contactForms'
import type { ContactFormType } from '@vitrine/commerce-client/types/contact'
import type { ThemeKey } from '@vitrine/ui/theme/themes'

/** Form types of the commerce platform by the form that an author chooses. */
export const formTypes: Readonly<Record<ContactFormName, ContactFormType>> = {
  'retailer-general': 'retailerGeneral',
  'partner-general': 'bespokeGeneral',
  'cpo-general': 'cpoGeneral',
  'retailer-product': 'retailerProductRequest',
  'partner-product': 'bespokeProductRequest',
  'cpo-product': 'cpoProductRequest',
  'icons-of-craft': 'icons_of_craft',
}

/** Form types that differ in a theme: the newer pre-owned section has its own (decision 33). */
export const formTypesOfTheme: Partial<Record<ThemeKey, Partial<Record<ContactFormName, ContactFormType>>>> = {
  cpov7: { 'cpo-general': 'cpov7General', 'cpo-product': 'cpov7ProductRequest' },
}
