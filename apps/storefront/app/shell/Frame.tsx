import { UiProvider } from '@vitrine/ui/provider'
import { SkipLink } from '@vitrine/ui/SkipLink'
import { memo, type ReactNode, startTransition, useEffect, useState } from 'react'
import { IntlProvider } from 'react-intl'
import { CommerceRoot } from '../connected/commerce/CommerceRoot.js'
import { FlyoutHost } from '../connected/flyouts/FlyoutHost.js'
import { Toasts } from '../connected/toasts/Toasts.js'
import { WishlistHost } from '../connected/wishlist/WishlistHost.js'
import { FlyoutProvider } from '../connected/flyouts/FlyoutProvider.js'
import type { LocaleResources } from '../navigation/localeStore.js'
import { PageLink } from '../navigation/PageLink.js'
import { pathOf } from '../navigation/pathOf.js'
import { useGoTo } from '../navigation/useGoTo.js'
import { imageUrl } from '../page/view/imageUrl.js'
import type { PageData } from '../contract/pageData.js'
import { ToastProvider } from '../connected/toasts/ToastProvider.js'
import { ignoreMissingText } from './ignoreMissingText.js'
import { AfterHydrationHost } from './AfterHydrationHost.js'
import { PageDataContext } from '../contexts/PageDataContext.js'
import { ShellContext } from '../contexts/ShellContext.js'
import { ShellFooter } from './ShellFooter.js'
import { ShellHeader } from './ShellHeader.js'

export interface FrameProps {
  readonly page: PageData
  readonly resources: LocaleResources
  readonly children: ReactNode
}

/** Layout of every page: providers, header, main area, footer, flyouts and toasts. */
export function Frame({ page, resources, children }: FrameProps) {
  const { shell, messages } = resources
  const goTo = useGoTo(shell)
  return (
    <IntlProvider locale={shell.localeId} defaultLocale="en" messages={messages} onError={ignoreMissingText}>
      <UiProvider linkComponent={PageLink} imageUrl={imageUrl} navigate={goTo}>
        <ShellContext value={shell}>
          <PageDataContext value={page}>
            <CommerceRoot shell={shell}>
              <Furniture page={page}>{children}</Furniture>
            </CommerceRoot>
          </PageDataContext>
        </ShellContext>
      </UiProvider>
    </IntlProvider>
  )
}

function Furniture(props: FurnitureProps) {
  return (
    <ToastProvider>
      <FlyoutProvider>
        <FramedMain {...props} />
      </FlyoutProvider>
    </ToastProvider>
  )
}

type FurnitureProps = Pick<FrameProps, 'page' | 'children'>

function FramedMain({ page, children }: FurnitureProps) {
  const framePage = useFramePage(page)
  return (
    <>
      <SkipLink href="#main" />
      <AfterHydrationHost />
      <FrameHeader page={framePage} />
      <main id="main" tabIndex={-1} key={pathOf(page.path)} data-path={page.path}>
        {children}
      </main>
      <FrameFooter page={framePage} />
      <FlyoutHost />
      <WishlistHost />
      <Toasts />
    </>
  )
}

const FrameHeader = memo(ShellHeader)
const FrameFooter = memo(ShellFooter)

/** The page that header and footer use. They update after the main area, unless theme or language changes. */
function useFramePage(page: PageData): PageData {
  const [shown, setShown] = useState(page)
  useEffect(() => startTransition(() => setShown(page)), [page])
  return shown.theme === page.theme && shown.localeId === page.localeId ? shown : page
}
