/**
 * The texts that templates add to a page apart from their content, as they are in English (SHR-01.29). `{0}` is where a
 * value goes. They are the keys of the tables of other languages.
 */
export const englishTexts = [
  'Accepted payment methods',
  'Add the product on this page first',
  'Add to bag',
  'Add to bag: {0}',
  'Are you in the right place?',
  'Back to product',
  'Back to product: {0}',
  'Close',
  'Continue on the Canada site',
  'Continue on the Europe site',
  'Continue on the United Kingdom site',
  'Continue on the United States site',
  'Continue shopping',
  'Copied',
  'Copy code {0}',
  'Delivered by',
  'Delivery',
  'Expired',
  'Go to the Canada site',
  'Go to the Europe site',
  'Go to the United Kingdom site',
  'Go to the United States site',
  'It looks like you are in Canada.',
  'It looks like you are in Europe.',
  'It looks like you are in the United Kingdom.',
  'It looks like you are in the United States.',
  'Make {0} payments of {1}',
  'Next',
  'Now',
  'Offer',
  'Pause',
  'Pause video',
  'Picture',
  'Pictures',
  'Play',
  'Play video',
  'Previous',
  'Product details',
  'RECENTLY VIEWED PRODUCTS',
  'Returns',
  'Reviews',
  'Sale',
  'Search',
  'Show more',
  'The offer has ended',
  'View bag',
  'Was',
  'You may also like',
  'Your browser does not support the video tag.',
  'carousel',
  'less than a minute',
  '{0} day',
  '{0} days',
  '{0} hour',
  '{0} hours',
  '{0} minute',
  '{0} minutes',
  '{0} of {1}',
  '{0}d {1}',
  '{0}h {1}m {2}s',
] as const

export type English = (typeof englishTexts)[number]

/** The texts of a language by those in English. */
export type SpokenWords = Readonly<Record<English, string>>

/** Loads the words of each language; the names are tags in small letters: `fr`, `fr-ca`. */
export type WordTables = Readonly<Record<string, () => Promise<{ words: Partial<SpokenWords> }>>>
