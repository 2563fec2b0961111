import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { text as textStyle } from '../../theme/text.css.js'
import { Container } from '../Container/Container.js'
import * as css from './IntroductionText.css.js'

export interface IntroductionTextProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  readonly overline?: string | undefined
  readonly title: string
  readonly text?: string | undefined
  readonly headingLevel?: 1 | 2 | undefined
}

/** Title and lead of a page or chapter, centred in much air. */
export function IntroductionText({
  overline,
  title,
  text,
  headingLevel = 2,
  className,
  ...rest
}: IntroductionTextProps) {
  const Heading = headingLevel === 1 ? 'h1' : 'h2'
  return (
    <Container width="text" {...rest} className={clsx(css.root, className)}>
      {overline && <p className={clsx(textStyle.overline, css.overline)}>{overline}</p>}
      <Heading className={clsx(headingLevel === 1 ? textStyle.h1 : textStyle.h2, css.title)}>{title}</Heading>
      {text && <p className={clsx(textStyle.lead, css.copy)}>{text}</p>}
    </Container>
  )
}
