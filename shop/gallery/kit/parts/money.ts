import type { KitPart } from '../kit-part.ts'
import type { Content } from '../samples/money.tsx'
import source from '../samples/money.tsx?raw'

export const money: KitPart<Content> = {
  id: 'money',
  ledger: 'SHR-04',
  title: 'Money',
  purpose: 'Writes a price the same way wherever an experience shows one.',
  tryIt: 'Type other amounts and currencies: 2.345, -1, nothing; EUR, CAD, SEK.',
  sample: { content: { amount: '1234.5', currency: 'USD' } },
  extreme: { content: { amount: '98765432109.995', currency: 'CHF' } },
  rules: [
    ['SHR-04.1', 'Sign, then amount with two decimals and no thousands separator: $1234.50.'],
    ['SHR-04.2', 'A feed has EUR and CAD in cents; all other amounts are whole units.'],
    ['SHR-04.3', 'Half a cent is rounded up.'],
    ['SHR-04.4', 'Without a currency that of the view, and without that USD.'],
    ['SHR-04.5', 'Any other currency is written as its code: SEK 120.00.'],
    ['SHR-04.6', 'What is no amount, or below 0, gives no price; the card is shown all the same.'],
  ],
  keys: [['none', 'it is a text']],
  access: 'A screen reader hears sign and amount in the order in which they are written.',
  source,
}
