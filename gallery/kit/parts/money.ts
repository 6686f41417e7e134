import type { KitPart } from '../kit-part.ts'
import type { Content } from '../samples/money.tsx'
import source from '../samples/money.tsx?raw'

export const money: KitPart<Content> = {
  id: 'money',
  ledger: 'SHR-04',
  title: 'Money',
  purpose: 'Formats prices the same way in all experiences.',
  tryIt: 'Enter other amounts and currencies: 2.345, -1, nothing; EUR, CAD, SEK.',
  sample: { content: { amount: '1234.5', currency: 'USD' } },
  extreme: { content: { amount: '98765432109.995', currency: 'CHF' } },
  rules: [
    ['SHR-04.1', 'Sign, then amount with two decimals and no thousands separator: $1234.50.'],
    ['SHR-04.2', 'Feeds have EUR and CAD in cents; all other amounts are in whole units.'],
    ['SHR-04.3', 'Half a cent is rounded up.'],
    ['SHR-04.4', 'The default currency is that of the view, else USD.'],
    ['SHR-04.5', 'Other currencies are shown by their code: SEK 120.00.'],
    ['SHR-04.6', 'Invalid or negative amounts give no price; the card is still shown.'],
    ['SHR-04.7', 'Where the site wants it, pages in another language write prices as that does: 119,95 $.'],
  ],
  keys: [['none', 'plain text']],
  access: 'Screen readers announce sign and amount in written order.',
  source,
}
