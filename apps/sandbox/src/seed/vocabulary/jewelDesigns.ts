import { text } from '../text.js'
import type { DesignWords } from './watchDesigns.js'

/** The jewellery designs of the image studio, and its card and box, in words. */
export const jewelDesigns = {
  'ring-solitaire': {
    noun: text('ring with one stone', 'Ring mit einem Stein', 'bague à une pierre', 'ring med én sten'),
    macro: text(
      'the stone in its claws',
      'der Stein in seinen Krappen',
      'la pierre dans ses griffes',
      'stenen i sine kløer',
    ),
  },
  'ring-halo': {
    noun: text(
      'ring with a stone in a ring of diamonds',
      'Ring mit Mittelstein im Diamantkranz',
      'bague à pierre entourée de diamants',
      'ring med midtersten i en krans af diamanter',
    ),
    macro: text(
      'the centre stone and the small diamonds around it',
      'der Mittelstein und die kleinen Diamanten ringsum',
      'la pierre centrale et les petits diamants qui l’entourent',
      'midterstenen og de små diamanter omkring den',
    ),
  },
  'ring-eternity': {
    noun: text(
      'narrow ring set with stones all around',
      'schmaler, rundum besetzter Ring',
      'fine alliance sertie sur tout le tour',
      'smal ring med sten hele vejen rundt',
    ),
    macro: text(
      'the row of stones, claw by claw',
      'die Steinreihe, Krappe für Krappe',
      'le rang de pierres, griffe après griffe',
      'rækken af sten, klo for klo',
    ),
  },
  'ring-band': {
    noun: text('plain band', 'schlichter Bandring', 'alliance unie', 'glat ring'),
    macro: text(
      'the curve of the band and its inner edge',
      'die Wölbung der Schiene und ihre Innenkante',
      'le bombé de l’anneau et son arête intérieure',
      'ringens runding og dens inderkant',
    ),
  },
  'ring-cocktail': {
    noun: text('ring with a large stone', 'Ring mit großem Stein', 'bague à grande pierre', 'ring med stor sten'),
    macro: text(
      'the stone from above, with its facets or lustre',
      'der Stein von oben, mit Facetten oder Lüster',
      'la pierre vue de dessus, facettes ou lustre',
      'stenen set oppefra, med facetter eller glans',
    ),
  },
  'necklace-pendant': {
    noun: text(
      'pendant on a fine chain',
      'Anhänger an feiner Kette',
      'pendentif sur chaîne fine',
      'vedhæng i fin kæde',
    ),
    macro: text(
      'the pendant and the loop that carries it',
      'der Anhänger und seine Öse',
      'le pendentif et sa bélière',
      'vedhænget og dets øsken',
    ),
  },
  'necklace-riviere': {
    noun: text(
      'necklace of stones set edge to edge',
      'Collier aus dicht gefassten Steinen',
      'rivière de pierres serties bord à bord',
      'collier med sten fattet kant mod kant',
    ),
    macro: text(
      'the graduated stones at the centre',
      'die zur Mitte größer werdenden Steine',
      'les pierres en chute, au centre',
      'stenene, der tiltager mod midten',
    ),
  },
  'necklace-pearls': {
    noun: text('strand of pearls', 'Perlenstrang', 'rang de perles', 'perlekæde'),
    macro: text(
      'the lustre of the pearls and the knots between them',
      'der Lüster der Perlen und die Knoten dazwischen',
      'le lustre des perles et les nœuds entre elles',
      'perlernes glans og knuderne imellem',
    ),
  },
  'earring-stud': {
    noun: text('pair of stud earrings', 'Paar Ohrstecker', 'paire de puces d’oreilles', 'par ørestikker'),
    macro: text(
      'one stone in its setting',
      'ein Stein in seiner Fassung',
      'une pierre dans son chaton',
      'en sten i sin fatning',
    ),
  },
  'earring-drop': {
    noun: text('pair of drop earrings', 'Paar Ohrgehänge', 'paire de pendants d’oreilles', 'par øreringe med dråbe'),
    macro: text(
      'the drop and the joint above it',
      'der Tropfen und sein Gelenk',
      'la goutte et son articulation',
      'dråben og leddet over den',
    ),
  },
  'earring-hoop': {
    noun: text('pair of hoops', 'Paar Creolen', 'paire de créoles', 'par kreoler'),
    macro: text(
      'the hinge closing flush with the curve',
      'das Scharnier, bündig in der Rundung',
      'la charnière, affleurant la courbe',
      'hængslet, der lukker plant med kurven',
    ),
  },
  'bracelet-tennis': {
    noun: text(
      'line bracelet of single stones',
      'Armband aus einzeln gefassten Steinen',
      'bracelet ligne à pierres alignées',
      'armbånd med sten på række',
    ),
    macro: text(
      'the stones in four claws each',
      'die Steine in je vier Krappen',
      'les pierres, chacune à quatre griffes',
      'stenene i fire kløer hver',
    ),
  },
  'bracelet-bangle': {
    noun: text('rigid bangle', 'fester Armreif', 'jonc rigide', 'stift armbånd'),
    macro: text(
      'the polished surface and the hidden hinge',
      'die polierte Fläche und das verdeckte Scharnier',
      'la surface polie et la charnière cachée',
      'den polerede flade og det skjulte hængsel',
    ),
  },
  'bracelet-links': {
    noun: text(
      'bracelet of oval links',
      'Armband aus ovalen Gliedern',
      'bracelet à maillons ovales',
      'armbånd af ovale led',
    ),
    macro: text(
      'two links and the clasp between them',
      'zwei Glieder und der Verschluss dazwischen',
      'deux maillons et leur fermoir',
      'to led og låsen imellem',
    ),
  },
  'brooch-spray': {
    noun: text(
      'brooch in the form of a spray of leaves',
      'Brosche in Form eines Blattzweigs',
      'broche en forme de rameau',
      'broche formet som en bladgren',
    ),
    macro: text(
      'the stones along one leaf',
      'die Steine entlang eines Blattes',
      'les pierres le long d’une feuille',
      'stenene langs et blad',
    ),
  },
  'gift-card': {
    noun: text(
      'gift card in its envelope',
      'Geschenkkarte in ihrem Umschlag',
      'carte cadeau dans son enveloppe',
      'gavekort i sin kuvert',
    ),
    macro: text(
      'the embossed name on the card',
      'der geprägte Name auf der Karte',
      'le nom gaufré sur la carte',
      'det prægede navn på kortet',
    ),
  },
  'set-box': {
    noun: text('open jewellery box', 'geöffnetes Schmucketui', 'écrin ouvert', 'åbent smykkeskrin'),
    macro: text(
      'the pieces in their fitted lining',
      'die Stücke in ihrer Einlage',
      'les pièces dans leur garniture',
      'smykkerne i deres indlæg',
    ),
  },
} satisfies Record<string, DesignWords>
