// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { afterEach, describe, expect, it } from 'vitest'
import { openServer, siteId } from '../../test/openTab.js'
import { createScapiClient } from '../client/createScapiClient.js'
import { createShopperSessions } from '../sync/shopperSessions.js'
import { answerWith, createFakeRoutes } from '../testing/fakeRoutes.js'
import { CommerceProvider, useCommerce } from './CommerceProvider.js'
import { useActivities } from './useActivities.js'
import { type RecommendationQuestion, useRecommendations } from './useRecommendations.js'

afterEach(cleanup)

const recommended = {
  recoUUID: 'r',
  recommenderName: 'similar',
  displayMessage: 'You may also like',
  recs: [{ id: 'a' }, { id: 'b' }],
}
const products = answerWith({ data: [{ id: 'a' }, { id: 'b' }] })

describe('useRecommendations', () => {
  it.each<readonly [string, RecommendationQuestion, path: string, body: object]>([
    [
      'a recommender',
      { dnt: false, from: { recommenderName: 'similar' }, products: [{ id: 'p' }] },
      `/apis/einstein/personalization/recs/${siteId}/similar`,
      { products: [{ id: 'p' }] },
    ],
    [
      'a zone',
      { dnt: false, from: { zone: 'home' }, categories: [{ id: 'watches' }] },
      `/apis/einstein/personalization/${siteId}/zones/home/recs`,
      { categories: [{ id: 'watches' }] },
    ],
  ])('asks %s with what the page shows, and reads the products it names', async (_, question, path, body) => {
    const { render, calls } = openServer({
      'POST similar': answerWith(recommended),
      'POST recs': answerWith(recommended),
      'GET products': products,
    })
    const result = render(() => useRecommendations(question))
    await waitFor(() => expect(result.current.status).toBe('ready'))
    const { recs: __, ...heading } = recommended
    expect(result.current.data).toEqual({ ...heading, products: [{ id: 'a' }, { id: 'b' }] })
    const asked = calls.find(({ path }) => path.includes('einstein'))
    expect(asked?.path).toBe(path)
    expect(JSON.parse(asked?.body ?? '')).toMatchObject(body)
    expect(calls.at(-1)?.query.get('ids')).toBe('a,b')
  })

  it('asks nothing without a question', async () => {
    const { render, names } = openServer({})
    const result = render(() => useRecommendations(null))
    await act(() => Promise.resolve())
    expect([result.current.status, result.current.data, names()]).toEqual(['idle', null, []])
  })

  it('asks once for each question', async () => {
    const { render, names } = openServer({ 'POST one': answerWith({}), 'POST two': answerWith({}) })
    const useNamed = (recommenderName: string) => useRecommendations({ dnt: false, from: { recommenderName } })
    const result = render(() => [useNamed('one'), useNamed('two'), useNamed('one')])
    await waitFor(() => expect(result.current.every(({ status }) => status === 'ready')).toBe(true))
    expect(names()).toEqual(['POST session', 'POST one', 'POST two'])
  })
})

describe('CommerceProvider', () => {
  it('without a recommendation service sends no recommendation request and no activity', async () => {
    const { fetch, names } = createFakeRoutes({})
    const scope = { siteId: 'demo', locale: 'de-CH', currency: 'CHF' }
    const client = createScapiClient({ baseUrl: '', organizationId: 'org', ...scope, fetch })
    const sessions = createShopperSessions({ url: '/apis/session', fetch })
    const wrapper = ({ children }: { readonly children: ReactNode }) =>
      createElement(
        SWRConfig,
        { value: { provider: () => new Map() } },
        createElement(CommerceProvider, { client, sessions, ...scope, country: 'CH' }, children),
      )
    const use = () => ({
      recs: useRecommendations({ dnt: false, from: { zone: 'home' } }),
      report: useActivities(false),
    })
    const { result } = renderHook(use, { wrapper })
    const answer = await act(() => result.current.report({ name: 'viewPage', currentLocation: '/ch/de' }))
    expect([answer, result.current.recs.status, names()]).toEqual([{}, 'idle', []])
  })

  it('is required by the hooks', () => {
    expect(() => renderHook(() => useCommerce())).toThrow('useCommerce must be used inside <CommerceProvider>.')
  })
})
