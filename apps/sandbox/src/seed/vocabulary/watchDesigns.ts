import type { Localised } from '../localised.js'
import { text } from '../text.js'

/** Text parts for describing an image of a watch. */
export interface WatchWords {
  /** Noun, followed by the metal: "diving watch". */
  readonly noun: Localised
  /** Distinctive feature after "with"; null = none. German in the dative. */
  readonly mark: Localised | null
  /** Close-up description of the dial after "with". German in the dative. */
  readonly dial: Localised
}

const batons = text('applied baton indices', 'aufgesetzten Stabindizes', 'index bâtons appliqués', 'stavindekser')
const luminous = text(
  'round luminous indices',
  'runden Leuchtindizes',
  'index ronds luminescents',
  'runde selvlysende indekser',
)
const arabic = text('Arabic numerals', 'arabischen Ziffern', 'chiffres arabes', 'arabertal')

/** The studio's watch designs with their text parts. */
export const watchDesigns = {
  'dress-round': {
    noun: text('slim round watch', 'flache runde Uhr', 'montre ronde et fine', 'fladt rundt ur'),
    mark: null,
    dial: batons,
  },
  'sport-diver': {
    noun: text('diving watch', 'Taucheruhr', 'montre de plongée', 'dykkerur'),
    mark: text('rotating bezel', 'drehbarer Lünette', 'lunette tournante', 'drejelig krans'),
    dial: luminous,
  },
  'chrono-tricompax': {
    noun: text('chronograph', 'Chronograph', 'chronographe', 'kronograf'),
    mark: text('three counters', 'drei Hilfszifferblättern', 'trois compteurs', 'tre tællere'),
    dial: text('recessed counters', 'vertieften Hilfszifferblättern', 'compteurs en creux', 'forsænkede tællere'),
  },
  'gmt-traveller': {
    noun: text('travel watch', 'Reiseuhr', 'montre de voyage', 'rejseur'),
    mark: text('24-hour ring', '24-Stunden-Ring', 'anneau 24 heures', '24-timers ring'),
    dial: luminous,
  },
  moonphase: {
    noun: text('round watch', 'runde Uhr', 'montre ronde', 'rundt ur'),
    mark: text('moon phase', 'Mondphase', 'phase de lune', 'månefase'),
    dial: batons,
  },
  skeleton: {
    noun: text('openworked watch', 'skelettierte Uhr', 'montre squelette', 'skeletteret ur'),
    mark: null,
    dial: text('open bridges', 'durchbrochenen Brücken', 'ponts ajourés', 'gennembrudte broer'),
  },
  'ladies-slim': {
    noun: text('small slim watch', 'kleine flache Uhr', 'petite montre fine', 'lille fladt ur'),
    mark: text('diamond-set bezel', 'diamantbesetzter Lünette', 'lunette sertie de diamants', 'diamantfattet krans'),
    dial: text('fine round indices', 'feinen Punktindizes', 'fins index ronds', 'fine runde indekser'),
  },
  'tank-rect': {
    noun: text('rectangular watch', 'rechteckige Uhr', 'montre rectangulaire', 'rektangulært ur'),
    mark: null,
    dial: text('Roman numerals', 'römischen Ziffern', 'chiffres romains', 'romertal'),
  },
  tonneau: {
    noun: text('curved tonneau watch', 'gewölbte Tonneau-Uhr', 'montre tonneau galbée', 'buet tonneau-ur'),
    mark: null,
    dial: arabic,
  },
  pilot: {
    noun: text('pilot’s watch', 'Fliegeruhr', 'montre d’aviateur', 'pilotur'),
    mark: null,
    dial: text('luminous numerals', 'Leuchtziffern', 'chiffres luminescents', 'selvlysende tal'),
  },
  regatta: {
    noun: text('regatta watch', 'Regattauhr', 'montre de régate', 'regattaur'),
    mark: null,
    dial: luminous,
  },
  cushion: {
    noun: text('cushion-shaped watch', 'kissenförmige Uhr', 'montre de forme coussin', 'pudeformet ur'),
    mark: text('small seconds', 'kleiner Sekunde', 'petite seconde', 'lille sekund'),
    dial: arabic,
  },
  'integrated-sport': {
    noun: text('sports watch', 'Sportuhr', 'montre sportive', 'sportsur'),
    mark: null,
    dial: batons,
  },
} satisfies Record<string, WatchWords>
