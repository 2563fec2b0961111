import { useBasket } from '@vitrine/commerce-client/hooks/useBasket'
import { CartButton } from '@vitrine/ui/CartButton'
import { useFlyouts } from '../flyouts/FlyoutContext.js'
import { useShell } from '../shell/ShellContext.js'
import { loadFlyout } from './flyoutLoaders.js'
import { useHasSession } from './useHasSession.js'

/** Cart in the header: counts pieces once a session exists; without JavaScript a link to the cart page. */
export function MiniCartButton() {
  const { localeAlias } = useShell()
  const flyouts = useFlyouts()
  const { basket, totalItems } = useBasket({ isEnabled: useHasSession() })
  const warm = () => void loadFlyout('shoppingCart')
  return (
    <CartButton
      data-part="cart-button"
      href={`/${localeAlias}/cart`}
      count={basket ? totalItems : null}
      onOpen={() => flyouts.open('shoppingCart')}
      onPointerEnter={warm}
      onFocus={warm}
    />
  )
}
