/**
 * The first versions of Safari, Chrome and Firefox with a web feature, from MDN's compatibility data. The tables list
 * what is missing in the oldest browsers of decision 19: Safari 14, Chrome 88, Firefox 84.
 */
export type Since = string

/** Global names, and members of a global object. */
export const newerGlobals: Record<string, Since> = {
  'AbortSignal.abort': 'Safari 15, Chrome 93, Firefox 88',
  'AbortSignal.any': 'Safari 17.4, Chrome 116, Firefox 124',
  'AbortSignal.timeout': 'Safari 16, Chrome 124 (103 in part), Firefox 100',
  'Array.fromAsync': 'Safari 16.4, Chrome 121, Firefox 115',
  BroadcastChannel: 'Safari 15.4, Chrome 54, Firefox 38',
  CSSStyleSheet: 'Safari 16.4, Chrome 73, Firefox 101 (as a constructor)',
  CompressionStream: 'Safari 16.4, Chrome 80, Firefox 113',
  DecompressionStream: 'Safari 16.4, Chrome 80, Firefox 113',
  'Error.isError': 'no Safari, Chrome 134, Firefox 138',
  FinalizationRegistry: 'Safari 14.1, Chrome 84, Firefox 79',
  'Intl.DurationFormat': 'Safari 16.4, Chrome 129, Firefox 136',
  'Intl.ListFormat': 'Safari 14.1, Chrome 72, Firefox 78',
  'Intl.Segmenter': 'Safari 14.1, Chrome 87, Firefox 125',
  Iterator: 'Safari 18.4, Chrome 122, Firefox 131',
  'Map.groupBy': 'Safari 17.4, Chrome 117, Firefox 119',
  'Object.groupBy': 'Safari 17.4, Chrome 117, Firefox 119',
  'Object.hasOwn': 'Safari 15.4, Chrome 93, Firefox 92',
  'Promise.try': 'Safari 18.2, Chrome 128, Firefox 134',
  'Promise.withResolvers': 'Safari 17.4, Chrome 119, Firefox 121',
  'RegExp.escape': 'Safari 18.2, Chrome 136, Firefox 134',
  'URL.canParse': 'Safari 17, Chrome 120, Firefox 115',
  'URL.parse': 'Safari 18, Chrome 126, Firefox 126',
  WeakRef: 'Safari 14.1, Chrome 84, Firefox 79',
  cookieStore: 'Safari 18.4, Chrome 87, Firefox 140',
  'crypto.randomUUID': 'Safari 15.4, Chrome 92, Firefox 95; secure contexts only',
  'crypto.subtle': 'secure contexts only',
  navigation: 'Safari 26.2, Chrome 102, Firefox 147',
  reportError: 'Safari 15.4, Chrome 95, Firefox 93',
  requestIdleCallback: 'no Safari, Chrome 47, Firefox 55',
  scheduler: 'no Safari, Chrome 94, Firefox 142',
  structuredClone: 'Safari 15.4, Chrome 98, Firefox 94',
}

/** Methods with these names, on any object; each name belongs to a single feature. */
export const newerMethods: Record<string, Since> = {
  at: 'Safari 15.4, Chrome 92, Firefox 90',
  checkVisibility: 'Safari 17.4, Chrome 105, Firefox 106',
  findLast: 'Safari 15.4, Chrome 97, Firefox 104',
  findLastIndex: 'Safari 15.4, Chrome 97, Firefox 104',
  getHTML: 'Safari 18, Chrome 125, Firefox 128',
  getOrInsert: 'Safari 26.2, Chrome 145, Firefox 144',
  hidePopover: 'Safari 17, Chrome 114, Firefox 125',
  isDisjointFrom: 'Safari 17, Chrome 122, Firefox 127',
  isSubsetOf: 'Safari 17, Chrome 122, Firefox 127',
  isSupersetOf: 'Safari 17, Chrome 122, Firefox 127',
  isWellFormed: 'Safari 16.4, Chrome 111, Firefox 119',
  moveBefore: 'no Safari, Chrome 133, Firefox 144',
  pipeThrough: 'Safari 10.1, Chrome 59, Firefox 102',
  replaceSync: 'Safari 16.4, Chrome 73, Firefox 101',
  requestSubmit: 'Safari 16, Chrome 76, Firefox 75',
  setHTMLUnsafe: 'Safari 26 (17.4 in part), Chrome 124, Firefox 123',
  showModal: 'Safari 15.4, Chrome 37, Firefox 98',
  showPicker: 'Safari 16, Chrome 99, Firefox 101',
  showPopover: 'Safari 17, Chrome 114, Firefox 125',
  startViewTransition: 'Safari 18, Chrome 111, Firefox 144',
  symmetricDifference: 'Safari 17, Chrome 122, Firefox 127',
  throwIfAborted: 'Safari 15.4, Chrome 100, Firefox 97',
  toReversed: 'Safari 16, Chrome 110, Firefox 115',
  toSorted: 'Safari 16, Chrome 110, Firefox 115',
  toSpliced: 'Safari 16, Chrome 110, Firefox 115',
  toWellFormed: 'Safari 16.4, Chrome 111, Firefox 119',
  togglePopover: 'Safari 17, Chrome 114, Firefox 125',
}

/** Properties with these names, and attributes in JSX. */
export const newerProperties: Record<string, Since> = {
  adoptedStyleSheets: 'Safari 16.4, Chrome 73, Firefox 101',
  inert: 'Safari 15.5, Chrome 102, Firefox 112',
  locks: 'Safari 15.4, Chrome 69, Firefox 96; secure contexts only',
  popover: 'Safari 17, Chrome 114, Firefox 125',
  prerendering: 'no Safari, Chrome 108, no Firefox',
  submitter: 'Safari 15.4, Chrome 81, Firefox 75',
  userAgentData: 'no Safari, Chrome 90, no Firefox',
}

/**
 * Methods of the iterators that `values()`, `keys()`, `entries()` and `matchAll()` return: named like those of arrays,
 * but two to four years newer.
 */
export const iteratorHelpers = {
  names: ['drop', 'every', 'filter', 'find', 'flatMap', 'forEach', 'map', 'reduce', 'some', 'take', 'toArray'],
  from: ['values', 'keys', 'entries', 'matchAll'],
  since: 'Safari 18.4, Chrome 122, Firefox 131',
}

/**
 * Parts of selectors and media queries in strings of the code: where a browser lacks one, a query with the selector throws,
 * and a media query never applies.
 */
export const newerSelectors: Record<string, Since> = {
  '(width <': 'Safari 16.4, Chrome 104, Firefox 63; the build converts style sheets only',
  '(width >': 'Safari 16.4, Chrome 104, Firefox 63; the build converts style sheets only',
  ':focus-visible': 'Safari 15.4, Chrome 86, Firefox 85',
  ':has(': 'Safari 15.4, Chrome 105, Firefox 121',
  ':modal': 'Safari 15.6, Chrome 105, Firefox 103',
  ':open': 'Safari 26.5, Chrome 133, Firefox 136',
  ':popover-open': 'Safari 17, Chrome 114, Firefox 125',
  ':user-invalid': 'Safari 16.5, Chrome 119, Firefox 88',
}

/** Syntax that no build target converts, and syntax in code that shops build themselves. */
export const newerSyntax = {
  lookbehind: 'Safari 16.4, Chrome 62, Firefox 78',
  'regular expression flag d or v': 'Safari 15 or 17, Chrome 90 or 112, Firefox 88 or 116',
  'private class member': 'Safari 14.1 or 15, Chrome 74 or 84, Firefox 90',
  'static block': 'Safari 16.4, Chrome 94, Firefox 93',
  'top-level await': 'Safari 27 (15 in part), Chrome 89, Firefox 89',
  'option signal of addEventListener': 'Safari 15, Chrome 90, Firefox 86',
} satisfies Record<string, Since>
