/** Regulated wording of 'pay in 3, UK': it stays in English, and only a lawyer may change it (PDP-05.4, PDP-05.10). */
export const creditStatus = '18+, T&C apply, Credit subject to status.'
export const learnMore = 'Learn more'
export const fullTerms = 'Full terms'
export const termsTitle = 'Pay in 3: terms and conditions'

export const terms = [
  'You must be a UK resident aged over 18 and pay with a valid card in your own name.',
  'The total is split into three equal instalments, taken on day 0, day 30 and day 60.',
  'There is no interest and there are no fees when each instalment is paid on time.',
  'Prepaid cards are not accepted.',
  'If the first instalment fails, it is tried again up to two times.',
  'A late fee applies when the second or third instalment is still unpaid 14 days after it was due and up to three attempts have failed.',
  'The late fee is £5 for orders of £20 or more and 25% of the price for orders under £20.',
  'At most one late fee is charged per instalment, and none when less than £1 is left to pay.',
  'Refunds can take up to 14 days.',
]
