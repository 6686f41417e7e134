/** A permitted use of a newer feature: the code checks for it first, or the browser safely ignores it. */
export type GuardedUse = { path: string; names: readonly string[]; why: string }

export const guarded: readonly GuardedUse[] = [
  {
    path: 'catalogue/category/filter-text/text-rules.ts',
    names: [':has('],
    why: 'It stands in a style rule: a browser that does not know it leaves the words as the shop has them.',
  },
  {
    path: 'catalogue/category/media-banner/experience.tsx',
    names: [':has('],
    why: 'It stands in a style rule of its own, for the space below the banner.',
  },
  {
    path: 'catalogue/checkout/progress/watch-path.ts',
    names: ['navigation', 'option signal of addEventListener'],
    why: 'It asks first; the Navigation API is younger than the option.',
  },
  {
    path: 'catalogue/global/hide-elements/experience.ts',
    names: ['CSSStyleSheet'],
    why: 'It asks first, and takes the sheet of a document that nobody sees.',
  },
  {
    path: 'catalogue/kit/change/open-sheet.ts',
    names: ['CSSStyleSheet', 'replaceSync', 'adoptedStyleSheets'],
    why: 'It asks first, and adds a style element.',
  },
  {
    path: 'catalogue/kit/change/add-tip.ts',
    names: ['showPopover', 'hidePopover', 'popover'],
    why: 'It asks first, and shows and hides the tip by its attribute `hidden`.',
  },
  {
    path: 'catalogue/kit/carousel/carousel.tsx',
    names: ['inert'],
    why: 'Without it slides out of view take the focus, and come into view by that.',
  },
  {
    path: 'catalogue/kit/dialog/dialog.tsx',
    names: ['showModal'],
    why: 'No dialog is opened where the browser has none.',
  },
  {
    path: 'catalogue/kit/dialog/when-no-dialog.ts',
    names: [':modal'],
    why: 'It asks first, and looks at the attribute `open`.',
  },
  {
    path: 'catalogue/product/view-bag/show-prompt.tsx',
    names: ['inert'],
    why: 'It is for the 0.3 s in which the prompt goes.',
  },
  {
    path: 'catalogue/room-styles.ts',
    names: [':has('],
    why: 'It stands in style rules: a browser that does not know it keeps no room, and shows the page as it is.',
  },
  {
    path: 'script/browser/add-sheet.ts',
    names: ['replaceSync', 'adoptedStyleSheets'],
    why: 'It asks first, and adds a style element.',
  },
  {
    path: 'script/browser/tab-turns.ts',
    names: ['locks'],
    why: 'It asks first, and takes a lease in local storage.',
  },
  {
    path: 'script/browser/costs/watch-changes.ts',
    names: ['adoptedStyleSheets'],
    why: 'Without them a page has only style elements, which are watched as nodes.',
  },
  {
    path: 'script/browser/deflate.ts',
    names: ['CompressionStream', 'pipeThrough'],
    why: 'It asks first, and events go uncompressed.',
  },
  {
    path: 'script/browser/keep-room.ts',
    names: ['prerendering'],
    why: 'Where the page does not say so it is not rendered ahead.',
  },
  {
    path: 'script/browser/navigation.ts',
    names: ['navigation'],
    why: 'It asks first, and wraps the two methods of the history.',
  },
  {
    path: 'script/browser/prerender.ts',
    names: ['prerendering'],
    why: 'Where the page does not say so it is not rendered ahead.',
  },
  {
    path: 'script/queue/losses-part.ts',
    names: ['iterator some'],
    why: 'These keys are a list, not an iterator.',
  },
]
