import { longWord } from '../feed.ts'
import type { KitPart } from '../kit-part.ts'
import type { Content } from '../samples/media.tsx'
import source from '../samples/media.tsx?raw'

export const media: KitPart<Content> = {
  id: 'media',
  ledger: 'SHR-13',
  title: 'Media',
  purpose: 'Shows a picture or a muted video, as a link if it has an address.',
  tryIt: 'Pause the video; follow the link of the picture. One picture of the second example does not exist.',
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
    ['SHR-13.1', 'Addresses that end in .mp4, .webm or .ogg are videos, all others pictures.'],
    ['SHR-13.2', 'A video is muted, inline, looped and starts automatically.'],
    ['SHR-13.3', 'A button pauses and plays it; with reduced motion it is paused at first.'],
    ['SHR-13.4', 'Inside a link it names the link by altText, else by its title.'],
  ],
  keys: [
    ['Tab', 'moves to the link, then to the button of the video'],
    ['Enter', 'follows the link'],
    ['Enter, Space', 'pause and play'],
  ],
  access: 'The button is next to the link, not inside it, and its name states its action.',
  source,
}
