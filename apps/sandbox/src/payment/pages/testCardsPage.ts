import { TEST_CARDS } from '../cards/testCards.js'
import { escapeHtml } from './escapeHtml.js'
import { htmlPage } from './htmlPage.js'

/** The list of test cards. */
export function testCardsPage(): string {
  const rows = Object.values(TEST_CARDS).map(({ number, meaning }) => {
    const grouped = number.replace(/(\d{4})(?=\d)/g, '$1 ')
    return `<tr><td class="number">${grouped}</td><td>${escapeHtml(meaning)}</td></tr>`
  })
  return htmlPage({
    locale: 'en',
    title: 'Testpay: test cards',
    look: 'list',
    body: `<h1>Testpay: test cards</h1>
<p>This provider moves no money. It accepts these cards only, with any expiry date in the future and any three digits as
security code. Wallets ask on a page. A bank transfer stays pending until a test settles it. An invoice is granted up to
CHF, EUR or GBP 1,000 or DKK 7,500.</p>
<table><thead><tr><th scope="col">Number</th><th scope="col">What happens</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table>`,
  })
}
