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
  ] as const)('announces %s with the role %s', (type, role) => {
    expect(renderUi(<Banner type={type}>Text</Banner>)).toContain(`role="${role}"`)
  })

  it('renders no close button without onDismiss', () => {
    expect(renderUi(<Banner type="info">Text</Banner>)).not.toContain('<button')
  })
})
