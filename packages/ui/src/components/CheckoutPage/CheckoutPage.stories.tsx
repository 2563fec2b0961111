import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { address, delivery, payment, phone, shippingValues } from '../../../test/checkout.js'
import { LONG } from '../../../test/hostile.js'
import { order } from '../../../test/order.js'
import { screen, viewport } from '../../../test/viewports.js'
import { CheckoutAddressForm } from '../CheckoutAddressForm/CheckoutAddressForm.js'
import { CheckoutContactForm } from '../CheckoutContactForm/CheckoutContactForm.js'
import { CheckoutDeliveryForm } from '../CheckoutDeliveryForm/CheckoutDeliveryForm.js'
import { CheckoutPaymentForm } from '../CheckoutPaymentForm/CheckoutPaymentForm.js'
import { CheckoutStatus } from '../CheckoutStatus/CheckoutStatus.js'
import { CheckoutStep } from '../CheckoutStep/CheckoutStep.js'
import { ExpressPay } from '../ExpressPay/ExpressPay.js'
import { Link } from '../Link/Link.js'
import { OrderSummary } from '../OrderSummary/OrderSummary.js'
import { CheckoutPage } from './CheckoutPage.js'

const titles = ['Contact', 'Delivery', 'Delivery method', 'Payment and review'] as const
const names = ['who', 'where', 'how', 'payment'] as const

/** The steps of a checkout with one of them open. */
function steps(open: number) {
  const summaries = ['anna@example.com', 'Anna Lindqvist, Bahnhofstrasse 24, 8001 Zürich', 'Insured courier', null]
  const forms = [
    <CheckoutContactForm key="who" action="#" values={{ email: '' }} problems={[]} loginHref="/login" />,
    <CheckoutAddressForm key="where" {...address} values={shippingValues} />,
    <CheckoutDeliveryForm key="how" {...delivery} value="insured" />,
    <CheckoutPaymentForm
      key="payment"
      {...payment}
      value="TWINT"
      review={<OrderSummary {...order} title="Review your order" headingLevel={3} defaultOpen />}
    />,
  ]
  return titles.map((title, index) => (
    <CheckoutStep
      key={title}
      number={index + 1}
      name={names[index] ?? ''}
      title={title}
      status={index === open ? 'open' : index < open ? 'done' : 'upcoming'}
      summary={summaries[index]}
      changeHref={`?step=${names[index]}`}
    >
      {forms[index]}
    </CheckoutStep>
  ))
}

const meta = {
  title: 'Shop/CheckoutPage',
  component: CheckoutPage,
  parameters: {
    layout: 'fullscreen',
    guidance: {
      do: ['Show the total from the first step on.', 'Keep the header to the logo and a way back.'],
      dont: ['Place advertising in it.', 'Add steps for extras.'],
    },
    contract: [
      'The steps are an ordered list; the title can take the focus.',
      'The summary precedes the steps, collapsed on phones with the total in view.',
      'Without scripts everything is visible and can be submitted.',
    ],
    keyboard: [],
  },
  args: {
    steps: steps(0),
    summary: <OrderSummary {...order} />,
    banner: <ExpressPay wallets={[{ id: 'browser', kind: 'browser' }]} onPay={() => {}} />,
    help: (
      <>
        Questions? <Link href={phone.href}>{phone.label}</Link>
      </>
    ),
  },
} satisfies Meta<typeof CheckoutPage>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
    const list = canvas.getByRole('list', { name: 'Steps of the checkout' })
    await expect([...list.children].map((step) => step.getAttribute('data-status'))).toEqual([
      'open',
      'upcoming',
      'upcoming',
      'upcoming',
    ])
  },
}

export const Address: Story = { args: { steps: steps(1), banner: null } }

export const Delivery: Story = { args: { steps: steps(2), banner: null } }

export const Payment: Story = {
  args: { steps: steps(3), banner: <CheckoutStatus kind="failed" reason="declined" phone={phone} /> },
}

/** The summary is collapsed, and its button contains the total. */
export const OnAPhone: Story = {
  args: { steps: steps(1), banner: null },
  parameters: { viewport },
  globals: { viewport: screen('phone') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Your order.*15,200$/ })).toBeVisible()
    await expect(canvas.getByText('Meridian 40')).not.toBeVisible()
  },
}

export const OddTexts: Story = { args: { title: LONG, help: LONG, banner: LONG } }

export const AllStates = allStates(meta, { Default, Address, Delivery, Payment, OddTexts })
