import { longWord } from '../feed.ts'
import type { KitPart } from '../kit-part.ts'
import type { Content } from '../samples/search-box.tsx'
import source from '../samples/search-box.tsx?raw'

export const searchBox: KitPart<Content> = {
  id: 'search-box',
  ledger: 'SHR-12',
  title: 'Search box',
  purpose: 'Lets a shopper search the shop from within an experience.',
  tryIt: 'Search for boots: it leads to the results. Only blanks lead nowhere.',
  sample: { content: { label: 'Search the shop', placeholder: 'Shoes, colours, sizes' } },
  extreme: { content: { label: `${longWord} suchen`, placeholder: `${longWord}, Farbe und Größe eingeben` } },
  rules: [
    ['SHR-12.1', 'One field with a name and 256 characters, and a button; Enter does the same.'],
    ['SHR-12.2', 'It leads to the results in the page’s country and language, with its own referrer.'],
    ['SHR-12.3', 'Nothing but blanks is not sent, and the focus stays.'],
    ['SHR-12.4', 'Blanks around the text are cut.'],
  ],
  keys: [
    ['Tab', 'goes to the field and the button'],
    ['Enter', 'searches, in both'],
    ['Escape', 'empties the field, where the browser does so'],
  ],
  access: 'It has the role of a search, so that it is found among the landmarks.',
  source,
}
