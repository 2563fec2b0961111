import type { DesignRef, SeedProductType } from '../src/seed/seedTypes.js'

/** A piece to look at. */
export interface Sample {
  readonly brand: string
  readonly name: string
  readonly type: SeedProductType
  readonly design: DesignRef
}

function watch(
  key: string,
  brand: string,
  name: string,
  metal: DesignRef['metal'],
  colour: string,
  strap: DesignRef['strap'],
  strapColour = 'black',
  type: SeedProductType = 'watch',
  gem: DesignRef['gem'] = 'none',
): Sample {
  return { brand, name, type, design: { key, metal, colour, strap, strapColour, gem } }
}

function jewel(
  key: string,
  metal: DesignRef['metal'],
  gem: DesignRef['gem'],
  type: SeedProductType = 'jewellery',
  colour = 'white',
): Sample {
  return { brand: 'Sérance', name: key, type, design: { key, metal, colour, strap: 'none', strapColour: 'none', gem } }
}

/** One piece of every design, with different metals, colours and grounds. */
export const samples: readonly Sample[] = [
  watch('dress-round', 'Aurelune', 'Meridian', 'roseGold', 'silver', 'leather', 'brown'),
  watch('sport-diver', 'Corvane', 'Tidal 300', 'steel', 'green', 'bracelet', 'black', 'partner'),
  watch('chrono-tricompax', 'Brandvold', 'Tempo', 'steel', 'silver', 'leather', 'black'),
  watch('gmt-traveller', 'Corvane', 'Voyager', 'twoTone', 'blue', 'bracelet', 'black', 'partnerCpo'),
  watch('moonphase', 'Montferre', 'Luna', 'yellowGold', 'blue', 'leather', 'blue'),
  watch('skeleton', 'Tessmohr', 'Open', 'titanium', 'grey', 'rubber', 'black'),
  watch('ladies-slim', 'Ilvane', 'Petite', 'yellowGold', 'motherOfPearl', 'bracelet', 'black', 'watch', 'diamond'),
  watch('tank-rect', 'Kestrelle', 'Carré', 'yellowGold', 'champagne', 'leather', 'burgundy', 'cpo'),
  watch('tonneau', 'Montferre', 'Arc', 'whiteGold', 'salmon', 'leather', 'grey'),
  watch('pilot', 'Brandvold', 'Aero', 'steel', 'black', 'leather', 'cognac'),
  watch('regatta', 'Tessmohr', 'Regatta', 'ceramic', 'white', 'rubber', 'blue'),
  watch('cushion', 'Kestrelle', 'Cushion', 'roseGold', 'burgundy', 'leather', 'burgundy', 'newCpo'),
  watch('integrated-sport', 'Aurelune', 'Linea', 'steel', 'blue', 'bracelet'),
  jewel('ring-solitaire', 'platinum', 'diamond'),
  jewel('ring-halo', 'whiteGold', 'sapphire'),
  jewel('ring-eternity', 'yellowGold', 'diamond'),
  jewel('ring-band', 'roseGold', 'none'),
  jewel('ring-cocktail', 'yellowGold', 'emerald', 'highJewellery'),
  jewel('necklace-pendant', 'yellowGold', 'ruby'),
  jewel('necklace-riviere', 'whiteGold', 'diamond', 'highJewellery'),
  jewel('necklace-pearls', 'whiteGold', 'pearl'),
  jewel('earring-stud', 'whiteGold', 'diamond'),
  jewel('earring-drop', 'yellowGold', 'aquamarine'),
  jewel('earring-hoop', 'yellowGold', 'none'),
  jewel('bracelet-tennis', 'whiteGold', 'diamond'),
  jewel('bracelet-bangle', 'roseGold', 'none'),
  jewel('bracelet-links', 'yellowGold', 'none'),
  jewel('brooch-spray', 'platinum', 'sapphire', 'highJewellery'),
  jewel('gift-card', 'yellowGold', 'none', 'giftCard', 'green'),
  jewel('set-box', 'yellowGold', 'pearl', 'set', 'burgundy'),
]
