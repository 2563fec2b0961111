import { FlyoutDrawer } from '../../src/components/FlyoutDrawer/FlyoutDrawer.js'
import { LocaleSwitch } from '../../src/components/LocaleSwitch/LocaleSwitch.js'
import { MenuTree, type NavigationItem } from '../../src/components/MenuTree/MenuTree.js'
import { localeOptions } from '../../test/siteData.js'
import { house, utilityLinks } from '../sample/site.js'

export interface MenuFlyoutProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly navigation: readonly NavigationItem[]
}

/** The menu of phones and tablets. */
export function MenuFlyout({ isOpen, onClose, navigation }: MenuFlyoutProps) {
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
