import { Button } from '@vitrine/ui/Button'
import type { CartLineData } from '@vitrine/ui/CartLine'
import { QuantitySelect } from '@vitrine/ui/QuantitySelect'
import { defineMessage, defineMessages, useIntl } from 'react-intl'
import { useShell } from '../../../contexts/ShellContext.js'
import * as styles from '../CartSummary.css.js'

const messages = defineMessages({
  update: { id: 'plainCart.update', defaultMessage: 'Update' },
  remove: { id: 'plainCart.remove', defaultMessage: 'Remove' },
})
const named = defineMessage<{ action: string; name: string }>({
  id: 'plainCart.named',
  defaultMessage: '{action}: {name}',
})

/** The controls of a line as a form that works without scripts. */
export function CartLineForm({ line }: { readonly line: CartLineData }) {
  const intl = useIntl()
  const { localeAlias } = useShell()
  const name = `${line.brand} ${line.name}`
  const button = (action: 'quantity' | 'remove', label: string) => (
    <Button
      type="submit"
      variant="text"
      name="action"
      value={action}
      aria-label={intl.formatMessage(named, { action: label, name })}
    >
      {label}
    </Button>
  )
  return (
    <form method="post" action={`/${localeAlias}/cart`} className={styles.plainForm}>
      <input type="hidden" name="itemId" value={line.itemId} />
      <QuantitySelect
        name="quantity"
        itemName={name}
        quantity={line.quantity}
        max={line.maxQuantity}
        onQuantityChange={() => undefined}
      />
      {button('quantity', intl.formatMessage(messages.update))}
      {button('remove', intl.formatMessage(messages.remove))}
    </form>
  )
}
