import type { Payment } from './payment.js'

/** Where and how to transfer the money. */
export interface BankInstructions {
  readonly iban: string
  readonly bic: string
  readonly holder: string
  /** To be written on the transfer. */
  readonly reference: string
  readonly bank: string
}

const EURO_ACCOUNT = { iban: 'DE09000000000000000001', bic: 'TESTDEZZ' }

/** Accounts of an invented bank by currency; their check digits are right, their bank codes belong to no bank. */
const ACCOUNTS: Readonly<Record<string, { readonly iban: string; readonly bic: string }>> = {
  CHF: { iban: 'CH0900000000000000001', bic: 'TESTCHZZ' },
  EUR: EURO_ACCOUNT,
  GBP: { iban: 'GB75TEST00000000000001', bic: 'TESTGBZZ' },
  DKK: { iban: 'DK8800000000000001', bic: 'TESTDKZZ' },
}

/** Instructions for a bank transfer. */
export function bankInstructions({ amount, orderNo }: Payment): BankInstructions {
  const { iban, bic } = ACCOUNTS[amount.currency] ?? EURO_ACCOUNT
  return { iban, bic, holder: 'Halbrenn', reference: orderNo, bank: 'Testpay Bank' }
}
