import { describe, expect, it } from 'vitest'
import { buildStudioPictures } from '../images/buildStudioPictures.js'
import type { ViewShot } from '../images/chooseShots.js'
import type { GroundName } from '../images/grounds.js'
import { buildCatalogue } from './buildCatalogue.js'
import { describePiece } from './describePiece.js'
import { describeView } from './describeView.js'
import type { SeedDesign } from './seedDesign.js'
import { same } from './text.js'

const photograph = { file: 'a.webp', version: 'a', width: 1200, height: 1500 }
const taken = { kind: 'taken', photograph } as const
const part = { kind: 'part', photograph, part: { left: 0, top: 0, width: 640, height: 800 } } as const
const laidOn = (ground: GroundName) => ({ kind: 'laid', photograph, ground, turn: 0 }) as const

const watch: SeedDesign = {
  key: 'sport-diver',
  metal: 'steel',
  colour: 'green',
  strap: 'leather',
  strapColour: 'brown',
  gem: 'none',
}
const jewel: SeedDesign = { ...watch, key: 'ring-solitaire', metal: 'platinum', strap: 'none', gem: 'diamond' }
const spaced = (text: string) => text.replaceAll('\u00A0', ' ')

describe('describePiece', () => {
  it.each<[string, Partial<SeedDesign>, Record<'en' | 'de' | 'fr' | 'da', string>]>([
    [
      'a watch with a distinctive feature',
      {},
      {
        en: 'diving watch in steel with rotating bezel, green dial and brown leather strap',
        de: 'Taucheruhr aus Stahl mit drehbarer Lünette, grünem Zifferblatt und braunem Lederband',
        fr: 'montre de plongée en acier à lunette tournante, cadran vert et bracelet en cuir brun',
        da: 'dykkerur i stål med drejelig krans, grøn urskive og brun læderrem',
      },
    ],
    [
      'a dial whose German name has no adjective',
      { key: 'dress-round', colour: 'motherOfPearl', strap: 'bracelet', metal: 'roseGold' },
      {
        en: 'slim round watch in rose gold with mother-of-pearl dial and metal bracelet',
        de: 'flache runde Uhr aus Roségold mit Zifferblatt aus Perlmutt und Metallband',
        fr: 'montre ronde et fine en or rose à cadran en nacre et bracelet en métal',
        da: 'fladt rundt ur i rosaguld med urskive i perlemor og metallænke',
      },
    ],
    [
      'a bracelet that is part of the case',
      { key: 'integrated-sport', strap: 'bracelet', metal: 'twoTone', colour: 'champagne' },
      {
        en: 'sports watch in steel and gold with champagne-coloured dial and integrated bracelet',
        de: 'Sportuhr aus Stahl und Gold mit champagnerfarbenem Zifferblatt und integriertem Band',
        fr: 'montre sportive en acier et or à cadran couleur champagne et bracelet intégré',
        da: 'sportsur i stål og guld med champagnefarvet urskive og integreret lænke',
      },
    ],
    [
      'a strap colour with a German ending',
      { key: 'pilot', strap: 'textile', strapColour: 'burgundy', colour: 'black' },
      {
        en: 'pilot’s watch in steel with black dial and burgundy textile strap',
        de: 'Fliegeruhr aus Stahl mit schwarzem Zifferblatt und bordeauxrotem Textilband',
        fr: 'montre d’aviateur en acier à cadran noir et bracelet textile bordeaux',
        da: 'pilotur i stål med sort urskive og bordeauxrød tekstilrem',
      },
    ],
    [
      'a ring with one stone',
      { ...jewel },
      {
        en: 'ring in platinum with a diamond',
        de: 'Ring aus Platin mit einem Diamanten',
        fr: 'bague en platine sertie d’un diamant',
        da: 'ring i platin med en diamant',
      },
    ],
    [
      'a ring with a feminine stone among diamonds',
      { ...jewel, key: 'ring-halo', gem: 'emerald' },
      {
        en: 'ring in platinum with an emerald among small diamonds',
        de: 'Ring aus Platin mit einem Smaragd im Kranz kleiner Diamanten',
        fr: 'bague en platine sertie d’une émeraude dans un entourage de petits diamants',
        da: 'ring i platin med en smaragd i en krans af små diamanter',
      },
    ],
    [
      'earrings of many pearls',
      { ...jewel, key: 'earring-drop', metal: 'yellowGold', gem: 'pearl' },
      {
        en: 'pair of drop earrings in yellow gold with pearls',
        de: 'Paar Ohrgehänge aus Gelbgold mit Perlen',
        fr: 'paire de pendants d’oreilles en or jaune ornés de perles',
        da: 'par ørehængere i gult guld med perler',
      },
    ],
    [
      'a pendant without a stone',
      { ...jewel, key: 'necklace-pendant', metal: 'titanium', gem: 'none' },
      {
        en: 'pendant in titanium on a fine chain',
        de: 'Anhänger aus Titan an feiner Kette',
        fr: 'pendentif en titane sur chaîne fine',
        da: 'vedhæng i titanium i fin kæde',
      },
    ],
    [
      'a card, which has no metal',
      { ...jewel, key: 'gift-card', gem: 'none' },
      {
        en: 'gift card with its envelope',
        de: 'Geschenkkarte mit ihrem Umschlag',
        fr: 'carte cadeau avec son enveloppe',
        da: 'gavekort med sin kuvert',
      },
    ],
  ])('describes %s', (_case, changes, expected) => {
    expect(describePiece({ ...watch, ...changes })).toMatchObject(expected)
  })
})

describe('describeView', () => {
  it.each<[string, SeedDesign, ViewShot, string, string, string, string]>([
    [
      'a three-quarter view',
      watch,
      { view: 'detail', shot: taken },
      'Nordlys from three quarters, standing: case in steel, green dial',
      'Nordlys in Dreiviertelansicht, stehend: Gehäuse aus Stahl, grünes Zifferblatt',
      'Nordlys de trois quarts, debout : boîtier en acier, cadran vert',
      'Nordlys skråt forfra, stående: kasse i stål, grøn urskive',
    ],
    [
      'a part of the front view in its place',
      watch,
      { view: 'detail', shot: part },
      'Nordlys from the front, nearer: case in steel, green dial',
      'Nordlys von vorn, näher: Gehäuse aus Stahl, grünes Zifferblatt',
      'Nordlys de face, plus près : boîtier en acier, cadran vert',
      'Nordlys forfra, tættere på: kasse i stål, grøn urskive',
    ],
    [
      'a close-up',
      watch,
      { view: 'macro', shot: taken },
      'Nordlys in close-up: green dial with round luminous indices',
      'Nordlys in Nahaufnahme: grünes Zifferblatt mit runden Leuchtindizes',
      'Nordlys en gros plan : cadran vert à index ronds luminescents',
      'Nordlys i nærbillede: grøn urskive med runde selvlysende indekser',
    ],
    [
      'a detail in its place',
      watch,
      { view: 'macro', shot: part },
      'Nordlys in detail: green dial with round luminous indices',
      'Nordlys im Ausschnitt: grünes Zifferblatt mit runden Leuchtindizes',
      'Nordlys en détail : cadran vert à index ronds luminescents',
      'Nordlys i udsnit: grøn urskive med runde selvlysende indekser',
    ],
    [
      'a product on stone',
      watch,
      { view: 'worn', shot: laidOn('limestone-1') },
      'Nordlys laid on limestone in the light of a window',
      'Nordlys auf Kalkstein im Licht eines Fensters',
      'Nordlys sur une pierre calcaire, à la lumière d’une fenêtre',
      'Nordlys på kalksten i lyset fra et vindue',
    ],
    [
      'a product on cloth',
      jewel,
      { view: 'worn', shot: laidOn('linen-1') },
      'Nordlys laid on linen in the light of a window',
      'Nordlys auf Leinen im Licht eines Fensters',
      'Nordlys sur une toile de lin, à la lumière d’une fenêtre',
      'Nordlys på hørlærred i lyset fra et vindue',
    ],
    [
      'a watch from the side',
      watch,
      { view: 'side', shot: taken },
      'Nordlys from the side: crown and case edge in steel, brown leather strap',
      'Nordlys von der Seite: Krone und Gehäuseflanke aus Stahl, braunes Lederband',
      'Nordlys de profil : couronne et carrure en acier, bracelet en cuir brun',
      'Nordlys fra siden: krone og kassekant i stål, brun læderrem',
    ],
    [
      'a case back',
      watch,
      { view: 'back', shot: taken },
      'Nordlys from behind: case back in steel, brown leather strap',
      'Nordlys von hinten: Gehäuseboden aus Stahl, braunes Lederband',
      'Nordlys de dos : fond de boîtier en acier, bracelet en cuir brun',
      'Nordlys bagfra: bagkasse i stål, brun læderrem',
    ],
    [
      'a lying jewel',
      { ...jewel, key: 'bracelet-bangle', gem: 'none' },
      { view: 'detail', shot: taken },
      'Nordlys at an angle: rigid bangle in platinum',
      'Nordlys schräg von vorn: fester Armreif aus Platin',
      'Nordlys de biais : jonc rigide en platine',
      'Nordlys skråt forfra: stift armbånd i platin',
    ],
  ])('describes %s', (_case, design, viewShot, en, de, fr, da) => {
    const piece = { brand: 'Aurelune', name: same('Nordlys'), design }
    const alt = describeView(piece, viewShot)
    expect([alt.en, alt.de, alt.fr, alt.da].map(spaced)).toEqual([en, de, fr, da].map((one) => `Aurelune ${one}`))
  })

  it('describes no view that was not photographed', () => {
    const views = buildCatalogue(buildStudioPictures('front')).products.flatMap(({ images }) => images)
    expect(new Set(views.map(({ view }) => view))).toEqual(new Set(['front', 'detail', 'macro', 'worn']))
    expect(views.filter(({ alt }) => /standing|at an angle|close-up/.test(alt.en))).toEqual([])
  })
})
