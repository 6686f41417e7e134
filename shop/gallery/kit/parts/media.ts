import { longWord } from '../feed.ts'
import type { KitPart } from '../kit-part.ts'
import type { Content } from '../samples/media.tsx'
import source from '../samples/media.tsx?raw'

export const media: KitPart<Content> = {
  id: 'media',
  ledger: 'SHR-13',
  title: 'Media',
  purpose: 'Shows a picture or a silent film of the content, as a link where it leads somewhere.',
  tryIt: 'Pause the film; follow the picture. Of the second one’s pictures one does not exist.',
  sample: {
    content: {
      media: [
        { src: '/icons/hero-wide.svg', altText: 'Shoes of the season', href: '/uk/en/shop/new' },
        { src: '/films/brisa.webm', altText: 'Brisa from all sides', href: '' },
      ],
    },
  },
  extreme: {
    content: {
      media: [
        { src: '/pictures/none.svg', altText: longWord, href: '/uk/en/' },
        { src: '/films/none.WEBM?x=1', altText: longWord, href: '' },
        { src: '/icons/hero-narrow.svg', altText: '', href: '/uk/en/shop/new' },
        { src: '/films/brisa.webm', altText: longWord, href: '/uk/en/shop/new' },
      ],
    },
  },
  rules: [
    ['SHR-13.1', 'What ends in .mp4, .webm or .ogg is a film, all else a picture.'],
    ['SHR-13.2', 'A film is silent, inline, begins by itself and begins again.'],
    ['SHR-13.3', 'A button pauses and plays it; with reduced motion it waits for that.'],
    ['SHR-13.4', 'In a link it is the link’s content, which is named by altText, else by the title.'],
  ],
  keys: [
    ['Tab', 'goes to the link, then to the film’s button'],
    ['Enter', 'follows the link'],
    ['Enter, Space', 'pause and play'],
  ],
  access: 'The button stands beside the link, not in it, and says what it will do.',
  source,
}
