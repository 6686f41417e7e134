import { addedElements } from './added-to-page.ts'
import type { CatalogueEntry } from './every-template.ts'
import { forgetVisitor, openShop } from './open-shop.ts'
import { runEntry } from './run-entry.ts'

/**
 * A template in a page view of its own: its links that lead to another page, which are its calls to action, its buttons,
 * which act on this page (close, search, open a dialog, move a carousel), and how often its goal was sent.
 */
export async function openCalls(entry: CatalogueEntry, content: Record<string, unknown>) {
  forgetVisitor()
  const before = openShop()
  const { goals, stop } = await runEntry(entry, { content })
  const ownElements = () => addedElements(before).filter((each) => each instanceof HTMLElement)
  // What says that it opens a dialog is no call to action (HOM-08): those are in the dialog.
  ownElements()
    .find((each) => each.matches('[aria-haspopup="dialog"]'))
    ?.click()
  return {
    links: ownElements().filter((each) => each instanceof HTMLAnchorElement && leadsAway(each)),
    buttons: ownElements().filter((each) => each.matches('button')),
    sent: () => goals.filter((goal) => goal === 'cta-clicks').length,
    stop,
  }
}

/** Not to the page that it is on: such a link says what a button does (GLB-08.6). */
function leadsAway({ href }: HTMLAnchorElement): boolean {
  return href !== '' && href.split('#')[0] !== location.href.split('#')[0]
}
