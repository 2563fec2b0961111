import { text } from '../../packages/ui/src/theme/text.css.js'
import * as css from '../../packages/ui/docs/docs.css.js'

/** `parameters.guidance` of a component's stories: short sentences for designers. */
interface GuidanceParameter {
  readonly do: readonly string[]
  readonly dont: readonly string[]
}

export const isGuidance = (value: unknown): value is GuidanceParameter =>
  typeof value === 'object' && value !== null && 'do' in value && 'dont' in value

export function Guidance({ guidance }: { readonly guidance: GuidanceParameter }) {
  return (
    <div className={`${css.columns} ${css.heading}`}>
      <Rules title="Do" sentences={guidance.do} />
      <Rules title="Don’t" sentences={guidance.dont} />
    </div>
  )
}

function Rules({ title, sentences }: { readonly title: string; readonly sentences: readonly string[] }) {
  return (
    <section className={css.rules}>
      <h2 className={text.overline}>{title}</h2>
      {sentences.map((sentence) => (
        <p key={sentence} className={text.body}>
          {sentence}
        </p>
      ))}
    </section>
  )
}
