import type { FastifyInstance } from 'fastify'

/** URLs of the previous shop that links of the type `sfraLinkReference` may have. */
const PATHS = ['/account', '/account/*', '/order/*'] as const

const texts = {
  en: {
    title: 'Our previous shop',
    text: 'Your orders of earlier years are kept here. In this demonstration the page stands in for that shop.',
    back: 'Back to Halbrenn',
  },
  de: {
    title: 'Unser bisheriger Shop',
    text: 'Hier liegen Ihre Bestellungen früherer Jahre. In dieser Demonstration vertritt diese Seite jenen Shop.',
    back: 'Zurück zu Halbrenn',
  },
  fr: {
    title: 'Notre ancienne boutique en ligne',
    text: 'Vos commandes des années précédentes y sont conservées. Dans cette démonstration, cette page en tient lieu.',
    back: 'Retour chez Halbrenn',
  },
  da: {
    title: 'Vores tidligere butik',
    text: 'Her ligger dine ordrer fra tidligere år. I denne demonstration står siden i stedet for den butik.',
    back: 'Tilbage til Halbrenn',
  },
} as const

type Language = keyof typeof texts

/** A replacement for the legacy storefront, in the browser's preferred language. */
export function registerLegacy(app: FastifyInstance, storefront: string): void {
  for (const path of PATHS) {
    app.get(path, (request, reply) => {
      const language = preferred(request.headers['accept-language'])
      void reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex').header('vary', 'accept-language')
      return reply.type('text/html; charset=utf-8').send(legacyPage(language, storefront))
    })
  }
}

function preferred(accepted = ''): Language {
  const wanted = accepted.split(',').map((range) => range.trim().slice(0, 2).toLowerCase())
  const languages: readonly Language[] = ['en', 'de', 'fr', 'da']
  return wanted.flatMap((one) => languages.filter((language) => language === one))[0] ?? 'en'
}

function legacyPage(language: Language, storefront: string): string {
  const { title, text, back } = texts[language]
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<link rel="icon" href="data:,">
<style>body{max-width:32rem;margin:20vh auto;padding:0 24px;font:18px/1.6 Georgia,serif}h1{font-weight:400}a{color:inherit}</style>
</head><body><main><h1>${title}</h1><p>${text}</p><p><a href="${new URL(storefront).origin}/">${back}</a></p></main></body></html>
`
}
