import type { Localised } from '../seedTypes.js'
import { text } from '../text.js'

export interface DesignWords {
  /** What is seen, as a noun phrase. */
  readonly noun: Localised
  /** What a close-up shows. */
  readonly macro: Localised
}

/** The watch designs of the image studio, in words. */
export const watchDesigns = {
  'dress-round': {
    noun: text('slim round watch', 'flache runde Uhr', 'montre ronde et fine', 'fladt rundt ur'),
    macro: text(
      'applied baton indices and dauphine hands',
      'aufgesetzte Stabindizes und Dauphine-Zeiger',
      'index bâtons appliqués et aiguilles dauphine',
      'applikerede stavindekser og dauphine-visere',
    ),
  },
  'sport-diver': {
    noun: text(
      'diving watch with rotating bezel',
      'Taucheruhr mit drehbarer Lünette',
      'montre de plongée à lunette tournante',
      'dykkerur med drejelig krans',
    ),
    macro: text(
      'luminous dots and the minute scale of the bezel',
      'Leuchtpunkte und die Minutenskala der Lünette',
      'points luminescents et échelle des minutes de la lunette',
      'selvlysende punkter og kransens minutskala',
    ),
  },
  'chrono-tricompax': {
    noun: text(
      'chronograph with three counters',
      'Chronograph mit drei Hilfszifferblättern',
      'chronographe à trois compteurs',
      'kronograf med tre tællere',
    ),
    macro: text(
      'the recessed counters and the tachymeter scale',
      'die vertieften Hilfszifferblätter und die Tachymeterskala',
      'les compteurs en creux et l’échelle tachymétrique',
      'de forsænkede tællere og takymeterskalaen',
    ),
  },
  'gmt-traveller': {
    noun: text(
      'travel watch with a 24-hour ring',
      'Reiseuhr mit 24-Stunden-Ring',
      'montre de voyage à anneau 24 heures',
      'rejseur med 24-timers ring',
    ),
    macro: text(
      'the arrow-tipped second hour hand over the 24-hour scale',
      'der zweite Stundenzeiger mit Pfeilspitze über der 24-Stunden-Skala',
      'la seconde aiguille des heures, à pointe de flèche, sur l’échelle 24 heures',
      'den anden timeviser med pilespids over 24-timersskalaen',
    ),
  },
  moonphase: {
    noun: text(
      'round watch with moon phase',
      'runde Uhr mit Mondphase',
      'montre ronde à phase de lune',
      'rundt ur med månefase',
    ),
    macro: text(
      'the moon disc with its engraved stars',
      'die Mondscheibe mit gravierten Sternen',
      'le disque de lune et ses étoiles gravées',
      'måneskiven med graverede stjerner',
    ),
  },
  skeleton: {
    noun: text('openworked watch', 'skelettierte Uhr', 'montre squelette', 'skeletteret ur'),
    macro: text(
      'bevelled bridges and the balance behind them',
      'anglierte Brücken und die Unruh dahinter',
      'ponts anglés et balancier en arrière-plan',
      'affasede broer og balancen bag dem',
    ),
  },
  'ladies-slim': {
    noun: text(
      'small slim watch with gem-set bezel',
      'kleine flache Uhr mit besetzter Lünette',
      'petite montre fine à lunette sertie',
      'lille fladt ur med fattet krans',
    ),
    macro: text(
      'the stones of the bezel beside fine hands',
      'die Steine der Lünette neben feinen Zeigern',
      'les pierres de la lunette et les fines aiguilles',
      'kransens sten ved siden af fine visere',
    ),
  },
  'tank-rect': {
    noun: text('rectangular watch', 'rechteckige Uhr', 'montre rectangulaire', 'rektangulært ur'),
    macro: text(
      'Roman numerals around a railway minute track',
      'römische Ziffern um eine Eisenbahnminuterie',
      'chiffres romains autour d’une minuterie chemin de fer',
      'romertal omkring en jernbaneminutring',
    ),
  },
  tonneau: {
    noun: text('curved tonneau watch', 'gewölbte Tonneau-Uhr', 'montre tonneau galbée', 'buet tonneau-ur'),
    macro: text(
      'stretched numerals that follow the curve of the case',
      'gestreckte Ziffern, die der Wölbung des Gehäuses folgen',
      'chiffres étirés qui suivent le galbe du boîtier',
      'strakte tal, der følger kassens kurve',
    ),
  },
  pilot: {
    noun: text('pilot’s watch', 'Fliegeruhr', 'montre d’aviateur', 'pilotur'),
    macro: text(
      'large luminous numerals and the triangle at twelve',
      'große Leuchtziffern und das Dreieck bei der Zwölf',
      'grands chiffres luminescents et triangle à midi',
      'store selvlysende tal og trekanten ved tolv',
    ),
  },
  regatta: {
    noun: text(
      'regatta watch with countdown scale',
      'Regattauhr mit Countdown-Skala',
      'montre de régate à échelle de compte à rebours',
      'regattaur med nedtællingsskala',
    ),
    macro: text(
      'the ten-minute countdown and its coloured segments',
      'der Zehn-Minuten-Countdown mit farbigen Segmenten',
      'le compte à rebours de dix minutes et ses segments de couleur',
      'timinuttersnedtællingen med farvede felter',
    ),
  },
  cushion: {
    noun: text('cushion-shaped watch', 'kissenförmige Uhr', 'montre de forme coussin', 'pudeformet ur'),
    macro: text(
      'printed numerals and the small-seconds dial',
      'gedruckte Ziffern und die kleine Sekunde',
      'chiffres imprimés et cadran de petite seconde',
      'trykte tal og den lille sekundskive',
    ),
  },
  'integrated-sport': {
    noun: text(
      'sports watch with integrated bracelet',
      'Sportuhr mit integriertem Band',
      'montre sportive à bracelet intégré',
      'sportsur med integreret lænke',
    ),
    macro: text(
      'the embossed dial pattern and the bevel of the bezel',
      'das geprägte Zifferblattmuster und die Fase der Lünette',
      'le motif gravé du cadran et le biseau de la lunette',
      'urskivens prægede mønster og kransens facet',
    ),
  },
} satisfies Record<string, DesignWords>
