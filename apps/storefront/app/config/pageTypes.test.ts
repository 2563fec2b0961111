import { pageTemplates } from '@vitrine/cms-renderer/nodes/pageTemplates'
import { pageType } from '@vitrine/commerce-client/domain/site/pageType'
import { describe, expect, it } from 'vitest'
import { boutiquePrefix, contentSegments } from './pageTypes.js'

describe('page types', () => {
  it.each(Object.entries(pageTemplates))('path rule and template table agree on %s', (subtype, template) => {
    expect(pageType({ path: '/', subtype }, { contentSegments, boutiquePrefix })).toBe(template.pageType)
  })
})
