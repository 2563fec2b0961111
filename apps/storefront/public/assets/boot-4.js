// Why and when: documentTemplate.ts. Cached for ever: a change needs a new number in the name.
const script = document.querySelector('script[data-start]')
const picture = document.querySelector('img[fetchpriority="high"]')
const after = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
const preload = (list) => {
  for (const href of list.split(' ').filter(Boolean)) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
}
const loaded =
  !picture || picture.complete
    ? null
    : new Promise((resolve) => {
        picture.addEventListener('load', resolve)
        picture.addEventListener('error', resolve)
      })
// A frame that is on its way is not painted yet: on slow devices, scripts would hold it up.
const painted = new Promise((resolve) => {
  if (!PerformanceObserver.supportedEntryTypes?.includes('paint')) requestAnimationFrame(() => setTimeout(resolve))
  else
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) resolve()
    }).observe({ type: 'paint', buffered: true })
})
await Promise.race([Promise.all([loaded, painted]), after(1500)])
preload(script.dataset.preload)
await import(script.dataset.start)
preload(script.dataset.afterHydration)
