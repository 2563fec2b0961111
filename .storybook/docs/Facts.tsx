import type { ComponentFacts } from '../componentFacts.ts'
import type { ComponentWeight } from '../componentWeights.ts'
import * as css from '../../packages/ui/docs/docs.css.js'
import { elements } from './elements.tsx'
import { useWeights } from './useWeights.ts'

interface FactsProps {
  readonly name: string
  readonly facts: ComponentFacts
}

/** How a component is imported, where it runs, and its size. */
export function Facts({ name, facts }: FactsProps) {
  const weight = useWeights()[name]
  const { h2: H2, code: Code } = elements
  return (
    <>
      <H2>Size and loading</H2>
      <dl className={css.facts}>
        <dt>Entry</dt>
        <dd>
          <Code>{`@vitrine/ui/${name}`}</Code>
        </dd>
        <dt>Loads</dt>
        <dd>
          {facts.isLazy ? 'On demand with import(), never with the initial page.' : 'With the page that uses it.'}
        </dd>
        <dt>Runs</dt>
        <dd>
          {facts.isClient
            ? 'On the server for the initial HTML, then in the browser.'
            : 'On the server only; it needs no script in the browser.'}
        </dd>
        {weight && (
          <>
            <dt>Script</dt>
            <dd>{scriptOf(weight)}</dd>
            <dt>Styles</dt>
            <dd>{weight.styles === 0 ? 'None of its own.' : `${kilobytes(weight.styles)} of its own.`}</dd>
          </>
        )}
      </dl>
    </>
  )
}

function scriptOf({ script, lazyScript }: ComponentWeight): string {
  const now = `${kilobytes(script)} (brotli) including its imports, excluding React and react-intl.`
  return lazyScript === 0 ? now : `${now} ${kilobytes(lazyScript)} more on demand.`
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
