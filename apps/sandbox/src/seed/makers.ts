import type { SeedManufacturer } from './seedTypes.js'

interface Maker {
  readonly manufacturer: SeedManufacturer
  /** The importer in the European Union, for manufacturers outside it. */
  readonly responsiblePerson: SeedManufacturer | null
}

const importer: SeedManufacturer = {
  id: 'ior-halbrenn-eu',
  name: 'Halbrenn Europa GmbH',
  address1: 'Lindenarkaden 14',
  postalCode: '80333',
  city: 'München',
  country: 'DE',
  link: 'https://www.halbrenn.example/product-safety',
}

const corvaneImporter: SeedManufacturer = {
  id: 'ior-corvane-eu',
  name: 'Corvane Europe SAS',
  address1: '9 passage des Ormeaux',
  postalCode: '75009',
  city: 'Paris',
  country: 'FR',
  link: 'https://www.corvane.example/contact',
}

/**
 * Manufacturer of each brand and responsible person in the European Union (Spec §9 "Manufacturer Information"). All
 * fictional.
 */
export const makers = {
  Corvane: made(
    'corvane',
    'Corvane Manufacture SA',
    'Chemin des Sorbiers 3',
    '2400',
    'La Brévine',
    'CH',
    corvaneImporter,
  ),
  Aurelune: made(
    'aurelune',
    'Aurelune Horlogerie SA',
    'Rue de la Ronde-Eau 18',
    '2300',
    'La Chaux-de-Fonds',
    'CH',
    importer,
  ),
  Tessmohr: made('tessmohr', 'Tessmohr Uhrenwerke GmbH', 'Am Kaltwasser 7', '01768', 'Glashütte', 'DE', null),
  Brandvold: made('brandvold', 'Brandvold Ure A/S', 'Tømmergraven 22', '8000', 'Aarhus C', 'DK', null),
  Ilvane: made('ilvane', 'Maison Ilvane SARL', '31 quai des Tanneurs', '25000', 'Besançon', 'FR', null),
  Kestrelle: made(
    'kestrelle',
    'Kestrelle Watch Company Ltd',
    '12 Foundry Yard',
    'B18 6NF',
    'Birmingham',
    'GB',
    importer,
  ),
  Montferre: made('montferre', 'Montferre & Fils SA', 'Place du Vieux-Pressoir 1', '1204', 'Genève', 'CH', importer),
  Sérance: made('serance', 'Sérance Joaillerie SAS', '6 rue du Colombier', '75002', 'Paris', 'FR', null),
  'Odalie Voss': made('odalie-voss', 'Odalie Voss ApS', 'Perlegade 5', '1110', 'København K', 'DK', null),
  Lumeric: made('lumeric', 'Lumeric Srl', 'Via dei Torni 40', '36100', 'Vicenza', 'IT', null),
  'Perrine Ashdown': made(
    'perrine-ashdown',
    'Perrine Ashdown Ltd',
    '4 Quillmaker Row',
    'EC1N 8QF',
    'London',
    'GB',
    importer,
  ),
  Halbrenn: made('halbrenn', 'Halbrenn AG', 'Seilergasse 20', '8001', 'Zürich', 'CH', importer),
} satisfies Record<string, Maker>

/** Name of a brand. */
export type BrandName = keyof typeof makers

function made(
  slug: string,
  name: string,
  address1: string,
  postalCode: string,
  city: string,
  country: string,
  responsiblePerson: SeedManufacturer | null,
): Maker {
  const link = `https://www.${slug}.example/contact`
  return { manufacturer: { id: `gpsr-${slug}`, name, address1, postalCode, city, country, link }, responsiblePerson }
}
