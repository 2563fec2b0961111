import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { UiProvider } from '../packages/ui/src/provider/UiProvider.tsx'

const files = import.meta.glob('../packages/ui/src/components/*/*.stories.tsx')

/**
 * A function that renders a component with the props of its first story; if that renders nothing, the story itself.
 * null = it has no story. Throws what the component throws.
 */
export async function sampleOf(name, messages) {
  const load = files[`../packages/ui/src/components/${name}/${name}.stories.tsx`]
  if (!load) return null
  const { default: meta, ...stories } = await load()
  const story = stories.Default ?? Object.values(stories)[0]
  const args = { ...meta.args, ...story?.args }
  const place = story?.render ?? meta.render
  const bare = () => renderPage(createElement(meta.component, args), messages)
  const placed = () =>
    renderPage(
      createElement(() => place(args, {})),
      messages,
    )
  return place && !isFilled(bare) && isFilled(placed) ? placed : bare
}

function isFilled(make) {
  try {
    return make() !== ''
  } catch {
    return false
  }
}

function renderPage(content, messages) {
  return renderToString(
    createElement(IntlProvider, { locale: 'de-CH', messages }, createElement(UiProvider, null, content)),
  )
}
