import { useBasket } from '@vitrine/commerce-client/hooks/useBasket'
import { CartButton } from '@vitrine/ui/CartButton'
import { useFlyouts } from '../../contexts/FlyoutContext.js'
import { useShell } from '../../contexts/ShellContext.js'
import { loadFlyout } from '../flyouts/flyoutLoaders.js'
import { useHasSession } from '../commerce/useHasSession.js'

/** Cart button in the header: shows the item count once a session exists; without JavaScript, a link to the cart page. */
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
