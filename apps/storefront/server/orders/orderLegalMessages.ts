import { defineMessages, type NoMessageValues } from 'react-intl'

/** Legal texts of the mail of an order. `right`: `withdrawal` of the country. */
export const orderLegalMessages = defineMessages<{
  title: { right: string }
  right: { right: string }
  exercise: { company: string; address: string; phone: string; mail: string }
  online: { url: string }
  effects: NoMessageValues
  goods: NoMessageValues
  exclusions: NoMessageValues
  excluded: NoMessageValues
  formTitle: { right: string }
  formIntro: { right: string }
  formTo: { company: string; address: string; mail: string }
  formBody: { right: string }
  returnsTitle: NoMessageValues
  returns: { days: number; phone: string }
  returnsExclusions: NoMessageValues
  moreReturns: { days: number }
  contractTitle: NoMessageValues
  contract: NoMessageValues
  terms: { url: string }
  termsFile: NoMessageValues
  guarantee: NoMessageValues
  usedGoods: { date: string }
}>({
  title: {
    id: 'orderLegal.title',
    defaultMessage: '{right, select, cancellation {Right to cancel} other {Right of withdrawal}}',
  },
  right: {
    id: 'orderLegal.right',
    defaultMessage:
      'You have the right to {right, select, cancellation {cancel} other {withdraw from}} this contract within fourteen days without giving any reason. The period expires fourteen days after the day on which you, or a third party named by you who is not the carrier, take possession of the last product.',
  },
  exercise: {
    id: 'orderLegal.exercise',
    defaultMessage:
      'To exercise this right, inform us ({company}, {address}, telephone {phone}, e-mail {mail}) of your decision by a clear statement, for example a letter or an e-mail. You may use the form below, but you do not have to. To meet the deadline, it is sufficient to send your statement before the period has expired.',
  },
  online: {
    id: 'orderLegal.online',
    defaultMessage: 'You can also withdraw online at {url}; we confirm the receipt by e-mail without delay.',
  },
  effects: {
    id: 'orderLegal.effects',
    defaultMessage:
      'We then reimburse all payments received from you, including the costs of our least expensive standard delivery, without undue delay and no later than fourteen days after receiving your statement. We use the same means of payment as you did, and charge no fees. We may withhold the reimbursement until we have received the products back, or until you have proved that you have sent them.',
  },
  goods: {
    id: 'orderLegal.goods',
    defaultMessage:
      'We collect the products at our expense, insured. Otherwise you send or hand them over within fourteen days of your statement. You are liable for a loss in value only if it results from handling that is not necessary to establish the nature, characteristics and functioning of the products.',
  },
  exclusions: {
    id: 'orderLegal.exclusions',
    defaultMessage:
      'This right does not exist for products that are made to your specifications or clearly personalised, for example engraved.',
  },
  excluded: {
    id: 'orderLegal.excluded',
    defaultMessage: 'Your order contains an engraved product, for which this right does not exist.',
  },
  formTitle: {
    id: 'orderLegal.formTitle',
    defaultMessage: '{right, select, cancellation {Model cancellation form} other {Model withdrawal form}}',
  },
  formIntro: {
    id: 'orderLegal.formIntro',
    defaultMessage:
      'Complete and return this form only if you wish to {right, select, cancellation {cancel} other {withdraw from}} the contract.',
  },
  formTo: { id: 'orderLegal.formTo', defaultMessage: 'To {company}, {address}, {mail}:' },
  formBody: {
    id: 'orderLegal.formBody',
    defaultMessage:
      'I/We (*) hereby give notice that I/we (*) {right, select, cancellation {cancel} other {withdraw from}} my/our (*) contract of sale of the following goods (*):\nOrdered on (*) / received on (*):\nName of consumer(s):\nAddress of consumer(s):\nSignature of consumer(s) (only if this form is on paper):\nDate:\n(*) Delete as appropriate.',
  },
  returnsTitle: { id: 'orderLegal.returnsTitle', defaultMessage: 'Returns' },
  returns: {
    id: 'orderLegal.returns',
    defaultMessage:
      'Beyond the law, we take unworn products back within {days, number} days of receipt, free of charge. Call {phone}; an insured courier collects them from you. We examine the products and refund you within five working days of their arrival, by the way you paid.',
  },
  returnsExclusions: {
    id: 'orderLegal.returnsExclusions',
    defaultMessage:
      'Engraved products, rings made in a size of your own and earrings whose seal is broken cannot be returned. Your statutory rights in case of a defect remain unaffected.',
  },
  moreReturns: {
    id: 'orderLegal.moreReturns',
    defaultMessage:
      'Independently of this right, we take unworn products back within {days, number} days of receipt, free of charge.',
  },
  contractTitle: { id: 'orderLegal.contractTitle', defaultMessage: 'Your contract' },
  contract: {
    id: 'orderLegal.contract',
    defaultMessage:
      'This message confirms that we have received your order. The contract comes about when we confirm that we accept it, at the latest when the products leave our house. Please keep this message: it contains the text of the contract.',
  },
  terms: { id: 'orderLegal.terms', defaultMessage: 'The terms of sale apply to this order: {url}' },
  termsFile: {
    id: 'orderLegal.termsFile',
    defaultMessage: 'They are attached to this message as they were when you ordered.',
  },
  guarantee: {
    id: 'orderLegal.guarantee',
    defaultMessage: 'You have statutory rights if a product is faulty.',
  },
  usedGoods: {
    id: 'orderLegal.usedGoods',
    defaultMessage:
      'On {date} you agreed expressly that, unlike the statutory two years, the period of liability for defects of the pre-owned products in this order is one year from delivery.',
  },
})
