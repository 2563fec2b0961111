/** `count` of the items in their order, chosen by the seed alone; all if there are fewer. */
export function sample(items, count, seed) {
  const random = mulberry32(seed)
  const places = items.map((_, place) => place)
  for (let last = places.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    ;[places[last], places[other]] = [places[other], places[last]]
  }
  const chosen = new Set(places.slice(0, count))
  return items.filter((_, place) => chosen.has(place))
}

/** The generator of Tommy Ettinger: numbers from 0 up to 1. */
function mulberry32(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
