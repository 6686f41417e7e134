import type { TemplateId } from '../../catalogue/catalogue.ts'
import { actsOnPage, type PageAct } from './acts-on-page.ts'
import { findShown } from './find-shown.ts'
import { outlineShown } from './outline-shown.ts'

/** How long to wait for the page, for something to click and for the experience, in ms each. */
const longestMs = 10_000
/** How often to look, in ms. */
const stepMs = 100

type Presented = {
  /** The id of its template, or its own. */
  id: string
  /** Whether the script has decided about the experience. */
  isDecided: () => boolean
  /** Whether it is only scrolled to. */
  isQuiet?: boolean
}

/**
 * Acts on the page as a shopper would before the experience is seen, then scrolls to it and outlines it. It does
 * nothing more when the experience does not come. Resolves to whether it came.
 */
export async function presentExperience({ id, isDecided, isQuiet }: Presented): Promise<boolean> {
  await waitFor(() => 'hydrated' in document.documentElement.dataset)
  // Some wait for what the acts below open.
  await waitFor(isDecided, 1500)
  for (const act of actsOnPage[id as TemplateId] ?? []) await actOnPage(act)
  const findHere = () => findShown(document, id)
  if (!(await waitFor(findHere))) return false
  bringIntoView(findHere())
  if (!isQuiet) outlineShown(findHere)
  // Pictures that load when they come near move it.
  for (const ms of [300, 900, 1500]) setTimeout(() => bringIntoView(findHere()), ms)
  return true
}

async function actOnPage({ does, at, whereSeen }: PageAct): Promise<void> {
  const target = await waitFor(() => document.querySelector<HTMLElement>(at))
  if (whereSeen && !target?.checkVisibility()) return
  if (does === 'click') target?.click()
  else target?.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }))
}

/** Scrolls to an element unless it is completely on the screen, under the shop's fixed header. */
function bringIntoView(shown: Element | undefined): void {
  if (!shown) return
  const header = document.querySelector('[data-anchor="header"]')
  const free = header?.contains(shown) ? 0 : Math.max(0, header?.getBoundingClientRect().bottom ?? 0)
  const isOnScreen = ({ top, bottom }: DOMRect) => top >= free && bottom <= innerHeight
  // Also one on the screen may be scrolled out of a box that it is in.
  // In a drawer, buttons that stay at its lower edge may lie over it.
  const block = isOnScreen(shown.getBoundingClientRect()) && !shown.closest('dialog') ? 'nearest' : 'center'
  shown.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' })
  const { top } = shown.getBoundingClientRect()
  if (top < free) scrollBy({ top: top - free - 16, behavior: 'instant' })
}

/** Resolves to the first answer that is not empty; undefined if none comes in time. */
async function waitFor<Answer>(ask: () => Answer, ms = longestMs): Promise<Answer | undefined> {
  for (let waited = 0; waited < ms; waited += stepMs) {
    const answer = ask()
    if (answer) return answer
    await new Promise((resolve) => setTimeout(resolve, stepMs))
  }
  return undefined
}
