import type { BrandName } from './makers.js'
import type { Localised } from './localised.js'
import { text } from './text.js'

/** Two sentences about each brand. */
export const brandTexts = {
  Corvane: text(
    'Corvane has made watches in La Brévine since 1894, from the hairspring to the clasp. The house presents them as an official retailer.',
    'Corvane fertigt seit 1894 Uhren in La Brévine, von der Spirale bis zur Schließe. Wir führen sie als offizieller Fachhändler.',
    'Corvane fabrique des montres à La Brévine depuis 1894, du spiral à la boucle. Nous les présentons en qualité de détaillant officiel.',
    'Corvane har lavet ure i La Brévine siden 1894, fra spiralfjederen til låsen. Vi fører dem som officiel forhandler.',
  ),
  Aurelune: text(
    'Aurelune makes flat watches in La Chaux-de-Fonds, some four thousand a year. Every movement is assembled twice: once to be adjusted, once to stay.',
    'Aurelune baut in La Chaux-de-Fonds flache Uhren, rund viertausend im Jahr. Jedes Werk wird zweimal montiert: einmal zum Einstellen, einmal für immer.',
    'Aurelune réalise à La Chaux-de-Fonds des montres plates, quelque quatre mille par an. Chaque mouvement est assemblé deux fois : pour le réglage, puis pour de bon.',
    'Aurelune laver flade ure i La Chaux-de-Fonds, omkring fire tusinde om året. Hvert værk samles to gange: én gang for at justeres, én gang for at blive.',
  ),
  Tessmohr: text(
    'Tessmohr comes from Glashütte and builds watches that are meant to get wet. The company tests each one in the quarry lake it took its first name from.',
    'Tessmohr kommt aus Glashütte und baut Uhren, die nass werden dürfen. Jede wird in dem Steinbruchsee getestet, der ihrer ersten Uhr den Namen gab.',
    'Tessmohr, de Glashütte, construit des montres faites pour être mouillées. Chacune est testée dans le lac de carrière qui a donné son nom à la première.',
    'Tessmohr kommer fra Glashütte og bygger ure, der må blive våde. Hvert ur testes i den stenbrudssø, som gav det første ur navn.',
  ),
  Brandvold: text(
    'Brandvold began in Aarhus as a maker of ships’ instruments. Its watches still have the large numerals and the long minute hand of a chart-room clock.',
    'Brandvold begann in Aarhus als Hersteller von Schiffsinstrumenten. Die Uhren tragen bis heute die großen Ziffern und den langen Minutenzeiger einer Kartenhausuhr.',
    'Brandvold a commencé à Aarhus comme fabricant d’instruments de bord. Ses montres ont gardé les grands chiffres et la longue aiguille des minutes d’une horloge de navire.',
    'Brandvold begyndte i Aarhus som fabrikant af skibsinstrumenter. Urene har stadig de store tal og den lange minutviser fra et skibsur.',
  ),
  Ilvane: text(
    'Ilvane of Besançon has hardly ever made a round watch. Its rectangles and barrels are curved to the wrist, crystal included.',
    'Ilvane aus Besançon hat kaum je eine runde Uhr gebaut. Die Rechtecke und Tonneaus sind dem Handgelenk nachgeformt, samt Glas.',
    'Ilvane, à Besançon, n’a presque jamais fait de montre ronde. Ses rectangles et ses tonneaux épousent le poignet, verre compris.',
    'Ilvane fra Besançon har næsten aldrig lavet et rundt ur. Rektangler og tønder følger håndleddets kurve, glasset med.',
  ),
  Kestrelle: text(
    'Kestrelle works in a former foundry in Birmingham and cuts its cases itself. Dials are embossed on a press of 1921.',
    'Kestrelle arbeitet in einer früheren Gießerei in Birmingham und fertigt die Gehäuse selbst. Die Zifferblätter werden auf einer Presse von 1921 geprägt.',
    'Kestrelle travaille dans une ancienne fonderie de Birmingham et taille elle-même ses boîtiers. Les cadrans sont frappés sur une presse de 1921.',
    'Kestrelle arbejder i et tidligere støberi i Birmingham og fremstiller selv sine kasser. Urskiverne præges på en presse fra 1921.',
  ),
  Montferre: text(
    'Montferre & Fils makes complicated watches in Geneva, fewer than two hundred a year. One watchmaker builds each of them from first screw to last.',
    'Montferre & Fils fertigt in Genf komplizierte Uhren, weniger als zweihundert im Jahr. Jede baut ein Uhrmacher allein, von der ersten bis zur letzten Schraube.',
    'Montferre & Fils réalise à Genève des montres compliquées, moins de deux cents par an. Un seul horloger monte chacune, de la première vis à la dernière.',
    'Montferre & Fils laver komplicerede ure i Genève, færre end to hundrede om året. Én urmager bygger hvert af dem fra første til sidste skrue.',
  ),
  Sérance: text(
    'Sérance sets diamonds in the rue du Colombier in Paris. The workshop files its claws so fine that light does most of the work.',
    'Sérance fasst in der Pariser Rue du Colombier Diamanten. Das Atelier feilt die Krappen so fein, dass das Licht die meiste Arbeit tut.',
    'Sérance sertit des diamants rue du Colombier, à Paris. L’atelier lime ses griffes si finement que la lumière fait presque tout.',
    'Sérance fatter diamanter i rue du Colombier i Paris. Værkstedet filer kløerne så fine, at lyset gør det meste af arbejdet.',
  ),
  'Odalie Voss': text(
    'Odalie Voss opened her pearl room in Copenhagen in 1987; her daughters run it now. They buy twice a year, in person, and by north light.',
    'Odalie Voss eröffnete 1987 ihr Perlenzimmer in Kopenhagen; heute führen es ihre Töchter. Sie kaufen zweimal im Jahr ein, persönlich und bei Nordlicht.',
    'Odalie Voss a ouvert son cabinet de perles à Copenhague en 1987 ; ses filles le dirigent aujourd’hui. Elles achètent deux fois l’an, sur place, à la lumière du nord.',
    'Odalie Voss åbnede sit perleværelse i København i 1987; i dag driver døtrene det. De køber ind to gange om året, personligt og i nordlys.',
  ),
  Lumeric: text(
    'Lumeric of Vicenza bends, rather than casts, its gold. The hollow forms are light and closed without a visible seam.',
    'Lumeric aus Vicenza biegt das Gold, statt es zu gießen. Die hohlen Formen sind leicht und ohne sichtbare Naht geschlossen.',
    'Lumeric, à Vicence, plie l’or au lieu de le fondre. Ses formes creuses sont légères et fermées sans couture visible.',
    'Lumeric fra Vicenza bukker guldet i stedet for at støbe det. De hule former er lette og lukket uden synlig søm.',
  ),
  'Perrine Ashdown': text(
    'Perrine Ashdown looks for coloured stones whose colour needs no treatment. Her London workshop designs each setting around the stone that is there.',
    'Perrine Ashdown sucht Farbsteine, deren Farbe keine Behandlung braucht. Ihr Londoner Atelier entwirft jede Fassung um den Stein, der vorliegt.',
    'Perrine Ashdown cherche des pierres dont la couleur se passe de traitement. Son atelier londonien dessine chaque monture autour de la pierre présente.',
    'Perrine Ashdown leder efter farvede sten, hvis farve ikke kræver behandling. Hendes værksted i London tegner hver fatning om den sten, der er der.',
  ),
  Halbrenn: text(
    'Halbrenn is the label of our own workshop in Zürich: wedding rings, bands and repairs. What we make ourselves, we adjust for life.',
    'Halbrenn ist die Marke unseres eigenen Ateliers in Zürich: Trauringe, Memoireringe und Reparaturen. Was wir selbst fertigen, passen wir ein Leben lang an.',
    'Halbrenn est la marque de notre atelier de Zurich : alliances, bagues et réparations. Ce que nous faisons nous-mêmes, nous l’ajustons à vie.',
    'Halbrenn er navnet på vores eget værksted i Zürich: vielsesringe, alliancer og reparationer. Det, vi selv laver, tilpasser vi livet ud.',
  ),
} satisfies Record<BrandName, Localised>

/** Brands in display order, with the slug of their URLs. */
export const brandNames = [
  'Corvane',
  'Aurelune',
  'Tessmohr',
  'Brandvold',
  'Ilvane',
  'Kestrelle',
  'Montferre',
  'Sérance',
  'Odalie Voss',
  'Lumeric',
  'Perrine Ashdown',
  'Halbrenn',
] as const satisfies readonly BrandName[]
