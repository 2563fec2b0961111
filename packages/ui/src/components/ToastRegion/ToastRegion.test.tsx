import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../../test/describeComponent.js'
import { renderUi } from '../../../test/renderUi.js'
import { ToastRegion } from './ToastRegion.js'

describeComponent('ToastRegion', ToastRegion, { toasts: [], onDismiss: () => {} })

describe('ToastRegion', () => {
  it('renders its live regions before there is a message', () => {
    const html = renderUi(<ToastRegion toasts={[]} onDismiss={() => {}} />)
    expect(html).toContain('role="status"')
    expect(html).toContain('role="alert"')
  })
})
