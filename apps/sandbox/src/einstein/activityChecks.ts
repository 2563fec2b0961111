import type { EinsteinActivityName } from '@vitrine/commerce-client/types/einstein'
import {
  type Check,
  isAmount,
  isAnyText,
  isCategory,
  isLine,
  isListOf,
  isPriced,
  isProduct,
  isText,
} from './readBody.js'

const isFlag: Check = (value) => typeof value === 'boolean'
const isTraditional: Check = (value) => value === 'traditional'
const isStep: Check = (value) => Number.isInteger(value) && isAmount(value)
const products = isListOf(isProduct)
const origin = { recommenderName: isText, __recoUUID: isText }

/** Required body fields of each activity, in addition to the user. */
export const activityChecks: Readonly<Record<EinsteinActivityName, Readonly<Record<string, Check>>>> = {
  viewProduct: { product: isPriced },
  viewSearch: { searchText: isAnyText, products, showProducts: isFlag },
  clickSearch: { searchText: isAnyText, product: isProduct },
  viewCategory: { category: isCategory, products, showProducts: isFlag },
  clickCategory: { category: isCategory, product: isProduct },
  viewReco: { ...origin, products },
  clickReco: { ...origin, product: isProduct },
  viewPage: { currentLocation: isText },
  beginCheckout: { products: isListOf(isLine), amount: isAmount, checkoutType: isTraditional },
  checkoutStep: { stepName: isText, stepNumber: isStep, basketId: isText, checkoutType: isTraditional },
  addToCart: { products: isListOf(isLine) },
}

/** Whether an activity of the name exists. */
export function isActivityName(name: string): name is EinsteinActivityName {
  return Object.hasOwn(activityChecks, name)
}
