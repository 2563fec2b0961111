let holders = 0
let before = { overflow: '', paddingRight: '' }

/** Locks the scrolling of the page, keeping the space of its scrollbar, until all callers have released it. */
export function holdPage(): () => void {
  const { style } = document.body
  if (holders === 0) {
    const scrollbar = innerWidth - document.documentElement.clientWidth
    before = { overflow: style.overflow, paddingRight: style.paddingRight }
    style.overflow = 'hidden'
    if (scrollbar > 0) style.paddingRight = `${scrollbar}px`
  }
  holders += 1
  return () => {
    holders -= 1
    if (holders === 0) Object.assign(style, before)
  }
}
