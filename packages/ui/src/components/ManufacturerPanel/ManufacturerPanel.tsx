'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { type SlotProps, slot } from '../../slots/slot.js'
import { Link } from '../Link/Link.js'
import * as css from './ManufacturerPanel.css.js'
import { messages } from './ManufacturerPanel.messages.js'

/** The responsible party for a product under the EU General Product Safety Regulation. */
export interface ManufacturerRecord {
  readonly role: 'manufacturer' | 'responsiblePerson'
  readonly name: string
  /** Address, line by line. */
  readonly lines: readonly string[]
  /** Web or e-mail address. */
  readonly link: string | null
}

export interface ManufacturerPanelProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  readonly records: readonly ManufacturerRecord[]
  readonly headingLevel?: 3 | 4 | undefined
  readonly slotProps?:
    | { readonly title?: SlotProps<'h4'> | undefined; readonly records?: SlotProps<'dl'> | undefined }
    | undefined
}

/** 'Manufacturer Information' with all available records. Renders nothing without records. */
export function ManufacturerPanel({
  records,
  headingLevel = 4,
  slotProps,
  className,
  ...rest
}: ManufacturerPanelProps) {
  const titleId = useId()
  if (records.length === 0) return null
  const Heading = headingLevel === 3 ? 'h3' : 'h4'
  return (
    <section aria-labelledby={titleId} {...rest} className={clsx(css.root, className)}>
      <Heading {...slot(css.title, slotProps?.title)} id={titleId}>
        <FormattedMessage {...messages.title} />
      </Heading>
      <dl {...slot(css.records, slotProps?.records)}>
        {records.map((record) => (
          <div key={record.role}>
            <dt className={css.role}>
              <FormattedMessage {...messages[record.role]} />
            </dt>
            <dd>
              <Address record={record} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Address({ record: { name, lines, link } }: { record: ManufacturerRecord }) {
  return (
    <address className={css.address}>
      {[name, ...lines].map((line) => (
        <span key={line} className={css.line}>
          {line}
        </span>
      ))}
      {link && (
        <Link href={link} variant="underline" isExternal>
          {link.replace(/^(https?:\/\/|mailto:)/, '')}
        </Link>
      )}
    </address>
  )
}
