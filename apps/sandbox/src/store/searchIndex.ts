import type { DatabaseSync } from 'node:sqlite'
import type { CatalogueIndex } from '../commerce/catalogue/catalogueIndex.js'
import type { SeedProduct } from '../seed/seedTypes.js'
import type { TextLanguage } from '../seed/localised.js'
import { text } from './row.js'
import { transaction } from './transaction.js'

export interface SearchIndex {
  /**
   * Ids of the products that match every word of a phrase by prefix, best first; if none does, those that match any
   * word.
   */
  find(phrase: string, language: TextLanguage): readonly string[]
}

const LANGUAGES: readonly TextLanguage[] = ['en', 'de', 'de-CH', 'fr', 'da']
// Weights of the columns after the two unindexed ones: name, brand, reference, words, description.
const RANK = 'bm25(product_search, 0, 0, 8.0, 6.0, 10.0, 3.0, 1.0)'

/** Fills an FTS5 table with the catalogue in every language and replaces an older one. */
export function createSearchIndex(database: DatabaseSync, catalogue: CatalogueIndex): SearchIndex {
  database.exec(`
    DROP TABLE IF EXISTS product_search;
    CREATE VIRTUAL TABLE product_search USING fts5 (
      product_id UNINDEXED, language UNINDEXED, name, brand, reference, words, description,
      tokenize = "unicode61 remove_diacritics 2", prefix = '2 3'
    );
  `)
  const insert = database.prepare('INSERT INTO product_search VALUES (?, ?, ?, ?, ?, ?, ?)')
  transaction(database, () => {
    for (const product of catalogue.source.products) {
      for (const language of LANGUAGES) insert.run(product.id, language, ...columns(product, language, catalogue))
    }
  })
  const query = database.prepare(
    `SELECT product_id FROM product_search WHERE product_search MATCH ? AND language = ? ORDER BY ${RANK}, rowid`,
  )
  const run = (match: string, language: TextLanguage) =>
    query.all(match, language).map((row) => text(row, 'product_id'))

  return {
    find(phrase, language) {
      const words = wordsOf(phrase)
      if (words.length === 0) return []
      const exact = run(words.join(' AND '), language)
      return exact.length > 0 || words.length === 1 ? exact : run(words.join(' OR '), language)
    },
  }
}

/** Words of a phrase as FTS5 prefix terms; removes all query syntax. */
function wordsOf(phrase: string): readonly string[] {
  return (phrase.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => `"${word}"*`)
}

function columns(product: SeedProduct, language: TextLanguage, catalogue: CatalogueIndex): readonly string[] {
  const categories = product.categories.flatMap((id) => catalogue.trail(id).map(({ name }) => name[language]))
  const attributes = Object.entries(product.refinements).flatMap(([attribute, values]) =>
    values.map((value) => catalogue.source.refinementLabels[attribute]?.values[value]?.[language] ?? value),
  )
  return [
    product.name[language],
    product.brand,
    `${product.reference} ${product.id}`,
    [...categories, ...attributes].join(' '),
    `${product.shortDescription[language]} ${product.longDescription[language]}`,
  ]
}
