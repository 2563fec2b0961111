import { text } from '../../packages/ui/src/theme/text.css.js'
import * as css from '../../packages/ui/docs/docs.css.js'

/** States which further props a component accepts. `base`: the types that its props extend, as written. */
export function BaseNote({ base }: { readonly base: string | null }) {
  const element = base && elementOf(base)
  if (element) {
    return (
      <p className={`${text.body} ${css.prose}`}>
        All other attributes, <code className={css.code}>className</code> and <code className={css.code}>ref</code> are
        passed to the root element, <code className={css.code}>{`<${element}>`}</code>.
      </p>
    )
  }
  const props = base?.match(/\b(\w+Props)\b/)?.[1]
  if (!props) return null
  return (
    <p className={`${text.body} ${css.prose}`}>
      It also accepts the props of <code className={css.code}>{props.replace(/Props$/, '')}</code>.
    </p>
  )
}

/**
 * Name of the root element: `Omit<ComponentPropsWithRef<'section'>, 'title'>` gives `section`; null when it is unknown.
 */
function elementOf(base: string): string | null {
  const byName = base.match(/ComponentProps(?:WithRef|WithoutRef)?<'(\w+)'>/)?.[1]
  if (byName) return byName
  const byInterface = base.match(/HTML(\w+)Element/)?.[1]?.toLowerCase()
  return byInterface === 'anchor' ? 'a' : (byInterface ?? null)
}
