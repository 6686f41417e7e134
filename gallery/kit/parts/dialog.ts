import { longWord } from '../feed.ts'
import type { KitPart } from '../kit-part.ts'
import type { Content } from '../samples/dialog.tsx'
import source from '../samples/dialog.tsx?raw'

export const dialog: KitPart<Content> = {
  id: 'dialog',
  ledger: 'SHR-03',
  title: 'Dialog',
  purpose: 'Shows content over the page until the shopper closes it.',
  tryIt: 'Open it, move through it with Tab, and close it with its button, Escape or a click outside.',
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
    ['SHR-03.1', 'A modal dialog, named by its title, else by its picture or a configured name.'],
    ['SHR-03.2', 'The focus moves to Close, stays inside, and returns when the dialog closes.'],
    ['SHR-03.3', 'Close (44 by 44 px), Escape and a click outside close it; a click inside does not.'],
    ['SHR-03.4', 'The page behind does not scroll and keeps its position.'],
    ['SHR-03.5', 'Fades in and out in 200 ms; appears immediately with reduced motion.'],
    ['SHR-03.6', 'Keeps 16 px to every edge, scrolls inside, and has full width up to 600 px.'],
    ['SHR-03.7', 'One at a time: the next one opens 200 ms after the previous one has closed.'],
    ['SHR-03.8', 'Removing the experience closes it immediately, which does not count as a close.'],
  ],
  keys: [
    ['Tab, Shift + Tab', 'cycle through the dialog'],
    ['Escape', 'closes it'],
    ['Enter, Space', 'press Close'],
  ],
  access: 'Uses the browser’s own dialog: the page behind is hidden from screen readers.',
  source,
}
