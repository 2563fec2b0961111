import type { Metal } from '../seedTypes.js'
import type { Localised } from '../localised.js'
import { text } from '../text.js'

interface MetalWords {
  /** As a refinement or option: "Rose gold". */
  readonly name: Localised
  /** In a specification: "18 ct rose gold (750/1000)". */
  readonly full: Localised
  /** A sentence on a watch case made of it. */
  readonly caseSentence: Localised
  /** A sentence on jewellery made of it. */
  readonly jewelSentence: Localised
}

/** Names of and sentences about each metal. */
export const metals = {
  steel: {
    name: text('Steel', 'Stahl', 'Acier', 'Stål'),
    full: text('316L steel', 'Stahl 316L', 'Acier 316L', '316L-stål'),
    caseSentence: text(
      'The case is made of 316L steel, brushed on the flanks and polished along the edges.',
      'Das Gehäuse besteht aus Stahl 316L, an den Flanken gebürstet und an den Kanten poliert.',
      'Le boîtier est en acier 316L, satiné sur les flancs et poli sur les arêtes.',
      'Kassen er af 316L-stål, børstet på siderne og poleret langs kanterne.',
    ),
    jewelSentence: text(
      'Made of 316L steel, which keeps its polish and is free of plating.',
      'Gefertigt aus Stahl 316L, der seine Politur behält und ohne Beschichtung auskommt.',
      'En acier 316L, sans placage, qui conserve son poli.',
      'Udført i 316L-stål, som bevarer sin polering og ikke er belagt.',
    ),
  },
  yellowGold: {
    name: text('Yellow gold', 'Gelbgold', 'Or jaune', 'Gult guld'),
    full: text(
      '18 ct yellow gold (750/1000)',
      'Gelbgold 18 Karat (750/1000)',
      'Or jaune 18 carats (750/1000)',
      '18 karat gult guld (750/1000)',
    ),
    caseSentence: text(
      'The case is turned from 18 ct yellow gold and finished by hand.',
      'Das Gehäuse ist aus 18 Karat Gelbgold gedreht und von Hand finissiert.',
      'Le boîtier est tourné dans l’or jaune 18 carats et terminé à la main.',
      'Kassen er drejet i 18 karat gult guld og færdiggjort i hånden.',
    ),
    jewelSentence: text(
      'In 18 ct yellow gold, alloyed to a warm but not reddish tone.',
      'In 18 Karat Gelbgold, legiert zu einem warmen, nicht rötlichen Ton.',
      'En or jaune 18 carats, d’un ton chaud sans reflet rouge.',
      'I 18 karat gult guld, legeret til en varm tone uden rødt skær.',
    ),
  },
  whiteGold: {
    name: text('White gold', 'Weißgold', 'Or gris', 'Hvidguld'),
    full: text(
      '18 ct white gold (750/1000)',
      'Weißgold 18 Karat (750/1000)',
      'Or gris 18 carats (750/1000)',
      '18 karat hvidguld (750/1000)',
    ),
    caseSentence: text(
      'The case is 18 ct white gold with palladium and needs no rhodium to stay white.',
      'Das Gehäuse besteht aus 18 Karat Weißgold mit Palladium und bleibt ohne Rhodium weiß.',
      'Le boîtier est en or gris palladié 18 carats, blanc sans rhodiage.',
      'Kassen er af 18 karat hvidguld med palladium og forbliver hvid uden rhodium.',
    ),
    jewelSentence: text(
      'In 18 ct white gold alloyed with palladium, nickel-free.',
      'In 18 Karat Weißgold, mit Palladium legiert und nickelfrei.',
      'En or gris 18 carats palladié, sans nickel.',
      'I 18 karat hvidguld legeret med palladium, uden nikkel.',
    ),
  },
  roseGold: {
    name: text('Rose gold', 'Roségold', 'Or rose', 'Rosaguld'),
    full: text(
      '18 ct rose gold (750/1000)',
      'Roségold 18 Karat (750/1000)',
      'Or rose 18 carats (750/1000)',
      '18 karat rosaguld (750/1000)',
    ),
    caseSentence: text(
      'The case is 18 ct rose gold, with enough copper in the alloy to hold its colour.',
      'Das Gehäuse besteht aus 18 Karat Roségold, dessen Kupferanteil die Farbe beständig hält.',
      'Le boîtier est en or rose 18 carats, dont la part de cuivre stabilise la teinte.',
      'Kassen er af 18 karat rosaguld med nok kobber i legeringen til at holde farven.',
    ),
    jewelSentence: text(
      'In 18 ct rose gold, a warm tone that deepens a little with wear.',
      'In 18 Karat Roségold, einem warmen Ton, der sich mit dem Tragen leicht vertieft.',
      'En or rose 18 carats, un ton chaud qui s’approfondit légèrement au porter.',
      'I 18 karat rosaguld, en varm tone, der bliver en anelse dybere med tiden.',
    ),
  },
  platinum: {
    name: text('Platinum', 'Platin', 'Platine', 'Platin'),
    full: text('Platinum (950/1000)', 'Platin (950/1000)', 'Platine (950/1000)', 'Platin (950/1000)'),
    caseSentence: text(
      'The case is platinum 950; the weight on the wrist is the only sign of it.',
      'Das Gehäuse besteht aus Platin 950; nur das Gewicht am Handgelenk verrät es.',
      'Le boîtier est en platine 950 ; seul son poids au poignet le trahit.',
      'Kassen er af platin 950; kun vægten på håndleddet røber det.',
    ),
    jewelSentence: text(
      'In platinum 950, dense and naturally white, which wears without losing metal.',
      'In Platin 950, dicht und von Natur aus weiß, das sich trägt, ohne Metall zu verlieren.',
      'En platine 950, dense et naturellement blanc, qui se patine sans perdre de matière.',
      'I platin 950, tæt og hvidt af natur, som slides uden at miste metal.',
    ),
  },
  titanium: {
    name: text('Titanium', 'Titan', 'Titane', 'Titanium'),
    full: text('Grade 5 titanium', 'Titan Grad 5', 'Titane grade 5', 'Titanium grad 5'),
    caseSentence: text(
      'The case is grade 5 titanium: warm to the touch and about half the weight of steel.',
      'Das Gehäuse besteht aus Titan Grad 5: warm auf der Haut und etwa halb so schwer wie Stahl.',
      'Le boîtier est en titane grade 5 : tiède au toucher et près de moitié moins lourd que l’acier.',
      'Kassen er af titanium grad 5: lun at røre ved og omtrent halvt så tung som stål.',
    ),
    jewelSentence: text(
      'In grade 5 titanium, light, matt and kind to sensitive skin.',
      'In Titan Grad 5, leicht, matt und gut verträglich.',
      'En titane grade 5, léger, mat et bien toléré par la peau.',
      'I titanium grad 5, let, mat og skånsomt mod huden.',
    ),
  },
  ceramic: {
    name: text('Ceramic', 'Keramik', 'Céramique', 'Keramik'),
    full: text('Zirconia ceramic', 'Zirkonoxid-Keramik', 'Céramique de zircone', 'Zirkoniakeramik'),
    caseSentence: text(
      'The case is sintered zirconia ceramic, coloured through and hard to scratch.',
      'Das Gehäuse besteht aus gesinterter Zirkonoxid-Keramik, durchgefärbt und kratzfest.',
      'Le boîtier est en céramique de zircone frittée, teintée dans la masse et difficile à rayer.',
      'Kassen er af sintret zirkoniakeramik, gennemfarvet og svær at ridse.',
    ),
    jewelSentence: text(
      'In polished zirconia ceramic, coloured through.',
      'In polierter, durchgefärbter Zirkonoxid-Keramik.',
      'En céramique de zircone polie, teintée dans la masse.',
      'I poleret, gennemfarvet zirkoniakeramik.',
    ),
  },
  twoTone: {
    name: text('Steel and gold', 'Stahl und Gold', 'Acier et or', 'Stål og guld'),
    full: text(
      'Steel and 18 ct yellow gold',
      'Stahl und 18 Karat Gelbgold',
      'Acier et or jaune 18 carats',
      'Stål og 18 karat gult guld',
    ),
    caseSentence: text(
      'Case in steel; bezel and crown are solid 18 ct yellow gold, not plated.',
      'Gehäuse aus Stahl; Lünette und Krone sind massives 18 Karat Gelbgold, nicht plattiert.',
      'Boîtier en acier ; lunette et couronne en or jaune 18 carats massif, non plaqué.',
      'Kasse i stål; krans og krone er massivt 18 karat gult guld, ikke belagt.',
    ),
    jewelSentence: text(
      'Steel and solid 18 ct yellow gold, joined without solder marks.',
      'Stahl und massives 18 Karat Gelbgold, ohne sichtbare Lötstelle verbunden.',
      'Acier et or jaune 18 carats massif, assemblés sans trace de soudure.',
      'Stål og massivt 18 karat gult guld, samlet uden synlig lodning.',
    ),
  },
} satisfies Record<Metal, MetalWords>
