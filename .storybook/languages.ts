import da from '../packages/ui/messages/da.json' with { type: 'json' }
import de from '../packages/ui/messages/de.json' with { type: 'json' }
import en from '../packages/ui/messages/en.json' with { type: 'json' }
import fr from '../packages/ui/messages/fr.json' with { type: 'json' }

interface Language {
  readonly title: string
  readonly tag: string
  readonly messages: Record<string, string>
}

/** The four languages of the system, by toolbar key. */
export const languages: Readonly<Record<string, Language>> = {
  en: { title: 'English', tag: 'en-GB', messages: en },
  de: { title: 'Deutsch', tag: 'de-CH', messages: de },
  fr: { title: 'Français', tag: 'fr-CH', messages: fr },
  da: { title: 'Dansk', tag: 'da-DK', messages: da },
}

const english: Language = { title: 'English', tag: 'en-GB', messages: en }

export const languageOf = (key: unknown): Language => languages[String(key)] ?? english
