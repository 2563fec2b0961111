import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { type SlotProps, slot } from '../../slots/slot.js'
import { text as textStyle } from '../../theme/text.css.js'
import { Container } from '../Container/Container.js'
import * as css from './IntroductionText.css.js'

export interface IntroductionTextProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  readonly overline?: string | undefined
  readonly title: string
  readonly text?: string | undefined
  readonly headingLevel?: 1 | 2 | undefined
  readonly slotProps?:
    | {
        readonly overline?: SlotProps<'p'> | undefined
        readonly title?: SlotProps<'h2'> | undefined
        readonly text?: SlotProps<'p'> | undefined
      }
    | undefined
}

/** Centred title and lead paragraph of a page or section. */
export function IntroductionText({
  overline,
  title,
  text,
  headingLevel = 2,
  slotProps,
  className,
  ...rest
}: IntroductionTextProps) {
  const Heading = headingLevel === 1 ? 'h1' : 'h2'
  return (
    <Container width="text" {...rest} className={clsx(css.root, className)}>
      {overline && <p {...slot(clsx(textStyle.overline, css.overline), slotProps?.overline)}>{overline}</p>}
      <Heading {...slot(clsx(headingLevel === 1 ? textStyle.h1 : textStyle.h2, css.title), slotProps?.title)}>
        {title}
      </Heading>
      {text && <p {...slot(clsx(textStyle.lead, css.copy), slotProps?.text)}>{text}</p>}
    </Container>
  )
}
