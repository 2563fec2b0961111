import type { Preview } from '@storybook/react-vite'
import { DocsContainer } from './docs/DocsContainer.tsx'
import { DocsPage } from './docs/DocsPage.tsx'
import { elements } from './docs/elements.tsx'
import { loadFaces } from './faces.ts'
import { languages } from './languages.ts'
import { toolbarThemes } from './toolbarThemes.ts'
import { typeNames } from './typeNames.ts'
import { viewports } from './viewports.ts'
import { withFrame } from './withFrame.tsx'
import '../packages/ui/src/theme/global.css.js'

const menu = (
  title: string,
  icon: 'paintbrush' | 'globe' | 'transfer' | 'zoom',
  items: Readonly<Record<string, string>>,
) => ({
  description: title,
  toolbar: {
    title,
    icon,
    items: Object.entries(items).map(([value, label]) => ({ value, title: label })),
    dynamicTitle: true,
  },
})

const preview: Preview = {
  beforeAll: loadFaces,
  tags: ['autodocs'],
  decorators: [withFrame],
  argTypesEnhancers: [typeNames],
  globalTypes: {
    theme: menu('Theme', 'paintbrush', toolbarThemes),
    locale: menu(
      'Language',
      'globe',
      Object.fromEntries(Object.entries(languages).map(([key, { title }]) => [key, title])),
    ),
    direction: menu('Direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
    textSize: menu('Text size', 'zoom', { '100': 'Text 100 %', '200': 'Text 200 %' }),
  },
  initialGlobals: {
    theme: import.meta.env.VITE_THEME ?? 'retailer',
    locale: 'en',
    direction: 'ltr',
    textSize: '100',
  },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    controls: { expanded: true },
    viewport: { options: viewports },
    docs: { container: DocsContainer, page: DocsPage, components: elements, codePanel: true },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Docs',
          [
            'Introduction',
            'Principles',
            'Tokens',
            'Icons',
            'Layout',
            'Accessibility',
            'Writing',
            'How to add',
            'Changelog',
          ],
          'Pages',
          'Foundation',
          'Layout',
          'Forms',
          'Overlays',
          'Content',
          'Shop',
        ],
      },
    },
  },
}

export default preview
