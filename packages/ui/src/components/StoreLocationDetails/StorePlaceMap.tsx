'use client'

import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { useIsHydrated } from '../../hydration/useIsHydrated.js'
import { Button } from '../Button/Button.js'
import { useMapOnRequest } from '../StoreMap/useMapOnRequest.js'
import * as css from './StoreLocationDetails.css.js'
import { messages } from './StoreLocationDetails.messages.js'
import type { StoreLocationDetailsProps } from './StoreLocationDetails.js'

/** Map of the boutique, loaded on request. */
export function StorePlaceMap({
  store,
  tiles,
  loadMap,
}: Pick<StoreLocationDetailsProps, 'store' | 'tiles' | 'loadMap'>) {
  const mapId = useId()
  const isHydrated = useIsHydrated()
  const { StoreMap, stage, toggle } = useMapOnRequest(loadMap)
  return (
    <div className={css.map}>
      {isHydrated && (
        <Button
          variant="secondary"
          isBusy={stage === 'loading'}
          aria-expanded={StoreMap !== null}
          aria-controls={StoreMap ? mapId : undefined}
          onClick={toggle}
        >
          <FormattedMessage {...(StoreMap ? messages.hideMap : messages.showMap)} />
        </Button>
      )}
      <p role="status" className={css.note}>
        {stage === 'failed' && <FormattedMessage {...messages.mapFailed} />}
      </p>
      {StoreMap && (
        <StoreMap
          id={mapId}
          className={css.mapFrame}
          stores={[store]}
          selectedId={store.id}
          place={store.position && { ...store.position, city: store.city }}
          tiles={tiles}
        />
      )}
    </div>
  )
}
