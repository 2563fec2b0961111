import type { PurgeTarget } from './createPublish.js'

/**
 * The webhook of `PURGE_URL` and `PURGE_TOKEN`; null = neither is set.
 * @throws Error when one of them is missing or the URL is invalid
 */
export function purgeTarget(url: string | undefined, token: string | undefined): PurgeTarget | null {
  if (!url && !token) return null
  if (!url || !token) throw new Error('PURGE_URL and PURGE_TOKEN belong together. Set both or neither.')
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new Error(`PURGE_URL is "${url}", which is not a URL. Set one like http://127.0.0.1:3000/apis/purge.`)
  }
  return { url, token }
}
