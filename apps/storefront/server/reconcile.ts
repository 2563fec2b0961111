import { EnvironmentError, parseEnvironment } from '../app/config/env.server.js'
import { findDisagreements } from './payment/findDisagreements.js'
import { createConfiguredOrderAdmin, createPaymentProvider } from './payment/openPayments.js'
import { readJournal } from './payment/readJournal.js'
import { createUpstreamFetch } from './upstream/createUpstreamFetch.js'

const DAY_MS = 24 * 60 * 60_000
const DEFAULT_DAYS = 7

/** Lists orders and payments that disagree; the number of them. Changes nothing. */
async function reconcile(days: number): Promise<number> {
  const config = parseEnvironment(process.env)
  const { payment } = config
  if (!payment) throw new EnvironmentError('There is nothing to reconcile: this environment configures no payment.')
  const upstream = createUpstreamFetch({ config })
  const { fetch } = upstream
  const now = Date.now()
  const from = now - days * DAY_MS
  try {
    const journal = payment.storeFile === null ? [] : await readJournal(payment.storeFile)
    const orders = await createConfiguredOrderAdmin({ config, payment, fetch, now: Date.now }).created(from, now)
    const attempts = journal.filter(({ createdAt }) => createdAt >= from)
    const provider = createPaymentProvider(fetch, payment.provider)
    const found = await findDisagreements({ orders, attempts, provider, now })
    for (const { orderNo, attemptId, paymentId, text } of found)
      console.log(`Order ${orderNo ?? '-'} ${text} (attempt ${attemptId ?? '-'}, payment ${paymentId ?? '-'})`)
    console.log(`${orders.length} orders and ${attempts.length} attempts of ${days} days: ${found.length} disagree.`)
    return found.length
  } finally {
    await upstream.close()
  }
}

const given = process.argv.indexOf('--days')
const days = given === -1 ? DEFAULT_DAYS : Number(process.argv[given + 1])
if (!Number.isInteger(days) || days < 1 || days > 90) {
  console.error('--days needs a whole number from 1 to 90.')
  process.exit(2)
}
reconcile(days).then(
  (count) => process.exit(count === 0 ? 0 : 1),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(2)
  },
)
