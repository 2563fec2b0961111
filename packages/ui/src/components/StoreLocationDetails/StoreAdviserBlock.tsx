'use client'

import { clsx } from 'clsx'
import { FormattedMessage } from 'react-intl'
import { mail as mailIcon } from '../../icons/forms.js'
import { text as textStyle } from '../../theme/text.css.js'
import { CloudImage } from '../CloudImage/CloudImage.js'
import { Icon } from '../Icon/Icon.js'
import { Link } from '../Link/Link.js'
import * as css from './StoreLocationDetails.css.js'
import { messages } from './StoreLocationDetails.messages.js'
import type { StoreAdviser } from './StoreLocationDetails.js'

/** Portrait, name and contact details of an adviser. */
export function StoreAdviserBlock({
  adviser: { name, role, text, image, phone, email },
  heading: Heading,
}: {
  readonly adviser: StoreAdviser
  readonly heading: 'h2' | 'h3'
}) {
  return (
    <div className={css.adviser}>
      {image && (
        <CloudImage
          image={image}
          aspectRatio="4:5"
          sizes="(min-width: 1025px) 25vw, (min-width: 768px) 33vw, 320px"
          className={css.portrait}
        />
      )}
      <div className={clsx(css.adviserText, !image && css.adviserAlone)}>
        <p className={css.overline}>
          <FormattedMessage {...messages.adviser} />
        </p>
        <Heading className={textStyle.h2}>{name}</Heading>
        {role && <p className={css.role}>{role}</p>}
        {text && <p className={css.quote}>{text}</p>}
        {phone && (
          <Link href={phone.href} variant="quiet" className={css.way}>
            <Icon name="phone" />
            {phone.label}
          </Link>
        )}
        {email && (
          <Link href={email.href} variant="quiet" className={css.way}>
            <Icon name={mailIcon} />
            {email.label}
          </Link>
        )}
      </div>
    </div>
  )
}
