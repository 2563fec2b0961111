import { Icon } from '@vitrine/ui/Icon'
import { Skeleton } from '@vitrine/ui/Skeleton'
import { type ReactNode, Suspense, useState } from 'react'
import { useIsHydrated } from '../useIsHydrated.js'
import * as styles from './CartSummary.css.js'

export interface CartDetailsProps {
  readonly title: string
  /** The shopper has used it: then it is open when it is first rendered. */
  readonly isUsed: boolean
  /** Code that may load when it is rendered: after hydration, once open. */
  readonly children: ReactNode
  /** A form that works without scripts; absent = hidden where scripts are off. */
  readonly withoutScript?: ReactNode
}

/**
 * A form of the cart that few shoppers need. Not the design system's `Disclosure`: a second user would move it into a
 * file of its own on every page.
 */
export function CartDetails({ title, isUsed, children, withoutScript }: CartDetailsProps) {
  const isHydrated = useIsHydrated()
  // Later changes of `isUsed` neither open nor close it.
  const [wasUsed] = useState(isUsed)
  const [isOpen, setIsOpen] = useState(isUsed)
  return (
    <details
      className={withoutScript ? styles.details : styles.scripted}
      open={wasUsed || undefined}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className={styles.opener}>
        {title}
        <Icon name="chevronDown" className={styles.chevron} />
      </summary>
      {isHydrated && isOpen && <Suspense fallback={<Skeleton className={styles.waiting} />}>{children}</Suspense>}
      {withoutScript}
    </details>
  )
}
