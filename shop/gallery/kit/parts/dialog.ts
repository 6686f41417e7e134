import { longWord } from '../feed.ts'
import type { KitPart } from '../kit-part.ts'
import type { Content } from '../samples/dialog.tsx'
import source from '../samples/dialog.tsx?raw'

export const dialog: KitPart<Content> = {
  id: 'dialog',
  ledger: 'SHR-03',
  title: 'Dialog',
  purpose: 'Shows something over the page that rests until the shopper closes it.',
  tryIt: 'Open it, go round with Tab, and close it by its button, with Escape or beside it.',
  sample: {
    content: {
      button: 'How a shoe should fit',
      title: 'How a shoe should fit',
      paragraphs: [
        'Leave the width of a thumb before your toes.',
        'Try shoes on in the evening: feet grow over a day.',
      ],
    },
  },
  extreme: {
    content: {
      button: `${longWord} öffnen`,
      title: `${longWord}größentabelle`,
      paragraphs: Array.from(
        { length: 24 },
        (_, at) => `${at + 1}. ${longWord} sitzen, wenn vorn ein Daumen Platz hat.`,
      ),
    },
  },
  rules: [
    ['SHR-03.1', 'A modal dialog, named by its title, else by its picture or a given name.'],
    ['SHR-03.2', 'The focus goes to Close, stays inside, and goes back to where it was.'],
    ['SHR-03.3', 'Close (44 by 44 px), Escape and a click beside it close it; one inside does not.'],
    ['SHR-03.4', 'The page behind does not scroll, and is where it was afterwards.'],
    ['SHR-03.5', 'It fades in and out in 200 ms; at once with reduced motion.'],
    ['SHR-03.6', 'It keeps 16 px to every edge, scrolls inside, and is full wide up to 600 px.'],
    ['SHR-03.7', 'One at a time: the next one opens 200 ms after the other has closed.'],
    ['SHR-03.8', 'A removed experience closes it at once, which counts as no close.'],
  ],
  keys: [
    ['Tab, Shift + Tab', 'go round inside'],
    ['Escape', 'closes it'],
    ['Enter, Space', 'press Close'],
  ],
  access: 'The browser’s own dialog: what is behind is silent for screen readers as well.',
  source,
}
