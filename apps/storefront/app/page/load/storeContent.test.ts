import { readCmsNode } from '@vitrine/cms-renderer/nodes/cmsNode'
import type { FrameConfig } from '@vitrine/cms-renderer/client/iframeConfig'
import { expect, it } from 'vitest'
import { marketOf } from '../market.js'
import { type ConnectedServices, loadConnected } from './storeContent.server.js'

const market = marketOf({ id: 'de-CH', alias: 'ch/de', additionalAlias: [], preferredCurrency: 'CHF' })
const request = { market, signal: undefined }

function pageWith(...names: readonly string[]) {
  const nodes = Object.fromEntries(names.map((name) => [name, { 'mgnl:template': `vitrine:components/${name}` }]))
  return readCmsNode({ storeId: 'halbrenn-zurich', main: { ...nodes, '@nodes': names }, '@nodes': ['main'] })
}

function services(frames: () => Promise<readonly FrameConfig[]>) {
  const logged: string[] = []
  const calls: string[] = []
  const log = { warn: () => undefined, error: (_: object, message: string) => logged.push(message) }
  const made: ConnectedServices = {
    scapi: () => ({
      request: () => {
        calls.push('stores')
        return Promise.reject(new Error('down'))
      },
    }),
    cms: { getFrames: frames },
    frameOrigins: ['https://clock.corvane.example'],
    log,
  }
  return { made, logged, calls }
}

const frame = (key: string, src: string): FrameConfig => ({ key, src, title: key, height: null })

it('renders without stores when commerce fails, logs it, and disables caching of the page', async () => {
  const { made, logged } = services(() => Promise.resolve([]))
  const loaded = await loadConnected(pageWith('store-locator'), request, made)
  expect(loaded).toMatchObject({ stores: null, hasFailed: true, storeId: 'halbrenn-zurich' })
  expect(logged).toEqual(['boutiques of the content could not be loaded'])
})

it('renders without frames when the CMS fails', async () => {
  const { made, logged } = services(() => Promise.reject(new Error('down')))
  const loaded = await loadConnected(
    readCmsNode({ a: { 'mgnl:template': 'vitrine:components/partner-brand-iframe' } }),
    request,
    made,
  )
  expect([loaded.frames.size, loaded.hasFailed, logged.length]).toEqual([0, true, 1])
})

it('allows frames of listed origins only', async () => {
  const configured = [
    frame('ours', 'https://clock.corvane.example/la-brevine'),
    frame('other', 'https://clock.corvane.example.evil.example/'),
  ]
  const { made } = services(() => Promise.resolve(configured))
  const node = readCmsNode({ a: { 'mgnl:template': 'vitrine:components/partner-brand-iframe' } })
  const { frames } = await loadConnected(node, request, made)
  expect([...frames].map(([key, { isAllowed }]) => [key, isAllowed])).toEqual([
    ['ours', true],
    ['other', false],
  ])
})

it('requests nothing that a page does not show', async () => {
  const { made, calls } = services(() => Promise.reject(new Error('unexpected request')))
  const loaded = await loadConnected(
    readCmsNode({ a: { 'mgnl:template': 'vitrine:components/teaser' } }),
    request,
    made,
  )
  expect([loaded.hasFailed, calls]).toEqual([false, []])
})
