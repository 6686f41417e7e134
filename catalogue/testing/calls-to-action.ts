import { addedElements } from './added-to-page.ts'
import type { CatalogueEntry } from './every-template.ts'
import { forgetVisitor, openShop } from './open-shop.ts'
import { runEntry } from './run-entry.ts'

/**
 * Runs a template in its own page view. Returns its calls to action, which are links to another page; its buttons,
 * which act on this page (close, search, open a dialog, move a carousel); and how often its goal was sent.
 */
export async function openCalls(entry: CatalogueEntry, content: Record<string, unknown>) {
  forgetVisitor()
  const before = openShop()
  const { goals, stop } = await runEntry(entry, { content })
  const ownElements = () => addedElements(before).filter((each) => each instanceof HTMLElement)
  // A link that opens a dialog is not a call to action (HOM-08): those are in the dialog.
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

/** Excludes links to the current page, which work like buttons (GLB-08.6). */
function leadsAway({ href }: HTMLAnchorElement): boolean {
  return href !== '' && href.split('#')[0] !== location.href.split('#')[0]
}
