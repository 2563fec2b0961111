import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import { test } from './test.js'
import { expectNoViolation, visit } from './wishlistSteps.js'

const SANDBOX = `http://127.0.0.1:${process.env.TEST_SANDBOX_PORT ?? 4199}/sandbox`
const SEND = '**/apis/scapi/custom/emails/**'
const FAILED = 'Your entries could not be sent'
const UNKNOWN = 'We cannot tell whether your entries have arrived'
const THANKS = 'Thank you for your message'

/**
 * The seven entries of Spec §9, plus the two form names of the newer pre-owned section: page, form, recipient, subject.
 */
const forms = [
  ['/uk/en/contact', 'retailerGeneral', 'service', 'Contact request'],
  ['/uk/en/corvane/send-a-message', 'bespokeGeneral', 'corvane', 'Contact request: Corvane'],
  [
    '/uk/en/certified-pre-owned/contact',
    'cpoGeneral',
    'corvane-certified',
    'Contact request: Corvane Certified Pre-Owned',
  ],
  ['/uk/en/pre-owned/contact', 'cpov7General', 'corvane-certified', 'Contact request: Corvane Certified Pre-Owned'],
  ['/uk/en/product-interest/ajour', 'retailerProductRequest', 'service', 'Product request'],
  ['/uk/en/corvane/models/sovereign-date/silver-dial', 'bespokeProductRequest', 'corvane', 'Product request: Corvane'],
  [
    '/uk/en/certified-pre-owned/chronographe-62',
    'cpoProductRequest',
    'corvane-certified',
    'Product request: Corvane Certified Pre-Owned',
  ],
  ['/uk/en/icons-of-craft', 'icons_of_craft', 'service', 'Contact request: Icons of Craft'],
] as const

interface Mail {
  readonly to: string
  readonly subject: string
  readonly body: string
}

const formOf = (page: Page): Locator => page.locator('main form[id^="form-"]')

async function mailsFrom(request: APIRequestContext, email: string): Promise<readonly Mail[]> {
  const { mails }: { readonly mails: readonly Mail[] } = await (await request.get(`${SANDBOX}/mails`)).json()
  return mails.filter(({ body }) => body.includes(`email: ${email}`))
}

/** Fills in the required fields of every form; returns a unique e-mail address. */
async function fill(page: Page, message = 'The Meridian, please.'): Promise<string> {
  const email = `anna.${crypto.randomUUID()}@example.com`
  const form = formOf(page)
  await form.getByLabel('Your message').fill(message)
  await form.getByLabel('First name').fill('Anna')
  await form.getByLabel('Last name').fill('Lindqvist')
  await form.getByLabel('E-mail', { exact: true }).fill(email)
  const reason = form.getByLabel('What is it about?')
  if ((await reason.count()) > 0 && (await reason.inputValue()) === '') {
    await reason.selectOption({ index: 1 })
    await form.getByLabel('More precisely').selectOption({ index: 1 })
  }
  return email
}

const send = (page: Page) => formOf(page).getByRole('button', { name: 'Send message' })

const again = (page: Page) => formOf(page).getByRole('button', { name: 'Try again' })

test('each form is sent to its recipient with its subject', async ({ page, request }) => {
  test.slow()
  for (const [path, formType, recipient, subject] of forms) {
    await page.context().clearCookies()
    await visit(page, path)
    const email = await fill(page)
    await send(page).click()
    await expect(page.getByRole('heading', { name: THANKS }), path).toBeVisible()
    const mails = await mailsFrom(request, email)
    expect(mails, path).toHaveLength(1)
    expect(mails[0]).toMatchObject({
      to: `${recipient}@halbrenn.example`,
      subject: `${subject} – Anna Lindqvist`,
    })
    expect(mails[0]?.body).toContain(`form: ${formType}\nlocale: en-GB\n`)
    // Consent to marketing was not given; the craft form does not have the field.
    expect(/^terms: (.*)$/m.exec(mails[0]?.body ?? '')?.[1] ?? null).toBe(formType === 'icons_of_craft' ? null : 'no')
    if (formType.endsWith('ProductRequest')) expect(mails[0]?.body).toMatch(/^productName: .+$/m)
    if (formType === 'icons_of_craft')
      expect(mails[0]?.body).toContain('mainReason: Products\nsubReason: Jewellery\ntype: Products')
  }
})

test('by keyboard: the summary links to each field, and the confirmation gets the focus', async ({ page, request }) => {
  await visit(page, '/uk/en/contact')
  await send(page).focus()
  await page.keyboard.press('Enter')
  const summary = formOf(page).getByRole('alert').or(formOf(page).locator('section:focus')).first()
  await expect(summary).toContainText('Please complete “First name”.')
  await expectNoViolation(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(formOf(page).getByLabel('What is it about?')).toBeFocused()
  const email = await fill(page)
  await formOf(page).getByLabel('Boutique').selectOption({ label: 'Halbrenn London' })
  await formOf(page).getByRole('checkbox').press('Space')
  await send(page).press('Enter')
  await expect(page.getByRole('heading', { name: THANKS })).toBeVisible()
  await expect(page.getByRole('region', { name: THANKS })).toBeFocused()
  await expectNoViolation(page)
  const [mail] = await mailsFrom(request, email)
  expect(mail?.body).toContain('store: Halbrenn London (halbrenn-london)')
  expect(mail?.body).toContain('terms: yes')
})

test('a double click sends one message, and overlong texts are kept for correction', async ({ page, request }) => {
  await visit(page, '/uk/en/contact')
  const email = await fill(page, 'x'.repeat(2001))
  await formOf(page).getByLabel('First name').fill('A'.repeat(81))
  await send(page).click()
  await expect(formOf(page).getByLabel('First name')).toHaveAttribute('aria-invalid', 'true')
  await expect(formOf(page).getByLabel('Your message')).toHaveValue('x'.repeat(2001))
  await formOf(page).getByLabel('First name').fill('Anna')
  await formOf(page).getByLabel('Your message').fill('One message.')
  await send(page).dblclick()
  await expect(page.getByRole('heading', { name: THANKS })).toBeVisible()
  expect(await mailsFrom(request, email)).toHaveLength(1)
})

test.describe('with network failures', () => {
  test.use({ allowedErrors: { errors: ['ERR_', 'Failed to fetch', 'Failed to load resource'] } })

  test('a lost response does not lead to a second mail', async ({ page, request }) => {
    await visit(page, '/uk/en/contact')
    const email = await fill(page)
    await page.route(
      SEND,
      async (route) => {
        await route.fetch()
        await route.abort('connectionreset')
      },
      { times: 1 },
    )
    await send(page).click()
    await expect(formOf(page).getByRole('region', { name: UNKNOWN })).toBeFocused()
    await expect(formOf(page).getByLabel('First name')).toHaveValue('Anna')
    await expectNoViolation(page)
    await again(page).click()
    await expect(page.getByRole('heading', { name: THANKS })).toBeVisible()
    expect(await mailsFrom(request, email)).toHaveLength(1)
  })

  test('a hanging request ends with an unknown outcome, and sending again sends no second mail', async ({
    page,
    request,
  }) => {
    await visit(page, '/uk/en/contact')
    const email = await fill(page)
    const held: (() => void)[] = []
    await page.route(
      SEND,
      async (route) => {
        await route.fetch()
        await new Promise<void>((resolve) => void held.push(resolve))
        await route.abort().catch(() => undefined)
      },
      { times: 1 },
    )
    await send(page).click()
    await expect(formOf(page).getByRole('region', { name: UNKNOWN })).toBeVisible({ timeout: 30_000 })
    await expect(formOf(page).getByLabel('First name')).toHaveValue('Anna')
    await again(page).click()
    await expect(page.getByRole('heading', { name: THANKS })).toBeVisible()
    expect(await mailsFrom(request, email)).toHaveLength(1)
    for (const release of held) release()
  })

  test('offline input is kept, and can be sent when the connection is back', async ({ page, context, request }) => {
    await visit(page, '/uk/en/contact')
    const email = await fill(page)
    await context.setOffline(true)
    await send(page).click()
    await expect(formOf(page).getByRole('region', { name: FAILED })).toBeVisible()
    await context.setOffline(false)
    await again(page).click()
    await expect(page.getByRole('heading', { name: THANKS })).toBeVisible()
    expect(await mailsFrom(request, email)).toHaveLength(1)
  })

  test('server-side errors are shown at their fields', async ({ page }) => {
    await visit(page, '/uk/en/contact')
    await fill(page)
    const refusal = {
      type: 'https://api.commercecloud.salesforce.com/documentation/error/v1/errors/bad-request',
      title: 'Bad Request',
      c_fields: [{ name: 'email', kind: 'email' }],
    }
    await page.route(SEND, (route) =>
      route.fulfill({ status: 400, contentType: 'application/problem+json', body: JSON.stringify(refusal) }),
    )
    await send(page).click()
    await expect(formOf(page).getByLabel('E-mail', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  })
})

test('form data is not in the URL or in browser storage', async ({ page }) => {
  await visit(page, '/uk/en/contact')
  const email = await fill(page)
  await send(page).click()
  await expect(page.getByRole('heading', { name: THANKS })).toBeVisible()
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), location.href]),
  )
  expect(kept).not.toContain(email)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('telephone and e-mail are shown in place of the form', async ({ page }) => {
    await page.goto('/uk/en/contact')
    await expect(formOf(page)).toBeHidden()
    await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible()
    await expect(page.locator('main a[href^="mailto:"]').first()).toBeVisible()
  })
})
