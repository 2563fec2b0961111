import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../../test/describeComponent.js'
import { renderUi } from '../../../test/renderUi.js'
import { Banner } from './Banner.js'

describeComponent('Banner', Banner, { type: 'info', children: 'Closed on Monday.' }, ['icon', 'body'])

describe('Banner', () => {
  it.each([
    ['warning', 'alert'],
    ['success', 'status'],
    ['info', 'status'],
  ] as const)('is announced as %s by the role %s', (type, role) => {
    expect(renderUi(<Banner type={type}>Text</Banner>)).toContain(`role="${role}"`)
  })

  it('has no close button when it cannot be closed', () => {
    expect(renderUi(<Banner type="info">Text</Banner>)).not.toContain('<button')
  })
})
