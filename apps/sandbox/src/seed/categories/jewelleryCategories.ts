import type { SeedCategory } from '../seedTypes.js'
import { text } from '../text.js'
import { category } from './category.js'

/** The jewellery tree, without its brand pages. */
export const jewelleryCategories: readonly SeedCategory[] = [
  category(
    'jewellery',
    null,
    '/jewellery',
    text('Jewellery', 'Schmuck', 'Joaillerie', 'Smykker'),
    text(
      'Diamonds, pearls and coloured stones from four houses and from our own workshop. Stones from half a carat upwards come with an independent report.',
      'Diamanten, Perlen und Farbsteine von vier Häusern und aus unserem eigenen Atelier. Steine ab einem halben Karat werden mit unabhängigem Gutachten geliefert.',
      'Diamants, perles et pierres de couleur de quatre maisons et de notre propre atelier. À partir d’un demi-carat, chaque pierre est accompagnée d’un rapport indépendant.',
      'Diamanter, perler og farvede sten fra fire huse og fra vores eget værksted. Sten fra en halv karat leveres med uafhængig rapport.',
    ),
    { image: 'scenes/jewellery-portrait.jpg' },
  ),
  category(
    'jewellery-rings',
    'jewellery',
    '/jewellery/rings',
    text('Rings', 'Ringe', 'Bagues', 'Ringe'),
    text(
      'Rings in sizes 50 to 56 from stock; other sizes are made in four weeks. If you are unsure, we send you a set of measuring rings.',
      'Ringe in den Größen 50 bis 56 ab Lager; andere Größen fertigen wir in vier Wochen. Wenn Sie unsicher sind, senden wir Ihnen einen Satz Messringe.',
      'Des bagues en tours de doigt 50 à 56 en stock ; les autres sont réalisées en quatre semaines. En cas de doute, nous vous envoyons un jeu de baguiers.',
      'Ringe i størrelse 50 til 56 på lager; andre størrelser laves på fire uger. Er du i tvivl, sender vi et sæt måleringe.',
    ),
  ),
  category(
    'rings-engagement',
    'jewellery-rings',
    '/jewellery/rings/engagement',
    text('Engagement rings', 'Verlobungsringe', 'Bagues de fiançailles', 'Forlovelsesringe'),
    text(
      'Solitaires and rings with a halo, each with the report of its centre stone. The first change of size is made without charge.',
      'Solitäre und Ringe mit Diamantkranz, jeweils mit Gutachten zum Mittelstein. Die erste Größenänderung ist kostenlos.',
      'Solitaires et bagues entourées, chacune avec le rapport de sa pierre centrale. La première mise à taille est offerte.',
      'Solitairer og ringe med diamantkrans, hver med rapport på midterstenen. Den første størrelsesændring er gratis.',
    ),
  ),
  category(
    'rings-wedding',
    'jewellery-rings',
    '/jewellery/rings/wedding',
    text('Wedding rings', 'Trauringe', 'Alliances', 'Vielsesringe'),
    text(
      'Plain and set bands, rounded inside so that they slide on easily. Engraving is done by hand and takes one week.',
      'Schlichte und besetzte Ringe, innen gerundet, damit sie leicht gleiten. Gravuren entstehen von Hand und dauern eine Woche.',
      'Alliances unies ou serties, arrondies à l’intérieur pour glisser facilement. La gravure est faite à la main, en une semaine.',
      'Glatte og fattede ringe, rundet indvendigt, så de glider let på. Gravering udføres i hånden og tager en uge.',
    ),
  ),
  category(
    'rings-cocktail',
    'jewellery-rings',
    '/jewellery/rings/cocktail',
    text('Cocktail rings', 'Cocktailringe', 'Bagues cocktail', 'Cocktailringe'),
    text(
      'Large stones and single pearls, set low enough to be worn in the day. The weight is carried by the shoulders of the ring, not by the finger.',
      'Große Steine und einzelne Perlen, tief genug gefasst, um auch am Tag getragen zu werden. Das Gewicht liegt auf den Schultern des Rings, nicht auf dem Finger.',
      'De grandes pierres et des perles seules, serties assez bas pour se porter le jour. Le poids repose sur les épaules de la bague, non sur le doigt.',
      'Store sten og enkelte perler, fattet lavt nok til at bæres om dagen. Vægten hviler på ringens skuldre, ikke på fingeren.',
    ),
  ),
  category(
    'jewellery-necklaces',
    'jewellery',
    '/jewellery/necklaces',
    text('Necklaces', 'Halsschmuck', 'Colliers', 'Halskæder'),
    text(
      'Pendants, rivières and strands of pearls, from 42 to 45 cm. Every chain can be shortened at a second eyelet.',
      'Anhänger, Rivières und Perlenstränge von 42 bis 45 cm. Jede Kette lässt sich an einer zweiten Öse kürzer tragen.',
      'Pendentifs, rivières et rangs de perles, de 42 à 45 cm. Chaque chaîne se raccourcit grâce à un second anneau.',
      'Vedhæng, collierer og perlekæder fra 42 til 45 cm. Hver kæde kan gøres kortere i en ekstra øsken.',
    ),
  ),
  category(
    'necklaces-pendants',
    'jewellery-necklaces',
    '/jewellery/necklaces/pendants',
    text('Pendants', 'Anhänger', 'Pendentifs', 'Vedhæng'),
    text(
      'One stone or one form on a fine chain. They are light enough to be forgotten and worn at night.',
      'Ein Stein oder eine Form an feiner Kette. Leicht genug, um sie zu vergessen und auch nachts zu tragen.',
      'Une pierre ou une forme sur une chaîne fine. Assez légers pour qu’on les oublie et qu’on les garde la nuit.',
      'Én sten eller én form i en fin kæde. Lette nok til at blive glemt og båret om natten.',
    ),
  ),
  category(
    'jewellery-earrings',
    'jewellery',
    '/jewellery/earrings',
    text('Earrings', 'Ohrschmuck', 'Boucles d’oreilles', 'Øreringe'),
    text(
      'Studs, drops and hoops, weighed so that they sit without pulling. Clip fittings can be made for most of them.',
      'Stecker, Gehänge und Creolen, so gewichtet, dass sie sitzen, ohne zu ziehen. Für die meisten fertigen wir auch Clips.',
      'Puces, pendants et créoles, équilibrés pour tenir sans tirer. La plupart peuvent recevoir un clip.',
      'Ørestikker, ørehængere og kreoler, afvejet så de sidder uden at trække. De fleste kan laves med clips.',
    ),
  ),
  category(
    'earrings-studs',
    'jewellery-earrings',
    '/jewellery/earrings/studs',
    text('Studs', 'Ohrstecker', 'Puces d’oreilles', 'Ørestikker'),
    text(
      'Pairs of stones matched for colour and size. The backs are screwed or have a double notch.',
      'Steinpaare, nach Farbe und Größe ausgewählt. Die Verschlüsse sind geschraubt oder doppelt gekerbt.',
      'Des paires de pierres assorties en couleur et en taille. Les poussettes sont vissées ou à double cran.',
      'Par af sten, matchet i farve og størrelse. Låsene er skruede eller har dobbelt hak.',
    ),
  ),
  category(
    'earrings-drops',
    'jewellery-earrings',
    '/jewellery/earrings/drops',
    text('Drops', 'Ohrgehänge', 'Pendants d’oreilles', 'Ørehængere'),
    text(
      'Stones and pearls that move, on a joint rather than a hook. The lower part of some can be taken off for the day.',
      'Steine und Perlen, die sich bewegen, an einem Gelenk statt an einem Haken. Bei einigen lässt sich der untere Teil für den Tag abnehmen.',
      'Des pierres et des perles mobiles, sur une articulation plutôt qu’un crochet. La partie basse de certains se retire pour la journée.',
      'Sten og perler i bevægelse, på et led frem for en krog. På nogle kan den nederste del tages af om dagen.',
    ),
  ),
  category(
    'jewellery-bracelets',
    'jewellery',
    '/jewellery/bracelets',
    text('Bracelets', 'Armschmuck', 'Bracelets', 'Armbånd'),
    text(
      'Line bracelets, bangles and chains for wrists from 15 to 18 cm. Clasps have a second safety, which you can close with one hand.',
      'Tennisarmbänder, Armreife und Ketten für Handgelenke von 15 bis 18 cm. Die Verschlüsse haben eine zweite Sicherung, die sich einhändig schließen lässt.',
      'Lignes, joncs et chaînes pour des poignets de 15 à 18 cm. Les fermoirs ont une seconde sécurité qui se ferme d’une main.',
      'Tennisarmbånd, armringe og kæder til håndled fra 15 til 18 cm. Låsene har en ekstra sikring, som kan lukkes med én hånd.',
    ),
  ),
  category(
    'jewellery-pearls',
    'jewellery',
    '/jewellery/pearls',
    text('Pearls', 'Perlen', 'Perles', 'Perler'),
    text(
      'Akoya and South Sea pearls, chosen strand by strand in daylight. They are knotted on silk, which we renew every few years.',
      'Akoya- und Südseeperlen, Strang für Strang bei Tageslicht ausgewählt. Sie sind auf Seide geknotet, die wir alle paar Jahre erneuern.',
      'Perles Akoya et des mers du Sud, choisies rang par rang à la lumière du jour. Elles sont nouées sur soie, que nous renouvelons tous les quelques ans.',
      'Akoya- og sydhavsperler, valgt kæde for kæde i dagslys. De er knyttet på silke, som vi fornyer med nogle års mellemrum.',
    ),
  ),
  category(
    'high-jewellery',
    'jewellery',
    '/jewellery/high-jewellery',
    text('High jewellery', 'Haute Joaillerie', 'Haute joaillerie', 'Haute joaillerie'),
    text(
      'Pieces that are made once. They are shown by appointment, in the boutique of your choice.',
      'Stücke, die einmal gefertigt werden. Wir zeigen sie nach Vereinbarung, in der Boutique Ihrer Wahl.',
      'Des pièces réalisées une seule fois. Elles se découvrent sur rendez-vous, dans la boutique de votre choix.',
      'Smykker, der laves én gang. De vises efter aftale i den butik, du vælger.',
    ),
  ),
  category(
    'jewellery-brands',
    'jewellery',
    '/jewellery/brands',
    text('Jewellery brands', 'Schmuckmarken', 'Marques de joaillerie', 'Smykkemærker'),
    text(
      'Five houses that make their jewellery themselves. We know the benches at which it is made.',
      'Fünf Häuser, die ihren Schmuck selbst fertigen. Wir kennen die Werktische, an denen er entsteht.',
      'Cinq maisons qui réalisent elles-mêmes leurs bijoux. Nous connaissons les établis où ils naissent.',
      'Fem huse, der selv fremstiller deres smykker. Vi kender de værkborde, hvor de bliver til.',
    ),
  ),
]
