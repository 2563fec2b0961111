import type { Decorator } from '@storybook/react-vite'

/** Limits a story to the width of a form column. */
export const inFormColumn: Decorator = (Story) => (
  <div style={{ maxInlineSize: '36rem' }}>
    <Story />
  </div>
)
