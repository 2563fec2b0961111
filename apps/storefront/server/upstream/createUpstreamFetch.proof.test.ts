import { expect, it } from 'vitest'
import { openUpstream } from '../testing/openUpstream.js'

it('times out queued calls long before sent ones while a back end hangs', async () => {
  const { fetch, url, outcomes } = await openUpstream(() => {})
  const image = `${url}/vitrine/image/upload/w_300/a.jpg`
  const sent = Array.from({ length: 32 }, () => fetch(image).catch(() => null))
  await expect(fetch(image)).rejects.toMatchObject({ name: 'UpstreamError', failure: 'busy' })
  expect(outcomes).toEqual(['images busy'])
  await Promise.all(sent)
  expect(outcomes).toHaveLength(33)
})
