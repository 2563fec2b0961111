import { FlyoutDrawer } from '../../src/components/FlyoutDrawer/FlyoutDrawer.js'
import { LocaleSwitch } from '../../src/components/LocaleSwitch/LocaleSwitch.js'
import { MenuTree, type MenuTreeProps } from '../../src/components/MenuTree/MenuTree.js'
import { localeOptions } from '../../test/siteData.js'
import { house } from '../sample/site.js'

export interface MenuFlyoutProps extends Pick<MenuTreeProps, 'navigation' | 'utilityLinks'> {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Navigation menu on phones and tablets. */
export function MenuFlyout({ isOpen, onClose, navigation, utilityLinks }: MenuFlyoutProps) {
  return (
    <FlyoutDrawer isOpen={isOpen} onClose={onClose} flyout="menu" title="Menu">
      <MenuTree
        navigation={navigation}
        utilityLinks={utilityLinks}
        phone={house.phone}
        localeSwitch={<LocaleSwitch options={localeOptions} />}
        onNavigate={onClose}
      />
    </FlyoutDrawer>
  )
}
