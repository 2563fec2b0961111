import * as css from '../../packages/ui/docs/docs.css.js'
import { text as styles } from '../../packages/ui/src/theme/text.css.js'
import { elements } from './elements.tsx'
import { withCode } from './withCode.tsx'

interface PrincipleProps {
  readonly title: string
  readonly text: string
  /** Visible consequences of the principle. */
  readonly consequences: readonly string[]
  /** What it excludes. */
  readonly instead: string
}

/** One principle: title, text, consequences and what it excludes. */
export function Principle({ title, text, consequences, instead }: PrincipleProps) {
  const { h2: H2, p: P } = elements
  return (
    <section>
      <H2>{title}</H2>
      <p className={`${styles.lead} ${css.lead}`}>{text}</p>
      <div className={`${css.columns} ${css.principle}`}>
        <section className={css.rules}>
          <h3 className={styles.overline}>Consequences</h3>
          <ul className={`${styles.body} ${css.list}`}>
            {consequences.map((sentence) => (
              <li key={sentence}>{withCode(sentence)}</li>
            ))}
          </ul>
        </section>
        <section className={css.rules}>
          <h3 className={styles.overline}>Avoid</h3>
          <P>{withCode(instead)}</P>
        </section>
      </div>
    </section>
  )
}
