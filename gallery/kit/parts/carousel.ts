import { longWord } from '../feed.ts'
import type { KitPart } from '../kit-part.ts'
import type { Content } from '../samples/carousel.tsx'
import source from '../samples/carousel.tsx?raw'

const slides = ['Wet streets', 'Long walks', 'First school day', 'Dancing', 'The office', 'Snow', 'The beach'].map(
  (title) => ({ title, text: 'What to wear for it, and how to look after it.' }),
)

export const carousel: KitPart<Content> = {
  id: 'carousel',
  ledger: 'SHR-02',
  title: 'Carousel',
  purpose: 'Shows some slides of a longer list, moved by arrows, keys and swipes.',
  tryIt:
    'Press the arrows, drag a slide, or focus the carousel and use the arrow keys. The second one scrolls automatically.',
  sample: { content: { headline: 'Shoes for every day', slides, autoScroll: false } },
  extreme: {
    content: {
      headline: `${longWord}empfehlungen`,
      slides: slides.map(({ title, text }, at) => ({
        title: `${longWord} ${title}`,
        text: at % 2 ? text.repeat(4) : '',
      })),
      autoScroll: true,
    },
  },
  rules: [
    ['SHR-02.1', 'The configured number of slides fits into the width, minus the gaps.'],
    ['SHR-02.2', 'The narrowest matching width limit applies; after a resize the same slide is first.'],
    ['SHR-02.3', 'An arrow moves by one slide in 600 ms and is disabled at its end; the carousel does not loop.'],
    ['SHR-02.4', 'No arrows and no counter when all slides fit; nothing is rendered without slides.'],
    ['SHR-02.5', 'The counter shows first slide and total, and is announced after a move.'],
    ['SHR-02.6', 'A swipe of more than 40 px moves by one slide and follows no link; a vertical one scrolls the page.'],
    ['SHR-02.7', 'A region named by its heading; each slide has its number in its name; arrow keys move the carousel.'],
    ['SHR-02.8', 'Slides out of view cannot be focused; if the focused slide leaves the view, the arrow gets focus.'],
    [
      'SHR-02.9',
      'Automatic scrolling starts after 1.5 s, by half a pixel per frame, and restarts after the last slide.',
    ],
    [
      'SHR-02.10',
      'Automatic scrolling pauses under pointer, focus or finger and in a hidden tab, and has a Pause button.',
    ],
    ['SHR-02.11', 'Removal leaves no timer, listener or markup.'],
    ['SHR-02.12', 'On a page that is read from right to left all of it is mirrored: slides, arrows, keys and swipes.'],
    [
      'SHR-02.13',
      'On a phone one that scrolls by itself has its arrows below the slides, and the pause button beside the heading.',
    ],
  ],
  keys: [
    ['Tab', 'moves through the arrows and the visible slides'],
    ['← and →', 'move by one slide while the focus is inside'],
    ['Enter, Space', 'press an arrow, Pause or Play'],
  ],
  access: 'With reduced motion slides change immediately and there is no automatic scrolling.',
  source,
}
