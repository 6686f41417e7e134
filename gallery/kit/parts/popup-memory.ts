import { longWord } from '../feed.ts'
import type { KitPart } from '../kit-part.ts'
import type { Content } from '../samples/popup-memory.tsx'
import source from '../samples/popup-memory.tsx?raw'

export const popupMemory: KitPart<Content> = {
  id: 'popup-memory',
  ledger: 'SHR-11',
  title: 'Popup memory',
  purpose: 'Stops showing a popup to shoppers who have closed it often enough.',
  tryIt:
    'Load the page and close the popup twice: then it no longer appears. “Start as a new visitor” in the gallery resets it. The name of the second example belongs to the script.',
  sample: {
    content: { xpName: 'kit popup', timesToShow: 2, title: 'Brisa, now in clay', text: 'The colour of summer.' },
  },
  extreme: {
    content: { xpName: 'session', timesToShow: 1, title: longWord, text: 'It is never shown.' },
  },
  rules: [
    ['SHR-11.1', 'Two cookies count how often it was shown and closed, for 270 days.'],
    ['SHR-11.2', 'In cookie names, characters other than letters, digits, - and _ become _.'],
    ['SHR-11.3', 'Values that are not whole numbers count as 0.'],
    ['SHR-11.4', 'Without cookies it is shown at most once per page load.'],
    ['SHR-11.5', 'A name that matches a cookie of the script counts as missing.'],
  ],
  keys: [['as its dialog', 'shows nothing itself']],
  access: 'Closing with Escape counts as closing.',
  source,
}
