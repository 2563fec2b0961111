import type { Category, CategoryResult } from '@vitrine/commerce-client/types/category'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestSandbox, type TestSandbox, type TestShopper } from '../testing/createTestSandbox.js'

describe('categories', () => {
  let sandbox: TestSandbox
  let shopper: TestShopper
  beforeAll(async () => {
    sandbox = await createTestSandbox()
    shopper = await sandbox.login()
  })
  afterAll(() => sandbox.app.close())

  const get = (path: string) => shopper.call('GET', 'product/shopper-products/v1', path)
  const getCategory = async (path: string) => (await get(`categories/${path}`)).json<Category>()

  it.each([
    [0, undefined, undefined],
    [1, ['watches-mens'], undefined],
    [2, ['watches-mens'], ['watches-mens-automatic']],
  ])('include %i levels below them', async (levels, children, grandchildren) => {
    const category = await getCategory(`watches?levels=${levels}`)
    expect(category.categories?.map(({ id }) => id)).toEqual(children)
    expect(category.categories?.[0]?.categories?.map(({ id }) => id)).toEqual(grandchildren)
  })

  it('include their parents from the top down', async () => {
    expect(await getCategory('watches-mens-automatic?locale=fr-CH')).toMatchObject({
      name: 'watches-mens-automatic (fr)',
      parentCategoryId: 'watches-mens',
      parentCategoryTree: [{ id: 'watches' }, { id: 'watches-mens' }, { id: 'watches-mens-automatic' }],
      c_urlPath: '/watches/mens/automatic',
    })
  })

  it('start at the root', async () => {
    const root = await getCategory('root')
    expect(root.categories?.map(({ id }) => id)).toEqual(['watches', 'jewellery', 'gifts'])
    expect(root.categories?.[0]?.parentCategoryId).toBe('root')
  })

  it('are found by ids, without unknown ones', async () => {
    const { data, total } = (await get('categories?ids=rings,none,gifts&levels=0')).json<CategoryResult>()
    expect(data.map(({ id }) => id)).toEqual(['rings', 'gifts'])
    expect(total).toBe(2)
  })

  it('answer 404 with the slug of products', async () => {
    const answer = await get('categories/none')
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({
      title: 'Category Not Found',
      type: 'https://api.commercecloud.salesforce.com/documentation/error/v1/errors/product-not-found',
      productId: 'none',
    })
  })

  it.each(['categories/watches?levels=3', 'categories', 'categories?ids=,'])('answer 400 to %s', async (path) => {
    expect((await get(path)).statusCode).toBe(400)
  })

  it('answer 400 to more than 50 ids', async () => {
    const ids = Array.from({ length: 51 }, (_, index) => `c${index}`).join(',')
    expect((await get(`categories?ids=${ids}`)).json().detail).toContain('50')
  })
})
