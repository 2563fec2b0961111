import type { SeedCategory } from '../seedTypes.js'
import { text } from '../text.js'
import { category } from './category.js'

/** Pre-owned sections, the partner brand, gifts and other top-level categories. */
export const sectionCategories: readonly SeedCategory[] = [
  category(
    'cpo',
    null,
    '/certified-pre-owned/watches',
    text(
      'Certified pre-owned watches',
      'Certified Pre-Owned Uhren',
      'Montres d’occasion certifiées',
      'Certificerede brugte ure',
    ),
    text(
      'Watches with a past, opened and checked by our watchmakers and sold with two years’ warranty. The pictures show the piece itself.',
      'Uhren mit Vergangenheit, von unseren Uhrmachern geöffnet, geprüft und mit zwei Jahren Garantie verkauft. Die Bilder zeigen das Stück selbst.',
      'Des montres qui ont un passé, ouvertes et contrôlées par nos horlogers, vendues avec deux ans de garantie. Les photographies montrent la pièce elle-même.',
      'Ure med en fortid, åbnet og kontrolleret af vores urmagere og solgt med to års garanti. Billederne viser netop det ur.',
    ),
  ),
  category(
    'pre-owned',
    null,
    '/pre-owned/watches',
    text('Pre-owned', 'Pre-Owned', 'Seconde main', 'Pre-owned'),
    text(
      'Bought back from their first owners and serviced in our workshop. Each comes with its service record.',
      'Aus erster Hand zurückgekauft und in unserem Atelier revidiert. Zu jeder Uhr gehört ihr Serviceprotokoll.',
      'Rachetées à leur premier propriétaire et révisées dans notre atelier. Chacune est remise avec son carnet d’entretien.',
      'Købt tilbage fra første ejer og gennemgået på vores værksted. Hvert ur har sin servicerapport med.',
    ),
  ),
  category(
    'corvane',
    null,
    '/corvane/watches',
    text('Corvane watches', 'Corvane Uhren', 'Montres Corvane', 'Corvane-ure'),
    text(
      'The present Corvane collection, as an official Corvane retailer presents it. Models are shown for information; our advisers know what is available.',
      'Die aktuelle Corvane Kollektion, präsentiert vom offiziellen Corvane Fachhändler. Die Modelle dienen der Information; unsere Beraterinnen und Berater kennen die Verfügbarkeit.',
      'La collection Corvane actuelle, présentée par un détaillant officiel Corvane. Les modèles sont montrés à titre d’information ; nos conseillers connaissent leur disponibilité.',
      'Den aktuelle Corvane-kollektion, vist af en officiel Corvane-forhandler. Modellerne er til orientering; vores rådgivere ved, hvad der er til rådighed.',
    ),
  ),
  category(
    'corvane-classic',
    'corvane',
    '/corvane/watches/classic',
    text('Corvane classic watches', 'Klassische Corvane Uhren', 'Montres classiques Corvane', 'Klassiske Corvane-ure'),
    text(
      'Models with a stepped or gem-set bezel, from 31 to 41 mm. They share the same screw-down crown and case construction.',
      'Modelle mit gestufter oder besetzter Lünette, von 31 bis 41 mm. Sie teilen die verschraubte Krone und die Bauweise des Gehäuses.',
      'Des modèles à lunette à gradins ou sertie, de 31 à 41 mm. Ils partagent la couronne vissée et la construction du boîtier.',
      'Modeller med trappet krans eller krans med sten, fra 31 til 41 mm. De deler den skruede krone og kassens opbygning.',
    ),
  ),
  category(
    'corvane-professional',
    'corvane',
    '/corvane/watches/professional',
    text(
      'Corvane professional watches',
      'Professionelle Corvane Uhren',
      'Montres professionnelles Corvane',
      'Professionelle Corvane-ure',
    ),
    text(
      'Models built for a task: diving, timing, travel. Their scales are engraved in ceramic.',
      'Modelle für eine Aufgabe: Tauchen, Zeitnahme, Reisen. Ihre Skalen sind in Keramik graviert.',
      'Des modèles conçus pour une tâche : plonger, chronométrer, voyager. Leurs échelles sont gravées dans la céramique.',
      'Modeller bygget til en opgave: dykning, tidtagning, rejse. Skalaerne er graveret i keramik.',
    ),
  ),
  category(
    'corvane-cpo',
    null,
    '/corvane/certified-pre-owned/watches',
    text(
      'Corvane Certified Pre-Owned',
      'Corvane Certified Pre-Owned',
      'Corvane Certified Pre-Owned',
      'Corvane Certified Pre-Owned',
    ),
    text(
      'Corvane watches that the maker has examined and certified a second time. They carry a two-year warranty given by Corvane.',
      'Corvane Uhren, die der Hersteller ein zweites Mal geprüft und zertifiziert hat. Sie tragen eine zweijährige Garantie von Corvane.',
      'Des montres Corvane que la manufacture a examinées et certifiées une seconde fois. Elles bénéficient d’une garantie de deux ans accordée par Corvane.',
      'Corvane-ure, som producenten har undersøgt og certificeret endnu en gang. De har to års garanti fra Corvane.',
    ),
    { isHidden: true },
  ),
  category(
    'corvane-pre-owned',
    null,
    '/corvane/pre-owned/watches',
    text(
      'Corvane pre-owned, newly certified',
      'Corvane Pre-Owned, neu zertifiziert',
      'Corvane d’occasion, certifiées depuis peu',
      'Corvane pre-owned, netop certificeret',
    ),
    text(
      'Corvane watches that have come back from the maker in the last three months. Each still has its place in the certified collection.',
      'Corvane Uhren, die in den letzten drei Monaten vom Hersteller zurückgekommen sind. Jede gehört weiterhin zur zertifizierten Kollektion.',
      'Des montres Corvane revenues de la manufacture ces trois derniers mois. Chacune garde sa place dans la collection certifiée.',
      'Corvane-ure, der er kommet tilbage fra producenten de seneste tre måneder. Hvert har fortsat sin plads i den certificerede kollektion.',
    ),
    { isHidden: true },
  ),
  category(
    'new-arrivals',
    null,
    '/new-arrivals',
    text('New arrivals', 'Neuheiten', 'Nouveautés', 'Nyheder'),
    text(
      'What has reached our boutiques in the last three months. The selection changes on the first of each month.',
      'Was in den letzten drei Monaten in unsere Boutiquen gekommen ist. Die Auswahl wechselt am Ersten jedes Monats.',
      'Ce qui est arrivé dans nos boutiques ces trois derniers mois. La sélection change le premier de chaque mois.',
      'Det, der er kommet til vores butikker de seneste tre måneder. Udvalget skifter den første i hver måned.',
    ),
  ),
  category(
    'gifts',
    null,
    '/gifts',
    text('Gifts', 'Geschenke', 'Cadeaux', 'Gaver'),
    text(
      'Pieces that need no size and no explanation. We wrap them in paper without a price and write the card by hand.',
      'Stücke, die keine Größe und keine Erklärung brauchen. Wir verpacken sie ohne Preis und schreiben die Karte von Hand.',
      'Des pièces qui ne demandent ni taille ni explication. Nous les emballons sans prix et écrivons la carte à la main.',
      'Ting, der hverken kræver størrelse eller forklaring. Vi pakker dem ind uden pris og skriver kortet i hånden.',
    ),
    { image: 'scenes/gifts-portrait.jpg' },
  ),
  category(
    'gifts-her',
    'gifts',
    '/gifts/for-her',
    text('Gifts for her', 'Geschenke für sie', 'Cadeaux pour elle', 'Gaver til hende'),
    text(
      'Studs, pendants and small watches. All of them can be exchanged within 30 days.',
      'Ohrstecker, Anhänger und kleine Uhren. Alles kann innerhalb von 30 Tagen getauscht werden.',
      'Puces d’oreilles, pendentifs et petites montres. Tout peut être échangé sous 30 jours.',
      'Ørestikker, vedhæng og små ure. Alt kan byttes inden for 30 dage.',
    ),
  ),
  category(
    'gifts-him',
    'gifts',
    '/gifts/for-him',
    text('Gifts for him', 'Geschenke für ihn', 'Cadeaux pour lui', 'Gaver til ham'),
    text(
      'Watches for every day and a bangle without ornament. Straps can be changed in the boutique while you wait.',
      'Uhren für jeden Tag und ein Armreif ohne Ornament. Bänder wechseln wir in der Boutique, während Sie warten.',
      'Des montres pour tous les jours et un jonc sans ornement. Nous changeons les bracelets en boutique pendant que vous patientez.',
      'Ure til hverdag og en armring uden ornament. Remme skiftes i butikken, mens du venter.',
    ),
  ),
  category(
    'gifts-sets',
    'gifts',
    '/gifts/sets',
    text('Sets', 'Sets', 'Parures', 'Sæt'),
    text(
      'Pieces that were designed together, in one box. Each can also be had alone.',
      'Stücke, die gemeinsam entworfen wurden, in einem Etui. Jedes ist auch einzeln erhältlich.',
      'Des pièces dessinées ensemble, dans un même écrin. Chacune existe aussi séparément.',
      'Smykker, der er tegnet sammen, i ét skrin. Hvert kan også fås alene.',
    ),
  ),
  category(
    'gift-cards',
    'gifts',
    '/gifts/gift-cards',
    text('Gift cards', 'Geschenkkarten', 'Cartes cadeaux', 'Gavekort'),
    text(
      'Cards of three values, sent by post or handed over in the boutique. They keep their value for ten years.',
      'Karten in drei Werten, per Post oder in der Boutique überreicht. Sie behalten ihren Wert zehn Jahre.',
      'Des cartes de trois valeurs, envoyées par courrier ou remises en boutique. Elles gardent leur valeur dix ans.',
      'Kort i tre værdier, sendt med posten eller overrakt i butikken. De beholder deres værdi i ti år.',
    ),
  ),
  category(
    'staff-sale',
    null,
    '/staff-sale',
    text('Staff sale', 'Personalverkauf', 'Vente au personnel', 'Personalesalg'),
    text(
      'Display pieces and last pieces for members of our staff. They cannot be ordered together with other products.',
      'Ausstellungs- und Einzelstücke für unsere Mitarbeitenden. Sie können nicht zusammen mit anderen Produkten bestellt werden.',
      'Pièces d’exposition et dernières pièces réservées à nos collaborateurs. Elles ne peuvent être commandées avec d’autres produits.',
      'Udstillingsvarer og sidste eksemplarer til vores medarbejdere. De kan ikke bestilles sammen med andre varer.',
    ),
    { isHidden: true },
  ),
]
