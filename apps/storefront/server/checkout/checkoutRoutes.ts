import type { FastifyReply } from 'fastify'
import type {
  AdyenFields,
  CheckoutNotice,
  CheckoutProblem,
  CheckoutStepName,
  CheckoutView,
  OpenCheckout,
} from '../../app/contract/checkoutView.js'
import { checkoutSteps, declineReasons } from '../../app/contract/checkoutView.js'
import { moneyOf } from '../payment/money.js'
import { quoteOf } from '../payment/quote.js'
import type { Payments, PlaceOutcome } from '../payment/payments.js'
import type { PersonalHandler, PersonalRequest, PersonalRoute } from '../personal/personalRoutes.js'
import type { ReadShopper, Shopper } from '../personal/shopperClient.js'
import type { ExtraLimit } from '../bff/extraLimit.js'
import type { FormLogin } from '../session/createFormLogin.js'
import { checkoutView, type ShownStep } from './checkoutView.js'
import { type CheckoutBasket, readBasket } from './readBasket.js'
import { isSeen } from './seenOrder.js'
import { submitContact } from './submitContact.js'
import { readEncryptedCard } from './encryptedCard.js'
import { addCertificate, keepAgreement, orderProblems, removeCertificate } from './submitPayment.js'
import { submitAddresses, submitMethod } from './submitShipping.js'

export interface CheckoutServices {
  readonly readShopper: ReadShopper
  /** null = payment is not configured. */
  readonly payments: Payments | null
  /** Page with hosted card fields in a locale; null = none. */
  readonly cardFields: (localeId: string) => OpenCheckout['cardFields']
  /** Account of Adyen's card component; null = another provider. */
  readonly adyen: Pick<AdyenFields, 'clientKey' | 'environment'> | null
  readonly publicOrigin: string
  /** Path of the confirmation of an order, without the locale alias, with the key that opens it. */
  readonly confirmationPath: (orderNo: string) => string
  /** Called when an order begins to wait for its payment; a repeated call does nothing. */
  readonly onPending: (orderNo: string) => void
  readonly login: FormLogin
  /** Number of the order that the shopper has just placed; null = none. */
  readonly recentOrder: (customerId: string) => Promise<string | null>
  /** False = too many codes of gift certificates were tried. */
  readonly mayTryCertificate: ExtraLimit
  /** ms since 1970. */
  readonly now: () => number
}

/** Everything a handler knows about the shopper and the basket. */
interface Visit extends PersonalRequest {
  readonly shopper: Shopper
  readonly checkout: CheckoutBasket
}

/** The pages of the checkout and its forms (Spec §2 "Hybrid routes"). */
export function checkoutRoutes(services: CheckoutServices): readonly PersonalRoute[] {
  const { readShopper, payments } = services

  /** Runs a handler with the shopper's basket; without one, the empty checkout is shown. */
  const withBasket =
    (handle: (visit: Visit) => Promise<FastifyReply>): PersonalHandler =>
    async (personal) => {
      const { request, reply, market, show } = personal
      try {
        const shopper = await readShopper(request, reply, market)
        const checkout = shopper && (await readBasket(shopper, market))
        if (!shopper || !checkout) {
          const orderNo = request.method === 'POST' && shopper ? await services.recentOrder(shopper.customerId) : null
          // The second press of the order button, after the first has ordered.
          if (orderNo !== null) return personal.goTo(services.confirmationPath(orderNo))
          return await show({ checkout: await withoutBasket(shopper) })
        }
        return await handle({ ...personal, shopper, checkout })
      } catch (error) {
        request.log.warn({ err: error }, 'A checkout could not be continued')
        return show({ checkout: { state: 'unavailable' } }, 503)
      }
    }

  /** An order whose payment is still open has no basket any more: the shopper can continue or cancel it. */
  async function withoutBasket(shopper: Shopper | null): Promise<CheckoutView> {
    const attempt = shopper && (await payments?.openAttempt(shopper.customerId, null))
    if (!attempt) return { state: 'empty' }
    const { attemptId, redirect } = attempt
    return redirect
      ? { state: 'redirecting', attemptId, isAutomatic: false, ...redirect }
      : { state: 'checking', attemptId }
  }

  const viewOf = ({ shopper, checkout, market, request }: Visit, shown: ShownStep): Promise<OpenCheckout> =>
    checkoutView(checkout, shown, {
      client: shopper.client,
      market,
      isGuest: shopper.isGuest,
      now: services.now,
      cardFields: services.cardFields(market.locale.id),
      adyen: services.adyen,
      log: (error, message) => request.log.warn({ err: error }, message),
      async paymentOptions(amount, customer) {
        const options = await payments?.methodsFor({
          country: market.country.code,
          total: moneyOf(amount, market.currency),
          isStaffSale: customer?.c_isStaffSaleCustomer === true,
          localeId: market.locale.id,
        })
        return (options ?? []).map(({ id, kind }) => ({ id, kind }))
      },
    })

  async function showStep(visit: Visit, shown: ShownStep, status = 200): Promise<FastifyReply> {
    const view = await viewOf(visit, shown)
    return view.isMixed ? visit.goTo('/cart') : visit.show({ checkout: view }, status)
  }

  /** Shows the step again with what was entered, or goes on. */
  async function answer(
    visit: Visit,
    step: CheckoutStepName,
    problems: readonly CheckoutProblem[],
    next: CheckoutStepName,
  ): Promise<FastifyReply> {
    if (problems.length === 0) return visit.goTo(`/checkout?step=${next}#step-${next}`)
    // An unticked checkbox is absent from a form.
    const values = step === 'where' ? { billingSame: '', ...visit.form } : visit.form
    return showStep(visit, { asked: step, problems, values })
  }

  const order: (visit: Visit) => Promise<FastifyReply> = async (visit) => {
    const { shopper, checkout, form, market, request } = visit
    const view = await viewOf(visit, { asked: 'payment' })
    if (view.isMixed) return visit.goTo('/cart')
    if (view.step !== 'payment') return visit.goTo(`/checkout?step=${view.step}`)
    const problems = orderProblems(form, view, market.country.code)
    if (problems.length > 0) return showStep(visit, { asked: 'payment', problems, values: form })
    if (!isSeen(form['quote'], checkout.basket))
      return showStep(visit, { asked: 'payment', values: form, seen: form['quote'] ?? '' })
    if (!payments) return showStep(visit, { asked: 'payment', notices: [{ kind: 'failed' }] }, 503)
    await keepAgreement(shopper, checkout, {
      localeId: market.locale.id,
      usedGoodsConsent: form['consentUsedGoods'] !== undefined,
    })
    const outcome = await payments.place({
      client: shopper.client,
      owner: shopper.customerId,
      basket: checkout.basket,
      quoteHash: quoteOf(checkout.basket),
      methodId: view.amountDue === 0 ? null : (form['method'] ?? ''),
      cardToken: form['cardToken'] || null,
      encryptedCard: readEncryptedCard(form['encryptedCard']),
      localeId: market.locale.id,
      localeAlias: market.locale.alias,
      country: market.country.code,
      isStaffSale: checkout.customer?.c_isStaffSaleCustomer === true,
      returnUrl: (attemptId) =>
        `${services.publicOrigin}/${market.locale.alias}/checkout/payment/return?attempt=${attemptId}`,
      clientIp: request.ip,
    })
    return answerOutcome(visit, outcome)
  }

  async function answerOutcome(visit: PersonalRequest, outcome: PlaceOutcome): Promise<FastifyReply> {
    switch (outcome.kind) {
      case 'pending':
        services.onPending(outcome.orderNo)
        return visit.goTo(services.confirmationPath(outcome.orderNo))
      case 'placed':
        return visit.goTo(services.confirmationPath(outcome.orderNo))
      case 'redirect': {
        const { kind: _, ...redirect } = outcome
        // Not a redirect of this form: the policy of this page would then have to name the pages of all banks.
        if (redirect.method === 'GET') void visit.reply.header('refresh', `0; url=${redirect.url}`)
        return visit.show({ checkout: { state: 'redirecting', isAutomatic: true, ...redirect } })
      }
      case 'checking':
        return visit.goTo(`/checkout/payment/return?attempt=${outcome.attemptId}&wait=1`)
      case 'declined':
        return visit.goTo(`/checkout?step=payment&notice=${outcome.reason}#checkout-notice`)
      case 'changed':
        return visit.goTo('/checkout?step=payment&notice=changed#checkout-notice')
      case 'refused': {
        const { reason } = outcome
        return visit.goTo(
          `/checkout?step=payment&notice=${reason === 'unavailable' ? 'failed' : reason}#checkout-notice`,
        )
      }
      case 'failed':
        return visit.goTo('/checkout?step=payment&notice=failed#checkout-notice')
    }
  }

  /** The shopper comes back from the provider, or waits for the outcome. */
  const comeBack: PersonalHandler = async (personal) => {
    const { request, reply, market, show, query, form } = personal
    const attemptId = query.get('attempt') ?? ''
    const shopper = await readShopper(request, reply, market)
    // The session has changed on the way: a webhook finishes the order, and its mail tells the buyer.
    if (!payments || !shopper) return show({ checkout: { state: 'checking', attemptId: '' } })
    const asked = { attemptId, owner: shopper.customerId, client: shopper.client }
    const details = { ...Object.fromEntries(query), ...form }
    const outcome =
      form['action'] === 'cancel'
        ? await payments.cancel(asked)
        : query.has('wait')
          ? await payments.status(asked)
          : await payments.resume({ ...asked, details })
    if (outcome.kind === 'refused' && outcome.reason === 'unavailable')
      return show({ checkout: { state: 'checking', attemptId: '' } })
    if (outcome.kind !== 'checking') return answerOutcome(personal, outcome)
    const again = `/${market.locale.alias}/checkout/payment/return?attempt=${encodeURIComponent(attemptId)}&wait=1`
    void reply.header('refresh', `5; url=${again}`)
    return show({ checkout: { state: 'checking', attemptId } })
  }

  return [
    {
      path: '/checkout',
      get: withBasket(async (visit) => {
        const asked = checkoutSteps.find((step) => step === visit.query.get('step')) ?? null
        return showStep(visit, { asked, notices: noticesOf(visit.query.get('notice')) })
      }),
    },
    {
      path: '/checkout/login',
      get: withBasket(async (visit) =>
        visit.shopper.isGuest
          ? showStep(visit, { asked: 'who', login: visit.query.has('login') ? 'open' : null })
          : visit.goTo('/checkout'),
      ),
      post: async (personal) => {
        if (personal.form['action'] !== 'login') return contact(personal)
        const outcome = await services.login(personal.request, personal.reply, personal.market)
        if (outcome === 'done') return personal.goTo('/checkout')
        return withBasket((visit) =>
          showStep(
            visit,
            {
              asked: 'who',
              values: { login: personal.form['login'] ?? '' },
              login: outcome,
            },
            outcome === 'tooMany' ? 429 : 200,
          ),
        )(personal)
      },
    },
    {
      path: '/checkout/shipping/select',
      get: withBasket((visit) => showStep(visit, { asked: 'how' })),
    },
    {
      path: '/checkout/shipping/submit',
      post: withBasket(async (visit) => {
        const { shopper, checkout, form, market } = visit
        if (form['methodId'] !== undefined)
          return answer(visit, 'how', await submitMethod(shopper, checkout, form), 'payment')
        const problems = await submitAddresses(shopper, checkout, form, market)
        return answer(visit, 'where', problems, form['mode'] === 'pickup' ? 'payment' : 'how')
      }),
    },
    {
      path: '/checkout/payment/submit',
      post: withBasket(async (visit) => {
        const { shopper, checkout, form } = visit
        if (form['action'] === 'removeCertificate') {
          await removeCertificate(shopper, checkout, form['certificateId'] ?? '')
          return visit.goTo('/checkout?step=payment#step-payment')
        }
        if (form['action'] === 'accept') return visit.goTo('/checkout?step=payment#step-payment')
        if (form['action'] === 'certificate' && !(await services.mayTryCertificate(visit.request, visit.reply)))
          return showStep(visit, {
            asked: 'payment',
            values: form,
            problems: [{ name: 'certificate', kind: 'tooLong', limit: 0 }],
          })
        if (form['action'] === 'certificate')
          return answer(visit, 'payment', await addCertificate(shopper, checkout, form), 'payment')
        return order(visit)
      }),
    },
    { path: '/checkout/payment/return', get: comeBack, post: comeBack },
  ]

  function contact(personal: PersonalRequest): Promise<FastifyReply> {
    return withBasket(async (visit) =>
      answer(visit, 'who', await submitContact(visit.shopper, visit.checkout, visit.form), 'where'),
    )(personal)
  }
}

/** The notice that a redirect names in its query; unknown names are ignored. */
function noticesOf(name: string | null): readonly CheckoutNotice[] {
  const reason = declineReasons.find((known) => known === name)
  if (reason) return [{ kind: 'declined', reason }]
  if (name === 'changed') return [{ kind: 'changed', changes: [] }]
  const kind = (['failed', 'tooManyTries', 'methodNotApplicable', 'incomplete'] as const).find(
    (known) => known === name,
  )
  return kind ? [{ kind }] : []
}
