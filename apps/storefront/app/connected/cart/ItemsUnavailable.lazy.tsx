import { Button } from '@vitrine/ui/Button'
import type { CartLineData } from '@vitrine/ui/CartLine'
import { Dialog } from '@vitrine/ui/Dialog'
import { defineMessages, useIntl } from 'react-intl'
import * as styles from './ItemsUnavailable.css.js'

const messages = defineMessages({
  title: { id: 'itemsUnavailable.title', defaultMessage: 'Items Unavailable' },
  text: {
    id: 'itemsUnavailable.text',
    defaultMessage: 'Some items are no longer available online and will be removed from your cart.',
  },
  remove: { id: 'itemsUnavailable.remove', defaultMessage: 'Remove' },
})

export interface ItemsUnavailableProps {
  readonly isOpen: boolean
  readonly lines: readonly CartLineData[]
  readonly onRemove: () => void
  /** Called on Esc; nothing is removed. */
  readonly onClose: () => void
}

/** Lists the cart lines that are no longer available, and removes them (Spec §8 "Items Unavailable modal"). */
export function ItemsUnavailable({ isOpen, lines, onRemove, onClose }: ItemsUnavailableProps) {
  const { formatMessage } = useIntl()
  return (
    <Dialog
      role="alertdialog"
      isOpen={isOpen}
      onClose={onClose}
      title={formatMessage(messages.title)}
      actions={<Button onClick={onRemove}>{formatMessage(messages.remove)}</Button>}
    >
      <p className={styles.text}>{formatMessage(messages.text)}</p>
      <ul role="list" className={styles.list}>
        {lines.map(({ itemId, brand, name }) => (
          <li key={itemId}>{`${brand} ${name}`}</li>
        ))}
      </ul>
    </Dialog>
  )
}
