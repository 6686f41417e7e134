import { longWord } from '../feed.ts'
import type { KitPart } from '../kit-part.ts'
import type { Content } from '../samples/popup-memory.tsx'
import source from '../samples/popup-memory.tsx?raw'

export const popupMemory: KitPart<Content> = {
  id: 'popup-memory',
  ledger: 'SHR-11',
  title: 'Popup memory',
  purpose: 'Keeps a popup from coming back to a shopper who has closed it often enough.',
  tryIt:
    'Load a page and close the popup twice: then it stays away. The gallery’s “Begin as a new visitor” forgets it. The second one’s name belongs to the script.',
  sample: {
    content: { xpName: 'kit popup', timesToShow: 2, title: 'Brisa, now in clay', text: 'The colour of summer.' },
  },
  extreme: {
    content: { xpName: 'session', timesToShow: 1, title: longWord, text: 'It is never shown.' },
  },
  rules: [
    ['SHR-11.1', 'Two cookies, one of times shown and one of times closed, for 270 days.'],
    ['SHR-11.2', 'Other characters than letters, digits, - and _ become _ in their names.'],
    ['SHR-11.3', 'What is no whole number counts as 0.'],
    ['SHR-11.4', 'Where no cookie can be written, once a page load at most.'],
    ['SHR-11.5', 'A name that would be a cookie of the script counts as missing.'],
  ],
  keys: [['as its dialog', 'it shows nothing by itself']],
  access: 'Whoever closes a popup by Escape has closed it as well.',
  source,
}
