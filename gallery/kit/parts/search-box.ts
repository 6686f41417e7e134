import { longWord } from '../feed.ts'
import type { KitPart } from '../kit-part.ts'
import type { Content } from '../samples/search-box.tsx'
import source from '../samples/search-box.tsx?raw'

export const searchBox: KitPart<Content> = {
  id: 'search-box',
  ledger: 'SHR-12',
  title: 'Search box',
  purpose: 'Lets shoppers search the shop from an experience.',
  tryIt: 'Search for boots to see the results. Text of only spaces is not submitted.',
  sample: { content: { label: 'Search the shop', placeholder: 'Shoes, colours, sizes' } },
  extreme: { content: { label: `${longWord} suchen`, placeholder: `${longWord}, Farbe und Größe eingeben` } },
  rules: [
    ['SHR-12.1', 'One labelled field of at most 256 characters with a button; Enter submits too.'],
    ['SHR-12.2', 'Opens the results in the page’s country and language, with its own referrer.'],
    ['SHR-12.3', 'Text of only spaces is not submitted, and the focus stays.'],
    ['SHR-12.4', 'Surrounding spaces are removed.'],
  ],
  keys: [
    ['Tab', 'moves to the field and the button'],
    ['Enter', 'submits from both'],
    ['Escape', 'clears the field in browsers that support it'],
  ],
  access: 'The form is a search landmark.',
  source,
}
