import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../../test/describeComponent.js'
import { renderUi } from '../../../test/renderUi.js'
import { ExpressPay, type ExpressPayProps } from './ExpressPay.js'

const props: ExpressPayProps = { wallets: [{ id: 'apple', kind: 'applepay' }], onPay: () => {} }

describeComponent('ExpressPay', ExpressPay, props)

describe('ExpressPay', () => {
  it('renders nothing without a wallet', () => {
    expect(renderUi(<ExpressPay {...props} wallets={[]} />)).toBe('')
  })

  it('marks the open wallet as busy and disables the others', () => {
    const wallets = [...props.wallets, { id: 'paypal', kind: 'paypal' }]
    const markup = renderUi(<ExpressPay {...props} wallets={wallets} busyWallet="apple" />)
    expect(markup.match(/aria-busy="true"/g)).toHaveLength(1)
    expect(markup.match(/ disabled=""/g)).toHaveLength(1)
  })
})
