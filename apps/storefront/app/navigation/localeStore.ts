import type { ShellData } from '../contract/pageData.js'
import type { Messages } from '../contract/messages.js'
import type { StampedPromise } from './stampedPromise.js'

/** Shell and texts of one locale. */
export interface LocaleResources {
  readonly shell: ShellData
  readonly messages: Messages
}

export interface LocaleStore {
  /** Loads shell and texts of a locale once. Missing texts are not an error: inline defaults apply (Spec §7 "Translations"). */
  readonly load: (localeId: string) => Promise<LocaleResources>
  readonly seed: (localeId: string, resources: LocaleResources) => void
}

export function createLocaleStore(fetchResources: (localeId: string) => Promise<LocaleResources>): LocaleStore {
  const known = new Map<string, StampedPromise<LocaleResources>>()

  function remember(localeId: string, promise: StampedPromise<LocaleResources>): StampedPromise<LocaleResources> {
    known.set(localeId, promise)
    return promise
  }

  return {
    load(localeId) {
      const hit = known.get(localeId)
      if (hit) return hit
      const promise: StampedPromise<LocaleResources> = fetchResources(localeId)
      promise
        .then(
          (value) => Object.assign(promise, { status: 'fulfilled', value }),
          () => known.delete(localeId),
        )
        .catch(() => undefined)
      return remember(localeId, promise)
    },
    seed(localeId, resources) {
      void remember(
        localeId,
        Object.assign(Promise.resolve(resources), { status: 'fulfilled' as const, value: resources }),
      )
    },
  }
}

/** Loads a locale's shell and texts in the browser. */
export async function fetchLocaleResources(localeId: string): Promise<LocaleResources> {
  const [shell, messages] = await Promise.all([fetchShell(localeId), fetchMessages(localeId)])
  return { shell, messages }
}

async function fetchShell(localeId: string): Promise<ShellData> {
  const response = await fetch(`/apis/shell?locale=${encodeURIComponent(localeId)}`)
  if (!response.ok)
    throw new Error(`The shell of locale ${localeId} failed with status ${response.status}. Reload the page.`)
  return response.json()
}

async function fetchMessages(localeId: string): Promise<Messages> {
  try {
    const response = await fetch(`/static/translations/compiled/${encodeURIComponent(localeId)}.json`)
    return response.ok ? await response.json() : {}
  } catch {
    return {}
  }
}
