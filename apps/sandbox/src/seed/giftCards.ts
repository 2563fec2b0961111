import type { StudioPictures } from '../images/studioPictures.js'
import { assemblePiece } from './assemblePiece.js'
import { attributeGroup } from './attributes.js'
import type { CollectionBase } from './collectionTypes.js'
import { priceList } from './money.js'
import type { SeedProduct } from './seedTypes.js'
import { same, text } from './text.js'

const collection: CollectionBase = {
  brand: 'Halbrenn',
  slug: 'gift-card',
  name: text('Gift card', 'Geschenkkarte', 'Carte cadeau', 'Gavekort'),
  type: 'giftCard',
  categories: ['gift-cards'],
  gender: 'unisex',
  story: text(
    'A card of cotton paper with the name of the house pressed into it, in a lined envelope. We write the message by hand and send it the same working day.\n\nIt is accepted in every boutique and online, in the currency in which it was bought, and can be used in parts. Its value does not expire for ten years.',
    'Eine Karte aus Baumwollpapier, in das der Name des Hauses geprägt ist, in einem gefütterten Umschlag. Wir schreiben Ihre Worte von Hand und versenden sie am selben Werktag.\n\nSie gilt in jeder Boutique und online, in der Währung, in der sie gekauft wurde, und kann in Teilen eingelöst werden. Der Wert bleibt zehn Jahre erhalten.',
    'Une carte de papier coton où le nom de la maison est gaufré, dans une enveloppe doublée. Nous écrivons votre message à la main et l’expédions le jour ouvré même.\n\nElle est acceptée dans toutes les boutiques et en ligne, dans la devise d’achat, et s’utilise en plusieurs fois. Sa valeur reste acquise dix ans.',
    'Et kort af bomuldspapir, hvori husets navn er præget, i en foret kuvert. Vi skriver hilsenen i hånden og sender den samme hverdag.\n\nDet gælder i alle butikker og online, i den valuta det er købt i, og kan bruges ad flere gange. Værdien består i ti år.',
  ),
  variation: ['value'],
  warranty: 'two',
}

/** Gift cards of three values; the amount is the same number in every currency. */
export function giftCards(pictures: StudioPictures): readonly SeedProduct[] {
  return [250, 500, 1000].map((value, index) => giftCard(value, index, pictures))
}

function giftCard(value: number, index: number, pictures: StudioPictures): SeedProduct {
  return assemblePiece(
    collection,
    { price: priceList(value, value, value, value) },
    {
      id: `9000-${String(value / 10).padStart(3, '0')}-${index + 1}`,
      reference: `GC ${value}`,
      name: collection.name,
      variation: { value: String(value) },
      shortDescription: text(`Value ${value}`, `Wert ${value}`, `Valeur ${value}`, `Værdi ${value}`),
      longDescription: collection.story,
      attributeGroups: [
        attributeGroup('specifications', [
          ['value', same(String(value))],
          ['validity', text('10 years', '10 Jahre', '10 ans', '10 år')],
          [
            'contents',
            text(
              'Card, lined envelope, hand-written message',
              'Karte, gefütterter Umschlag, handgeschriebene Nachricht',
              'Carte, enveloppe doublée, message manuscrit',
              'Kort, foret kuvert, håndskrevet hilsen',
            ),
          ],
        ]),
      ],
      refinements: {},
      design: {
        key: 'gift-card',
        metal: 'yellowGold',
        colour: value === 250 ? 'white' : value === 500 ? 'champagne' : 'black',
        strap: 'none',
        strapColour: 'black',
        gem: 'none',
      },
      caseDiameter: null,
      caseMaterial: null,
      pieceMaterial: null,
      cpoYearOfSale: null,
      movement: null,
      partner: null,
      setItems: [],
    },
    pictures,
  )
}
