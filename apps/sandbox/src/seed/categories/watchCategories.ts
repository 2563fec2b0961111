import type { SeedCategory } from '../seedTypes.js'
import { text } from '../text.js'
import { category } from './category.js'

/** The watch tree, without its brand pages. */
export const watchCategories: readonly SeedCategory[] = [
  category(
    'watches',
    null,
    '/watches',
    text('Watches', 'Uhren', 'Montres', 'Ure'),
    text(
      'Seven houses, from a three-hand watch for every day to a perpetual calendar. Each has been worn by one of us before it was ordered.',
      'Sieben Häuser, von der Dreizeigeruhr für jeden Tag bis zum ewigen Kalender. Jede Uhr hat eine oder einer von uns getragen, bevor wir sie bestellten.',
      'Sept maisons, de la montre à trois aiguilles pour tous les jours au quantième perpétuel. L’un de nous a porté chacune d’elles avant que nous la commandions.',
      'Syv huse, fra treviseruret til hverdag til evighedskalenderen. En af os har gået med hvert ur, før vi bestilte det.',
    ),
    { image: 'scenes/watches-portrait.jpg' },
  ),
  category(
    'watches-mens',
    'watches',
    '/watches/mens',
    text('Men’s watches', 'Herrenuhren', 'Montres pour homme', 'Herreure'),
    text(
      'Cases from 36 to 43 mm, in steel, gold, titanium and platinum. The size that suits depends on the wrist more than on fashion.',
      'Gehäuse von 36 bis 43 mm, in Stahl, Gold, Titan und Platin. Welche Größe passt, entscheidet das Handgelenk, nicht die Mode.',
      'Des boîtiers de 36 à 43 mm, en acier, or, titane et platine. La bonne taille dépend du poignet plus que de la mode.',
      'Kasser fra 36 til 43 mm i stål, guld, titanium og platin. Den rette størrelse afhænger mere af håndleddet end af moden.',
    ),
  ),
  category(
    'watches-ladies',
    'watches',
    '/watches/ladies',
    text('Ladies’ watches', 'Damenuhren', 'Montres pour dame', 'Dameure'),
    text(
      'Small cases with mechanical or quartz movements, plain or set with diamonds. Many of the larger watches are worn by women too; ask us to size the bracelet.',
      'Kleine Gehäuse mit mechanischem oder Quarzwerk, schlicht oder mit Diamanten. Auch manche größere Uhr wird von Frauen getragen; wir passen das Band an.',
      'De petits boîtiers à mouvement mécanique ou à quartz, unis ou sertis de diamants. Bien des montres plus grandes sont aussi portées par des femmes ; nous ajustons le bracelet.',
      'Små kasser med mekanisk urværk eller quartz, glatte eller med diamanter. Flere af de større ure bæres også af kvinder; vi tilpasser gerne lænken.',
    ),
  ),
  category(
    'watches-chronographs',
    'watches',
    '/watches/chronographs',
    text('Chronographs', 'Chronographen', 'Chronographes', 'Kronografer'),
    text(
      'Watches that measure a span of time without losing the hour. All of ours have a column wheel, which gives the pushers their even pressure.',
      'Uhren, die eine Zeitspanne messen, ohne die Stunde zu verlieren. Alle unsere Chronographen haben ein Schaltrad, das den Drückern ihren gleichmäßigen Druckpunkt gibt.',
      'Des montres qui mesurent un temps sans perdre l’heure. Toutes les nôtres ont une roue à colonnes, qui donne aux poussoirs leur pression régulière.',
      'Ure, der måler et tidsrum uden at miste klokken. Alle vores har et kolonnehjul, som giver trykkerne deres jævne modstand.',
    ),
  ),
  category(
    'watches-diving',
    'watches',
    '/watches/diving',
    text('Diving and sailing', 'Tauchen und Segeln', 'Plongée et voile', 'Dykning og sejlads'),
    text(
      'Watches tested to 200 or 300 metres, with bezels that turn one way only. We check the gaskets free of charge once a year.',
      'Uhren, geprüft bis 200 oder 300 Meter, mit Lünetten, die nur in eine Richtung drehen. Die Dichtungen prüfen wir einmal im Jahr kostenlos.',
      'Des montres testées à 200 ou 300 mètres, dont la lunette ne tourne que dans un sens. Nous contrôlons les joints gratuitement une fois par an.',
      'Ure testet til 200 eller 300 meter, med kranse der kun drejer én vej. Vi kontrollerer pakningerne gratis én gang om året.',
    ),
  ),
  category(
    'watches-dress',
    'watches',
    '/watches/dress',
    text('Dress watches', 'Elegante Uhren', 'Montres habillées', 'Elegante ure'),
    text(
      'Flat watches with two or three hands, made to disappear under a cuff. Most are wound by hand or by a rotor seen through the back.',
      'Flache Uhren mit zwei oder drei Zeigern, gemacht, um unter der Manschette zu verschwinden. Die meisten werden von Hand oder von einem sichtbaren Rotor aufgezogen.',
      'Des montres plates à deux ou trois aiguilles, faites pour disparaître sous la manchette. La plupart se remontent à la main ou par un rotor visible au fond.',
      'Flade ure med to eller tre visere, skabt til at forsvinde under manchetten. De fleste trækkes op i hånden eller af en rotor, der ses bagfra.',
    ),
  ),
  category(
    'watches-complications',
    'watches',
    '/watches/complications',
    text('Complications', 'Komplikationen', 'Complications', 'Komplikationer'),
    text(
      'A second time zone, the phase of the moon, a calendar that knows leap years. Each adds parts, and each is explained to you when the watch is handed over.',
      'Eine zweite Zeitzone, die Mondphase, ein Kalender, der Schaltjahre kennt. Jede bringt zusätzliche Teile mit sich, und jede erklären wir Ihnen bei der Übergabe.',
      'Un second fuseau, la phase de la lune, un calendrier qui connaît les années bissextiles. Chacune ajoute des pièces, et chacune vous est expliquée à la remise de la montre.',
      'En anden tidszone, månens fase, en kalender der kender skudår. Hver tilføjer dele, og hver bliver forklaret, når uret overdrages.',
    ),
  ),
  category(
    'watches-gmt',
    'watches-complications',
    '/watches/complications/gmt',
    text('GMT and world time', 'GMT und Weltzeit', 'GMT et heures du monde', 'GMT og verdenstid'),
    text(
      'Watches for those who telephone across time zones or cross them. The local hour moves in steps, so the minutes are never lost.',
      'Uhren für alle, die über Zeitzonen hinweg telefonieren oder sie bereisen. Die Ortsstunde springt in Schritten; die Minuten bleiben unberührt.',
      'Des montres pour ceux qui téléphonent d’un fuseau à l’autre ou les traversent. L’heure locale avance par sauts, sans perdre les minutes.',
      'Ure til dem, der telefonerer på tværs af tidszoner eller krydser dem. Lokaltimen flyttes i trin, så minutterne aldrig går tabt.',
    ),
  ),
  category(
    'watches-moonphase',
    'watches-complications',
    '/watches/complications/moonphase',
    text('Moon phase and calendar', 'Mondphase und Kalender', 'Phase de lune et calendrier', 'Månefase og kalender'),
    text(
      'A disc that follows the moon, alone or with a full calendar. The most exact is a day out after 122 years of running.',
      'Eine Scheibe, die dem Mond folgt, allein oder mit vollem Kalender. Die genaueste weicht nach 122 Jahren Gang um einen Tag ab.',
      'Un disque qui suit la lune, seul ou avec un calendrier complet. Le plus exact s’écarte d’un jour après 122 ans de marche.',
      'En skive, der følger månen, alene eller med fuld kalender. Den mest nøjagtige er en dag forkert efter 122 års gang.',
    ),
  ),
  category(
    'watches-brands',
    'watches',
    '/watches/brands',
    text('Watch brands', 'Uhrenmarken', 'Marques horlogères', 'Urmærker'),
    text(
      'The makers we represent as an official retailer. Each of them trains our watchmakers in its own workshop.',
      'Die Marken, die wir als offizieller Fachhändler führen. Jede von ihnen schult unsere Uhrmacher im eigenen Atelier.',
      'Les marques que nous représentons en qualité de détaillant officiel. Chacune forme nos horlogers dans son atelier.',
      'De mærker, vi er officiel forhandler af. Hvert af dem uddanner vores urmagere på eget værksted.',
    ),
  ),
]
