import { FlyoutDrawer } from '@vitrine/ui/FlyoutDrawer'
import { LocaleSwitch } from '@vitrine/ui/LocaleSwitch'
import { MenuTree } from '@vitrine/ui/MenuTree'
import { defineMessages, useIntl } from 'react-intl'
import { usePageData } from '../../contexts/PageDataContext.js'
import { useShell } from '../../contexts/ShellContext.js'
import type { FlyoutProps } from './flyoutLoaders.js'

const messages = defineMessages({
  title: { id: 'menuFlyout.title', defaultMessage: 'Menu' },
})

export function MenuFlyout({ isOpen, onClose }: FlyoutProps) {
  const intl = useIntl()
  const shell = useShell()
  const { localeOptions } = usePageData()
  return (
    <FlyoutDrawer isOpen={isOpen} onClose={onClose} flyout="menu" title={intl.formatMessage(messages.title)}>
      <MenuTree
        navigation={shell.navigation}
        utilityLinks={shell.utilityLinks}
        phone={shell.phone}
        localeSwitch={<LocaleSwitch options={localeOptions} />}
        onNavigate={onClose}
      />
    </FlyoutDrawer>
  )
}
