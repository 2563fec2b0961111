import type {
  ContactFormNode,
  ProductContactFormNode,
  StoreChoice,
} from '@vitrine/cms-renderer/definitions/contactForms'
import { contactForms } from '@vitrine/commerce-client/domain/contact/contactForms'
import type { ContactFormType } from '@vitrine/commerce-client/types/contact'
import { Button } from '@vitrine/ui/Button'
import { ContactForm, type ContactFormProps } from '@vitrine/ui/ContactForm'
import { Container } from '@vitrine/ui/Container'
import { Link } from '@vitrine/ui/Link'
import { ProductContactForm } from '@vitrine/ui/ProductContactForm'
import { RichText } from '@vitrine/ui/RichText'
import { text } from '@vitrine/ui/theme/text'
import type { ReactNode } from 'react'
import { defineMessage, defineMessages, type IntlShape, useIntl } from 'react-intl'
import { contactReasons } from '../../config/contactReasons.js'
import { type Language, languageOf } from '../../config/languages.js'
import { retailer } from '../../config/retailer.js'
import { countryCodes } from '../../config/countryCodes.js'
import { usePageData } from '../../contexts/PageDataContext.js'
import { useShell } from '../../contexts/ShellContext.js'
import { contactFormType } from './contactMail.js'
import { ContactWays } from './ContactWays.js'
import * as css from '../parts.css.js'
import { useIsHydrated } from '../useIsHydrated.js'
import { useLater } from '../useLater.js'
import { useContactSending } from './useContactSending.js'

const messages = defineMessages({
  note: { id: 'contactPart.note', defaultMessage: 'We use your details to answer you, and for nothing else.' },
  privacy: { id: 'contactPart.privacy', defaultMessage: 'Privacy notice' },
  home: { id: 'contactPart.home', defaultMessage: 'To the home page' },
  needsScript: {
    id: 'contactPart.needsScript',
    defaultMessage: 'The form needs JavaScript. You reach us by telephone and e-mail as well:',
  },
})

/** Text of the overall marketing consent (Spec §9; the wording is ours). */
const terms = defineMessage<{ retailer: string }>({
  id: 'contactPart.terms',
  defaultMessage:
    'The companies of the {retailer} group may contact me in a personalised manner about products, services and events (overall consent). I can revoke this consent at any time.',
})

const loadCartEnquiry = async () => (await import('./CartEnquiry.lazy.js')).CartEnquiry

/** A contact form of the CMS, at work; `?cart` starts its message with the products of the cart. Spec §9 "Contact form types". */
export function ContactFormPart({ form, title, html, stores }: ContactFormNode) {
  const type = contactFormType(form, usePageData().theme)
  const send = useContactSending(type)
  const settings = useFormProps(type, stores)
  const isAboutCart = useIsHydrated() && new URLSearchParams(location.search).has('cart')
  const [CartEnquiry] = useLater(isAboutCart, loadCartEnquiry)
  return (
    <Frame title={title}>
      <ContactForm
        {...settings}
        title={title}
        subject={
          <>
            {html && <RichText html={html} />}
            {CartEnquiry && <CartEnquiry formId={settings.id} />}
          </>
        }
        onSubmit={send}
      />
    </Frame>
  )
}

/** The contact form for one product. */
export function ProductContactFormPart({ form, title, text: body, product, stores }: ProductContactFormNode) {
  const type = contactFormType(form, usePageData().theme)
  const send = useContactSending(type)
  return (
    <Frame title={title}>
      <ProductContactForm {...useFormProps(type, stores)} title={title} text={body} product={product} onSubmit={send} />
    </Frame>
  )
}

function Frame({ title, children }: { readonly title: string | undefined; readonly children: ReactNode }) {
  const intl = useIntl()
  return (
    <Container width="text" className={css.part}>
      <div className={css.needsScript}>{children}</div>
      <div className={css.withoutScript}>
        {title && <h2 className={text.h2}>{title}</h2>}
        <p>{intl.formatMessage(messages.needsScript)}</p>
        <ContactWays />
      </div>
    </Container>
  )
}

function useFormProps(
  type: ContactFormType,
  stores: readonly StoreChoice[] | null,
): ContactFormProps & { readonly id: string } {
  const intl = useIntl()
  const { localeId, localeAlias, country, phone } = useShell()
  const language = languageOf(localeId)
  const { hasReasons, hidesStore, messageOptional, termsRequired, preset } = contactForms[type]
  return {
    id: `form-${type}`,
    reasons: hasReasons ? reasonsIn(language) : undefined,
    stores: hidesStore ? undefined : storeOptions(stores ?? [], intl),
    fields: { store: 'optional' },
    countries: phoneCountries(country),
    isMessageOptional: messageOptional,
    // Marketing consent is optional and never required to submit the form (docs/decisions/0004).
    terms: termsRequired ? intl.formatMessage(terms, { retailer: retailer.name }) : undefined,
    defaultValues: preset ? { mainReason: preset.mainReason, subReason: preset.subReason } : undefined,
    note: (
      <>
        {intl.formatMessage(messages.note)}{' '}
        <Link href={`/${localeAlias}/legal/privacy`}>{intl.formatMessage(messages.privacy)}</Link>
      </>
    ),
    help: (
      <Link href={phone.href} variant="underline">
        {phone.label}
      </Link>
    ),
    sentAction: (
      <Button href={`/${localeAlias}`} variant="secondary">
        {intl.formatMessage(messages.home)}
      </Button>
    ),
  }
}

/** Dialling codes, with the page's country first and preselected. */
function phoneCountries(country: string): NonNullable<ContactFormProps['countries']> {
  const own = countryCodes.find((code) => code === country) ?? countryCodes[0]
  return [own, ...countryCodes.filter((code) => code !== own)]
}

function reasonsIn(language: Language): NonNullable<ContactFormProps['reasons']> {
  return contactReasons.map(({ value, label, subReasons }) => ({
    value,
    label: label[language],
    subReasons: subReasons.map((reason) => ({ value: reason.value, label: reason.label[language] })),
  }))
}

/** Stores by country; a single country has no heading. */
function storeOptions(stores: readonly StoreChoice[], intl: IntlShape): NonNullable<ContactFormProps['stores']> {
  const byCountry = Map.groupBy(stores, ({ countryCode }) => countryCode)
  const groups = [...byCountry].map(([code, group]) => ({
    label: /^[A-Z]{2}$/.test(code) ? (intl.formatDisplayName(code, { type: 'region' }) ?? code) : code,
    options: group.map(({ id, name }) => ({ value: id, label: name })),
  }))
  return groups.length === 1 ? (groups[0]?.options ?? []) : groups
}
