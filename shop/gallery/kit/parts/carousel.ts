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
  purpose: 'Shows a few slides of a longer list, moved by arrows, keys and swipes.',
  tryIt:
    'Press the arrows, drag a slide, or put the focus inside and use the arrow keys. The second one moves by itself.',
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
    ['SHR-02.1', 'Slides share the width less the gaps, so that just as many fit as asked for.'],
    ['SHR-02.2', 'Of several width limits the narrowest decides; after a resize the same slide is first.'],
    ['SHR-02.3', 'An arrow moves by one slide in 600 ms, and is off at its end; it does not go round.'],
    ['SHR-02.4', 'No arrows and no counter when all fit; nothing at all without slides.'],
    ['SHR-02.5', 'The counter says first slide and total, and is announced after a move.'],
    ['SHR-02.6', 'A swipe of more than 40 px moves by one slide and follows no link; an upright one scrolls the page.'],
    ['SHR-02.7', 'A region with the name of its heading; each slide says its number; arrow keys move it.'],
    ['SHR-02.8', 'What is out of view takes no focus; a focus that would leave goes to the arrow.'],
    ['SHR-02.9', 'By itself it starts after 1.5 s, half a pixel a frame, and begins again after the last.'],
    ['SHR-02.10', 'It rests under pointer, focus or finger and in a hidden tab, and has a Pause button.'],
    ['SHR-02.11', 'Removed, it leaves no timer, listener or markup.'],
  ],
  keys: [
    ['Tab', 'goes through the arrows and what is in the slides in view'],
    ['← and →', 'move by one slide while the focus is inside'],
    ['Enter, Space', 'press an arrow, Pause or Play'],
  ],
  access: 'With reduced motion slides change at once, and it never moves by itself.',
  source,
}
