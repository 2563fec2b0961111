'use client'

import { useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { visuallyHidden } from '../../theme/a11y.css.js'
import { Button } from '../Button/Button.js'
import { EmptyState } from '../EmptyState/EmptyState.js'
import { FlyoutDrawer, type FlyoutDrawerProps } from '../FlyoutDrawer/FlyoutDrawer.js'
import { counted } from '../Listing/counted.js'
import { messages as listingMessages } from '../Listing/Listing.messages.js'
import { useFocusRescue } from '../Listing/useFocusRescue.js'
import { messages as panelMessages } from '../RefinementPanel/RefinementPanel.messages.js'
import type { RefinementGroup } from '../RefinementPanel/RefinementPanel.js'
import * as css from './FilterFlyout.css.js'
import { messages } from './FilterFlyout.messages.js'
import { FilterGroupList } from './FilterGroupList.js'
import { FilterGroups } from './FilterGroups.js'
import { FilterValues } from './FilterValues.js'
import { useIsWide } from './useIsWide.js'

export interface FilterFlyoutProps
  extends Omit<
    FlyoutDrawerProps,
    'flyout' | 'anchor' | 'width' | 'title' | 'headerActions' | 'onBack' | 'children' | 'footer'
  > {
  readonly groups: readonly RefinementGroup[]
  /** Number of products with the current refinements. */
  readonly total: number
  /** URL without refinements; null = none is selected. */
  readonly clearHref: string | null
  /** Opens with the values of this group only; back leads to all groups. */
  readonly opensAt?: string | undefined
  /** The group shown by the flyout `filterBrand`. */
  readonly brandGroupId?: string | undefined
}

/**
 * All refinements of a listing in a flyout: disclosures on large screens, two levels on phones. Values are links that
 * keep the flyout open; long lists can be searched. Without JavaScript use `RefinementPanel`. Spec §2 "Flyouts"
 * (`filterFlyout`, `filterBrand`). Load it with `import()` on first use.
 */
export function FilterFlyout({
  groups,
  total,
  clearHref,
  opensAt,
  brandGroupId = 'brand',
  isOpen,
  onClose,
  ...rest
}: FilterFlyoutProps) {
  const intl = useIntl()
  const isWide = useIsWide()
  const content = useRef<HTMLDivElement>(null)
  const watched = useFocusRescue(() => content.current?.closest('[role="dialog"]')?.querySelector('h2'))
  const { panel, cameFrom, show, back } = usePanel(groups, isOpen, opensAt)
  return (
    <FlyoutDrawer
      {...rest}
      isOpen={isOpen}
      onClose={onClose}
      flyout={panel && panel.id === brandGroupId ? 'filterBrand' : 'filterFlyout'}
      title={panel ? panel.label : intl.formatMessage(messages.title)}
      onBack={panel && back}
      headerActions={
        clearHref !== null && (
          <Button ref={watched} variant="text" href={clearHref} rel="nofollow">
            <FormattedMessage {...messages.clear} />
          </Button>
        )
      }
      footer={groups.length > 0 && <Footer total={counted(total)} onClose={onClose} />}
    >
      <div ref={content}>
        {groups.length === 0 && <EmptyState title={intl.formatMessage(messages.none)} />}
        {panel ? (
          <FilterValues key={panel.id} group={panel} isPanel />
        ) : isWide ? (
          <FilterGroups groups={groups} />
        ) : (
          <FilterGroupList groups={groups} onChoose={show} cameFrom={cameFrom} />
        )}
      </div>
    </FlyoutDrawer>
  )
}

/**
 * The group that fills the flyout; undefined = all groups. Falls back to all groups when the group is not in new
 * results.
 */
function usePanel(groups: readonly RefinementGroup[], isOpen: boolean, opensAt: string | undefined) {
  const [wasOpen, setWasOpen] = useState(false)
  const [panelId, setPanelId] = useState<string | null>(null)
  const [cameFrom, setCameFrom] = useState<string | null>(null)
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    if (isOpen) {
      setPanelId(opensAt ?? null)
      setCameFrom(null)
    }
  }
  const back = () => {
    setCameFrom(panelId)
    setPanelId(null)
  }
  return { panel: groups.find(({ id }) => id === panelId), cameFrom, show: setPanelId, back }
}

/** Number of products, announced on change, and a button to show them. */
function Footer({ total, onClose }: { total: number; onClose: () => void }) {
  const isEmpty = total <= 0
  return (
    <>
      <p role="status" className={isEmpty ? css.total : visuallyHidden}>
        {isEmpty ? (
          <FormattedMessage {...listingMessages.empty} />
        ) : (
          <FormattedMessage {...panelMessages.count} values={{ count: total }} />
        )}
      </p>
      <Button onClick={onClose} variant={isEmpty ? 'secondary' : 'primary'}>
        {isEmpty ? (
          <FormattedMessage {...messages.close} />
        ) : (
          <FormattedMessage {...panelMessages.showResults} values={{ total }} />
        )}
      </Button>
    </>
  )
}
