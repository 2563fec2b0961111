import { text } from './text.js'

/** Phone number of the retailer's Corvane advisers. */
export const corvanePhone = '+41 44 555 01 25'

/** The brand's own text on availability. */
export const corvaneAvailability = text(
  'Corvane watches reach our boutiques in small numbers and are not sold online. Call us or send a message, and our Corvane advisers will tell you which models are present and which can be expected.',
  'Corvane Uhren gelangen in kleiner Zahl in unsere Boutiquen und werden nicht online verkauft. Rufen Sie uns an oder schreiben Sie uns: Unsere Corvane Beraterinnen und Berater sagen Ihnen, welche Modelle vorhanden und welche zu erwarten sind.',
  'Les montres Corvane parviennent à nos boutiques en petit nombre et ne sont pas vendues en ligne. Appelez-nous ou écrivez-nous : nos conseillers Corvane vous diront quels modèles sont présents et lesquels sont attendus.',
  'Corvane-ure kommer til vores butikker i små antal og sælges ikke online. Ring eller skriv til os, så fortæller vores Corvane-rådgivere, hvilke modeller vi har, og hvilke vi venter.',
)

/** Feature blocks of Corvane pages; each model has three. */
export const corvaneFeatures = {
  crown: {
    title: text('The crown', 'Die Krone', 'La couronne', 'Kronen'),
    text: text(
      'A screw-down crown with two gaskets seals the case and can be turned with gloves on.',
      'Eine verschraubte Krone mit zwei Dichtungen schließt das Gehäuse und lässt sich auch mit Handschuhen drehen.',
      'Une couronne vissée à deux joints ferme le boîtier et se manie même avec des gants.',
      'En skruet krone med to pakninger lukker kassen og kan drejes med handsker på.',
    ),
  },
  dial: {
    title: text('The dial', 'Das Zifferblatt', 'Le cadran', 'Urskiven'),
    text: text(
      'Nine thin coats of lacquer are sanded between each layer; the indices are set by hand.',
      'Neun dünne Lackschichten werden einzeln geschliffen; die Indizes sind von Hand gesetzt.',
      'Neuf couches fines de laque sont poncées une à une ; les index sont posés à la main.',
      'Ni tynde lag lak slibes ét efter ét; indekserne er sat i hånden.',
    ),
  },
  calibre: {
    title: text('The calibre', 'Das Kaliber', 'Le calibre', 'Kaliberet'),
    text: text(
      'Made in La Brévine and rated over twelve days in six positions before it is cased.',
      'In La Brévine gefertigt und vor dem Einschalen zwölf Tage in sechs Lagen geprüft.',
      'Fabriqué à La Brévine et contrôlé douze jours dans six positions avant emboîtage.',
      'Fremstillet i La Brévine og kontrolleret tolv dage i seks positioner før isætning.',
    ),
  },
  bezel: {
    title: text('The bezel', 'Die Lünette', 'La lunette', 'Kransen'),
    text: text(
      'The ceramic insert is engraved before firing, so the scale cannot wear away.',
      'Die Keramikeinlage wird vor dem Brand graviert; die Skala nutzt sich nicht ab.',
      'Le disque de céramique est gravé avant cuisson : l’échelle ne s’efface pas.',
      'Keramikindlægget graveres før brænding, så skalaen ikke slides væk.',
    ),
  },
  pushers: {
    title: text('The pushers', 'Die Drücker', 'Les poussoirs', 'Trykkerne'),
    text: text(
      'A column wheel gives start, stop and reset the same short, even pressure.',
      'Ein Schaltrad gibt Start, Stopp und Rückstellung denselben kurzen, gleichmäßigen Druckpunkt.',
      'Une roue à colonnes donne au départ, à l’arrêt et à la remise à zéro la même pression brève.',
      'Et kolonnehjul giver start, stop og nulstilling det samme korte, jævne tryk.',
    ),
  },
  bracelet: {
    title: text('The bracelet', 'Das Band', 'Le bracelet', 'Lænken'),
    text: text(
      'Solid links taper from the case to a clasp that adjusts by five millimetres without a tool.',
      'Massive Glieder verjüngen sich bis zur Schließe, die sich ohne Werkzeug um fünf Millimeter verstellen lässt.',
      'Des maillons pleins s’affinent jusqu’à la boucle, réglable de cinq millimètres sans outil.',
      'Massive led smalner til mod låsen, som kan justeres fem millimeter uden værktøj.',
    ),
  },
}
