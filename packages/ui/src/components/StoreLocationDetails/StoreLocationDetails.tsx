'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ComponentType } from 'react'
import { FormattedMessage } from 'react-intl'
import { mail as mailIcon } from '../../icons/forms.js'
import { way } from '../../icons/map.js'
import { type SlotProps, slot } from '../../slots/slot.js'
import { text as textStyle } from '../../theme/text.css.js'
import { Button } from '../Button/Button.js'
import type { CloudImageData } from '../CloudImage/CloudImage.js'
import { Container } from '../Container/Container.js'
import { FocalImage, type FocalImageData } from '../FocalImage/FocalImage.js'
import { Icon } from '../Icon/Icon.js'
import { Link, type LinkData } from '../Link/Link.js'
import { OpeningHours } from '../OpeningHours/OpeningHours.js'
import { OpeningStatus } from '../OpeningStatus/OpeningStatus.js'
import type { StoreData } from '../StoreCard/StoreCard.js'
import type { MapTiles, StoreMapProps } from '../StoreMap/StoreMap.js'
import * as css from './StoreLocationDetails.css.js'
import { messages } from './StoreLocationDetails.messages.js'
import { StoreAdviserBlock } from './StoreAdviserBlock.js'
import { StoreOffer } from './StoreOffer.js'
import { StorePlaceMap } from './StorePlaceMap.js'

/** An adviser of the boutique. */
export interface StoreAdviser {
  readonly name: string
  readonly role?: string | undefined
  readonly text?: string | undefined
  readonly image: CloudImageData | null
  readonly phone?: LinkData | null | undefined
  readonly email?: LinkData | null | undefined
}

/** All data of a boutique page. */
export interface StoreDetailsData extends StoreData {
  /** Its interior. */
  readonly image: FocalImageData | null
  readonly text?: string | undefined
  readonly email: LinkData | null
  readonly brands: readonly { readonly name: string; readonly href: string | null }[]
  readonly adviser: StoreAdviser | null
}

export interface StoreLocationDetailsProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  readonly store: StoreDetailsData
  /** Instant in ms since 1970 for the opening status; without it the browser's clock, after hydration. */
  readonly now?: number | undefined
  readonly headingLevel?: 1 | 2 | undefined
  readonly tiles?: MapTiles | undefined
  /** Loads the map component; for tests and hosts with another map. */
  readonly loadMap?: (() => Promise<ComponentType<StoreMapProps>>) | undefined
  readonly slotProps?:
    | {
        readonly picture?: SlotProps<'picture'> | undefined
        readonly title?: SlotProps<'h1'> | undefined
        readonly text?: SlotProps<'p'> | undefined
        readonly contact?: SlotProps<'div'> | undefined
      }
    | undefined
}

/** The page of one boutique: photograph, opening hours, services and advisers. */
export function StoreLocationDetails({
  store,
  now,
  headingLevel = 1,
  tiles,
  loadMap,
  slotProps,
  className,
  ...rest
}: StoreLocationDetailsProps) {
  const Heading = headingLevel === 1 ? 'h1' : 'h2'
  const Below = headingLevel === 1 ? 'h2' : 'h3'
  return (
    <section {...rest} className={clsx(css.root, className)}>
      {store.image && (
        <FocalImage
          image={store.image}
          landscapeRatio="21:9"
          // Without a portrait crop the landscape image is not cropped on phones.
          portraitRatio={store.image.portrait ? '5:4' : '16:9'}
          sizes="(min-width: 1920px) 1920px, 100vw"
          fetchPriority={headingLevel === 1 ? 'high' : undefined}
          {...slot(css.picture, slotProps?.picture)}
        />
      )}
      <Container width="listing" className={clsx(css.body, !store.image && css.isAlone)}>
        <div className={css.head}>
          {store.city && <p className={css.overline}>{store.city}</p>}
          <Heading {...slot(clsx(textStyle.h1, css.title), slotProps?.title)}>{store.name}</Heading>
          <OpeningStatus hours={store.hours} now={now} />
          {store.text && <p {...slot(css.copy, slotProps?.text)}>{store.text}</p>}
          <StoreActions store={store} />
        </div>
        <Contact store={store} heading={Below} part={slotProps?.contact} />
        <OpeningHours hours={store.hours} now={now} className={css.hours} />
        <StoreOffer services={store.services} brands={store.brands} heading={Below} />
        {store.adviser && <StoreAdviserBlock adviser={store.adviser} heading={Below} />}
        {store.position && <StorePlaceMap store={store} tiles={tiles} loadMap={loadMap} />}
      </Container>
    </section>
  )
}

function StoreActions({ store: { appointmentHref, directionsHref } }: { readonly store: StoreDetailsData }) {
  if (appointmentHref === null && directionsHref === null) return null
  return (
    <div className={css.actions}>
      {appointmentHref !== null && (
        <Button href={appointmentHref}>
          <FormattedMessage {...messages.appointment} />
        </Button>
      )}
      {directionsHref !== null && (
        <Button href={directionsHref} variant="secondary" opensNewTab>
          <Icon name={way} />
          <FormattedMessage {...messages.directions} />
        </Button>
      )}
    </div>
  )
}

interface ContactProps {
  readonly store: StoreDetailsData
  readonly heading: 'h2' | 'h3'
  readonly part: SlotProps<'div'> | undefined
}

function Contact({ store: { address, phone, email }, heading: Heading, part }: ContactProps) {
  if (address.length === 0 && !phone && !email) return null
  return (
    <div {...slot(css.contact, part)}>
      <Heading className={css.heading}>
        <FormattedMessage {...messages.contact} />
      </Heading>
      {address.length > 0 && (
        <address className={css.address}>
          {address.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </address>
      )}
      {(phone || email) && <ContactWays phone={phone} email={email} />}
    </div>
  )
}

function ContactWays({ phone, email }: Pick<StoreDetailsData, 'phone' | 'email'>) {
  return (
    <ul role="list" className={css.ways}>
      {phone && (
        <li>
          <Link href={phone.href} variant="quiet" className={css.way}>
            <Icon name="phone" />
            {phone.label}
          </Link>
        </li>
      )}
      {email && (
        <li>
          <Link href={email.href} variant="quiet" className={css.way}>
            <Icon name={mailIcon} />
            {email.label}
          </Link>
        </li>
      )}
    </ul>
  )
}
