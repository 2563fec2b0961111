/**
 * Script of the author page: the answers of Magnolia's page editor to the framed page.
 * @param settings JSON of storefront (origin), variants and mode
 */
export function answerScript(settings: string): string {
  return `
const settings = ${settings}
addEventListener('message', (event) => {
  const frame = document.querySelector('iframe')
  if (event.source !== frame.contentWindow || event.origin !== settings.storefront) return
  const message = JSON.parse(event.data)
  if (message.action === 'initialize') {
    const serverUrl = location.origin + '/author:' + settings.mode
    const answer = { action: 'updateState', serverUrl, selectedComponentVariants: settings.variants }
    frame.contentWindow.postMessage(JSON.stringify(answer), settings.storefront)
  }
  if (message.action === 'scanned') document.querySelector('output').textContent = message.comments.length + ' comments'
})`
}

/**
 * Script that the framed page loads: `mgnlFrameReady` and `mgnlRefresh` collect the editor comments and report them to
 * the author page.
 */
export const editorScript = `(() => {
  const scan = () => {
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_COMMENT)
    const comments = []
    while (walker.nextNode()) if (/^\\/?cms:/.test(walker.currentNode.nodeValue)) comments.push(walker.currentNode.nodeValue)
    parent.postMessage(JSON.stringify({ action: 'scanned', comments }), '*')
  }
  window.mgnlFrameReady = scan
  window.mgnlRefresh = scan
})()
`
