import type { Decorator } from '@storybook/react-vite'

/** As wide as the column of a form. */
export const inFormColumn: Decorator = (Story) => (
  <div style={{ maxInlineSize: '36rem' }}>
    <Story />
  </div>
)
