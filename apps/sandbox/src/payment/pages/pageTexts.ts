import type { Localised, TextLanguage } from '../../seed/localised.js'
import { text } from '../../seed/text.js'
import type { CardFault, CardField } from '../cards/readCard.js'

/** Texts of the provider's pages. */
export const pageTexts = {
  test: text(
    'Test environment: no money moves.',
    'Testumgebung: Es fließt kein Geld.',
    'Environnement de test : aucun paiement réel.',
    'Testmiljø: Der flyttes ingen penge.',
  ),
  payTo: text('Payment to', 'Zahlung an', 'Paiement à', 'Betaling til'),
  order: text('Order', 'Bestellung', 'Commande', 'Ordre'),
  amount: text('Amount', 'Betrag', 'Montant', 'Beløb'),
  approve: text('Approve payment', 'Zahlung freigeben', 'Approuver le paiement', 'Godkend betaling'),
  decline: text('Decline', 'Ablehnen', 'Refuser', 'Afvis'),
  cancel: text(
    'Cancel and return to the shop',
    'Abbrechen und zurück zum Shop',
    'Annuler et revenir à la boutique',
    'Annullér og gå tilbage til butikken',
  ),
  challengeTitle: text(
    'Confirm with your bank',
    'Bei Ihrer Bank bestätigen',
    'Confirmez auprès de votre banque',
    'Bekræft hos din bank',
  ),
  challengeText: text(
    'Your bank asks you to confirm this payment.',
    'Ihre Bank bittet Sie, diese Zahlung zu bestätigen.',
    'Votre banque vous demande de confirmer ce paiement.',
    'Din bank beder dig bekræfte denne betaling.',
  ),
  confirm: text('Confirm', 'Bestätigen', 'Confirmer', 'Bekræft'),
  fail: text(
    'Let authentication fail',
    'Authentifizierung fehlschlagen lassen',
    'Faire échouer l’authentification',
    'Lad godkendelsen mislykkes',
  ),
  cardTitle: text('Pay by card', 'Mit Karte bezahlen', 'Payer par carte', 'Betal med kort'),
  card: text('Card', 'Karte', 'Carte', 'Kort'),
  pay: text('Pay', 'Bezahlen', 'Payer', 'Betal'),
  walletText: text(
    'In this test, your answer in the app is one of these buttons.',
    'In diesem Test ersetzen diese Schaltflächen Ihre Antwort in der App.',
    'Dans ce test, ces boutons remplacent votre réponse dans l’application.',
    'I denne test svarer knapperne til dit svar i appen.',
  ),
  doneTitle: text(
    'This payment is finished',
    'Diese Zahlung ist abgeschlossen',
    'Ce paiement est terminé',
    'Denne betaling er afsluttet',
  ),
  back: text('Return to the shop', 'Zurück zum Shop', 'Revenir à la boutique', 'Tilbage til butikken'),
  unknownTitle: text('Page not found', 'Seite nicht gefunden', 'Page introuvable', 'Siden blev ikke fundet'),
  unknownText: text(
    'There is no payment at this address.',
    'Unter dieser Adresse gibt es keine Zahlung.',
    'Il n’y a pas de paiement à cette adresse.',
    'Der findes ingen betaling på denne adresse.',
  ),
  errorTitle: text(
    'Please check your card details',
    'Bitte prüfen Sie Ihre Kartendaten',
    'Veuillez vérifier les données de votre carte',
    'Kontrollér dine kortoplysninger',
  ),
} as const satisfies Readonly<Record<string, Localised>>

/** Labels of the card fields. */
export const fieldLabels = {
  number: text('Card number', 'Kartennummer', 'Numéro de carte', 'Kortnummer'),
  expiry: text('Expiry date (MM/YY)', 'Gültig bis (MM/JJ)', 'Date d’expiration (MM/AA)', 'Udløbsdato (MM/ÅÅ)'),
  code: text('Security code', 'Sicherheitscode', 'Code de sécurité', 'Sikkerhedskode'),
} as const satisfies Readonly<Record<CardField, Localised>>

const DATE_INVALID = text(
  'Enter the expiry date as on the card, for example 03/30.',
  'Geben Sie das Ablaufdatum wie auf der Karte ein, zum Beispiel 03/30.',
  'Saisissez la date d’expiration comme sur la carte, par exemple 03/30.',
  'Indtast udløbsdatoen som på kortet, for eksempel 03/30.',
)

/** Messages at the card fields. */
export const fieldErrors = {
  number: {
    missing: text(
      'Enter the card number.',
      'Geben Sie die Kartennummer ein.',
      'Saisissez le numéro de carte.',
      'Indtast kortnummeret.',
    ),
    invalid: text(
      'This card number is not valid. Check the digits.',
      'Diese Kartennummer ist ungültig. Prüfen Sie die Ziffern.',
      'Ce numéro de carte n’est pas valide. Vérifiez les chiffres.',
      'Kortnummeret er ikke gyldigt. Kontrollér cifrene.',
    ),
    foreign: text(
      'Only test cards are accepted here. Do not enter a real card.',
      'Hier sind nur Testkarten möglich. Geben Sie keine echte Karte ein.',
      'Seules les cartes de test sont acceptées ici. Ne saisissez pas de vraie carte.',
      'Her accepteres kun testkort. Indtast ikke et rigtigt kort.',
    ),
    expired: DATE_INVALID,
  },
  expiry: {
    missing: text(
      'Enter the expiry date.',
      'Geben Sie das Ablaufdatum ein.',
      'Saisissez la date d’expiration.',
      'Indtast udløbsdatoen.',
    ),
    invalid: DATE_INVALID,
    foreign: DATE_INVALID,
    expired: text(
      'This date is in the past. Use a card that is still valid.',
      'Dieses Datum liegt in der Vergangenheit. Verwenden Sie eine gültige Karte.',
      'Cette date est dépassée. Utilisez une carte en cours de validité.',
      'Datoen er overskredet. Brug et gyldigt kort.',
    ),
  },
  code: codeErrors(),
} as const satisfies Readonly<Record<CardField, Readonly<Record<CardFault, Localised>>>>

function codeErrors(): Readonly<Record<CardFault, Localised>> {
  const missing = text(
    'Enter the security code.',
    'Geben Sie den Sicherheitscode ein.',
    'Saisissez le code de sécurité.',
    'Indtast sikkerhedskoden.',
  )
  const invalid = text(
    'The security code has three digits.',
    'Der Sicherheitscode hat drei Ziffern.',
    'Le code de sécurité comporte trois chiffres.',
    'Sikkerhedskoden har tre cifre.',
  )
  return { missing, invalid, foreign: invalid, expired: invalid }
}

/** Language of a page for a locale such as `de-CH`; English for an unknown one. */
export function pageLanguage(locale: string): TextLanguage {
  if (locale === 'de-CH') return 'de-CH'
  const languages: readonly TextLanguage[] = ['en', 'de', 'fr', 'da']
  return languages.find((language) => language === locale.slice(0, 2)) ?? 'en'
}
