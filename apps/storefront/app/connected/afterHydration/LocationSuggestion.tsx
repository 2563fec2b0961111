import { Link } from '@vitrine/ui/Link'
import { useState } from 'react'
import { defineMessage, useIntl } from 'react-intl'
import { useLocation } from 'react-router'
import useSWR from 'swr'
import * as styles from '../../shell/afterHydration/FootNotice.css.js'
import { FootNotice } from '../../shell/afterHydration/FootNotice.js'
import { useShell } from '../../contexts/ShellContext.js'
import { isCheckoutPath } from '../../navigation/afterHydration/go.js'
import { choosePreferredLocation, hasPreferredLocation } from './preferredLocationCookie.js'
import { readSuggestion } from './readSuggestion.js'

const label = defineMessage({ id: 'locationSuggestion.label', defaultMessage: 'Suggestion of another shop' })
const elsewhere = defineMessage<{ country: string }>({
  id: 'locationSuggestion.country',
  defaultMessage:
    'You seem to be in {country, select, AT {Austria} CH {Switzerland} DE {Germany} DK {Denmark} FR {France} GB {the United Kingdom} other {another country}}. To the shop there:',
})
const otherwise = defineMessage<{ language: string }>({
  id: 'locationSuggestion.language',
  defaultMessage:
    'This page is also available in {language, select, da {Danish} de {German} en {English} fr {French} other {another language}}:',
})

/**
 * Suggests the shop of the visitor's country, or this shop in the visitor's language (trust.md G 5); never redirects from a
 * page with a locale. Requested once for a visitor without a preferred location; any answer is stored for 30 days.
 */
export function LocationSuggestion() {
  const { formatMessage } = useIntl()
  const { localeId, country } = useShell()
  const { pathname } = useLocation()
  // Another country has another basket, so nothing is suggested to a shopper who is about to buy.
  const [isAsking, setIsAsking] = useState(
    () => !hasPreferredLocation() && !isAnswered(localeId) && !isCheckoutPath(pathname),
  )
  const { data: suggestion } = useSWR(
    isAsking ? `/apis/location-suggestion?path=${encodeURIComponent(pathname)}` : null,
    ask,
    {
      keepPreviousData: true,
      onSuccess: (answer) => {
        if (answer !== null) return
        keepAnswer(localeId)
        setIsAsking(false)
      },
      onError: () => setIsAsking(false),
    },
  )
  if (!isAsking || !suggestion) return null
  const [language = '', targetCountry = ''] = suggestion.localeId.split('-')
  const message =
    targetCountry === country
      ? formatMessage(otherwise, { language })
      : formatMessage(elsewhere, { country: targetCountry })
  const dismiss = () => {
    choosePreferredLocation(localeId)
    setIsAsking(false)
  }
  return (
    <FootNotice
      type="info"
      label={formatMessage(label)}
      message={message}
      onDismiss={dismiss}
      action={
        // Another locale needs a document load; its `hreflang` lets keepPreferredLocation() store the choice.
        <Link
          href={suggestion.href}
          isExternal
          lang={suggestion.localeId}
          hrefLang={suggestion.localeId}
          variant="underline"
          className={styles.answer}
        >
          {ownName(suggestion.localeId, targetCountry, language)}
        </Link>
      }
    />
  )
}

/** Native names of country and language, e.g. "Deutschland, Deutsch". */
function ownName(localeId: string, country: string, language: string): string {
  const name = (type: 'region' | 'language', code: string) =>
    new Intl.DisplayNames([localeId], { type }).of(code) ?? code
  const speech = name('language', language)
  return `${name('region', country)}, ${speech.charAt(0).toLocaleUpperCase(localeId)}${speech.slice(1)}`
}

async function ask(url: string) {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`The location suggestion failed with status ${response.status}, so none is shown.`)
  return readSuggestion(await response.json())
}

const ANSWER_KEY = 'location-suggestion'

/** Whether this visit already has the answer that there is no suggestion; without storage, each document requests it. */
function isAnswered(localeId: string): boolean {
  try {
    return sessionStorage.getItem(ANSWER_KEY) === localeId
  } catch {
    return false
  }
}

function keepAnswer(localeId: string): void {
  try {
    sessionStorage.setItem(ANSWER_KEY, localeId)
  } catch {
    // Storage is blocked: the next document requests it again.
  }
}
