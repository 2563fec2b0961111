import { contextOfQuery, type QueriedContext } from '@vitrine/commerce-client/domain/shopperContext/contextOfQuery'
import { sourceCode } from '@vitrine/commerce-client/domain/shopperContext/sourceCode'
import { useSyncShopperContext } from '@vitrine/commerce-client/hooks/useSyncShopperContext'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { useSWRConfig } from 'swr'
import { contextQuery } from '../../config/contextQuery.js'
import { useNavigation } from '../../contexts/NavigationContext.js'
import { setShopperContextLoading } from './shopperContextState.js'

/** Context last sent by this document, so that unchanged context is not sent again on every page. */
let sent = ''

/**
 * Updates the shopper context from the address, or from a source code that another of our sites left in a cookie
 * (Spec §4 "Shopper context sync"). Without either it makes no request, so a page view alone creates no session. After a
 * change all data is reloaded: personal data by the hook, pages here.
 */
export function ContextSync() {
  const { search } = useLocation()
  const { pages } = useNavigation()
  const { mutate } = useSWRConfig()
  const { trigger } = useSyncShopperContext()

  const sync = useEffectEvent(async (wanted: QueriedContext) => {
    setShopperContextLoading(true)
    const outcome = await trigger(wanted)
    if (outcome.kind === 'done' && outcome.result) {
      pages.expire()
      // Only page keys are strings.
      await mutate((key) => typeof key === 'string').catch(() => undefined)
    }
    setShopperContextLoading(false)
  })

  useEffect(() => {
    const wanted = queried(search)
    const text = JSON.stringify(wanted)
    if (text === sent || text === '{}') return
    sent = text
    void sync(wanted)
  }, [search])
  return null
}

function queried(search: string): QueriedContext {
  const code = sourceCode(search, readCookies())
  return { ...contextOfQuery(search, contextQuery), ...(code !== null && { sourceCode: code }) }
}

function readCookies(): string {
  try {
    return document.cookie
  } catch {
    return ''
  }
}
