/** Suites over the whole catalogue: each template takes a second or two, so several browsers share them. */
export const overAll = [
  'every-template',
  'every-template-control',
  'every-template-manners',
  'every-template-use',
  'standard-suite',
].map((suite) => `catalogue/testing/${suite}.browser.test.ts`)

/** The console draws with React itself, as nothing else that is tested in a browser does. */
export const ofConsole = 'console/**/*.browser.test.tsx'

/** What experiences must do with every renderer. */
export const withEachRenderer = [
  'catalogue/testing/standard-suite.browser.test.ts',
  'catalogue/kit/*/{carousel,dialog,media,product-card,search-box,use-window-width}.browser.test.{ts,tsx}',
  // Of what has equal keys only React keeps what it should not.
  'catalogue/home/gallery/popup-words.browser.test.ts',
  'slots/experience/*.browser.test.tsx',
]
