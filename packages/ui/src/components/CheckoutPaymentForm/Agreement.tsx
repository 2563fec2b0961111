'use client'

import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { needsUsedGoodsConsent } from '../../rules/checkoutPaymentProblems.js'
import { Checkbox } from '../Checkbox/Checkbox.js'
import { Link } from '../Link/Link.js'
import * as css from './CheckoutPaymentForm.css.js'
import { legalTexts } from './CheckoutPaymentForm.messages.js'

/** What the shopper agrees to by placing the order. */
export interface OrderAgreement {
  readonly country: 'CH' | 'DE' | 'AT' | 'DK' | 'FR' | 'GB'
  /** BCP 47 code of the language of the page. */
  readonly language: string
  readonly hasUsedGoods: boolean
  /** Engraved or made to specifications: excluded from withdrawal and returns. */
  readonly hasPersonalised: boolean
  readonly termsHref: string
  /** Right of withdrawal with its form; in Switzerland the return conditions. */
  readonly withdrawalHref: string
  readonly guaranteeHref: string
  readonly privacyHref?: string | undefined
}

export interface AgreementProps {
  readonly agreement: OrderAgreement
  /** Id of the checkbox about used goods. */
  readonly consentId: string
  readonly consentError: ReactNode
}

/**
 * Terms, withdrawal, statutory rights, and the consent to the shorter liability for used goods. Switzerland has no
 * statutory withdrawal, so the text refers to the conditions of the contract.
 */
export function Agreement({ agreement, consentId, consentError }: AgreementProps) {
  const { country, hasPersonalised, termsHref, withdrawalHref, guaranteeHref, privacyHref } = agreement
  const isSwiss = country === 'CH'
  const terms = linkTo(termsHref)
  return (
    <div lang={agreement.language} className={css.legal}>
      <p>
        {privacyHref ? (
          <FormattedMessage {...legalTexts.termsAndPrivacy} values={{ terms, privacy: linkTo(privacyHref) }} />
        ) : (
          <FormattedMessage {...legalTexts.terms} values={{ terms }} />
        )}
      </p>
      <p>
        <FormattedMessage
          {...legalTexts[isSwiss ? 'returns' : 'withdrawal']}
          values={{ link: linkTo(withdrawalHref) }}
        />
        {hasPersonalised && (
          <>
            {' '}
            <FormattedMessage {...legalTexts[isSwiss ? 'personalisedReturns' : 'personalised']} />
          </>
        )}
      </p>
      <p>
        <FormattedMessage {...legalTexts.guarantee} values={{ link: linkTo(guaranteeHref) }} />
      </p>
      {needsUsedGoodsConsent(country, agreement.hasUsedGoods) && (
        <div className={css.consent}>
          <p>
            <FormattedMessage {...legalTexts.usedGoods} />
          </p>
          <Checkbox
            id={consentId}
            name="consentUsedGoods"
            value="1"
            required
            label={<FormattedMessage {...legalTexts.usedGoodsConsent} />}
            error={consentError}
            slotProps={{ label: { className: css.consentLabel } }}
          />
        </div>
      )}
    </div>
  )
}

/** Opens a new tab, so that the entries are kept. */
function linkTo(href: string) {
  return (chunks: ReactNode) => (
    <Link key={href} href={href} opensNewTab variant="underline">
      {chunks}
    </Link>
  )
}
