// Starts the app once what is seen first is there: the page's main picture has the network for itself. Links and forms
// work before. A change of this file needs a new number in its name: it is cached for ever.
const script = document.querySelector('script[data-start]')
const picture = document.querySelector('img[fetchpriority="high"]')
const after = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
const loaded =
  !picture || picture.complete
    ? null
    : new Promise((resolve) => {
        picture.addEventListener('load', resolve)
        picture.addEventListener('error', resolve)
      })
const painted = new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
await Promise.race([Promise.all([loaded, painted]), after(1500)])
for (const href of script.dataset.preload.split(' ').filter(Boolean)) {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = href
  document.head.append(link)
}
await import(script.dataset.start)
