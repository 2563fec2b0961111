import { type ComponentType, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { type FlyoutId, useFlyouts, useOpenFlyout } from '../../contexts/FlyoutContext.js'
import { useToasts } from '../../contexts/ToastContext.js'
import { failed } from '../commerce/failed.js'
import { type FlyoutProps, loadFlyout } from './flyoutLoaders.js'

/** Shows the open flyout; its code is loaded on first opening. */
export function FlyoutHost() {
  const openId = useOpenFlyout()
  const { close } = useFlyouts()
  const intl = useIntl()
  const toasts = useToasts()
  const [flyouts, setFlyouts] = useState<ReadonlyMap<FlyoutId, ComponentType<FlyoutProps>>>(new Map())

  useEffect(() => {
    if (openId === null || flyouts.has(openId)) return undefined
    let isWanted = true
    loadFlyout(openId)?.then(
      (Flyout) => setFlyouts((known) => new Map(known).set(openId, Flyout)),
      () => {
        if (!isWanted) return
        toasts.show({ type: 'warning', message: intl.formatMessage(failed) })
        close()
      },
    )
    return () => {
      isWanted = false
    }
  }, [openId, flyouts, toasts, intl, close])

  return [...flyouts].map(([id, Flyout]) => <Flyout key={id} isOpen={openId === id} onClose={close} />)
}
