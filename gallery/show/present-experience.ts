import type { TemplateId } from '../../catalogue/catalogue.ts'
import { actsOnPage, type PageAct } from './acts-on-page.ts'
import { findShown, wholeOf } from './find-shown.ts'
import { outlineShown } from './outline-shown.ts'
import { scrollWithinWindow } from './scroll-within-window.ts'

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
  /** Told when the experience has not come in time; it is then waited for as long as the page is open. */
  onLate?: () => void
}

/**
 * Acts on the page as a shopper would before the experience is seen, then scrolls to it and outlines it. It does
 * nothing more when the experience does not come. Resolves to whether it came.
 */
export async function presentExperience({ id, isDecided, isQuiet, onLate }: Presented): Promise<boolean> {
  await waitFor(() => 'hydrated' in document.documentElement.dataset)
  // Some wait for what the acts below open.
  await waitFor(isDecided, 1500)
  for (const act of actsOnPage[id as TemplateId] ?? []) await actOnPage(act)
  const findHere = () => findShown(document, id)
  if (!(await waitFor(findHere))) {
    if (!onLate) return false
    onLate()
    await waitFor(findHere, Number.POSITIVE_INFINITY)
  }
  bringIntoView(findHere(), id)
  if (!isQuiet) outlineShown(findHere)
  // Pictures that load when they come near move it.
  for (const ms of [300, 900, 1500]) setTimeout(() => bringIntoView(findHere(), id), ms)
  return true
}

async function actOnPage({ does, at, whereSeen }: PageAct): Promise<void> {
  const target = await waitFor(() => document.querySelector<HTMLElement>(at))
  if (whereSeen && !target?.checkVisibility()) return
  if (does === 'click') target?.click()
  else target?.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }))
}

/** The gap between the shop’s bars at the top and what is presented, in CSS px: a panel folded there keeps off it. */
const gap = 24

/**
 * Scrolls to what an experience shows unless it is completely on the screen, under the shop's bars: to the whole of it with
 * its heading, or to its beginning, where that has room.
 */
function bringIntoView(found: Element | undefined, id: string): void {
  if (!found || isFixed(found)) return
  const whole = wholeOf(found, id)
  const free = endOfBars(found)
  const room = innerHeight - free
  const { top: start, height } = whole.getBoundingClientRect()
  const isBeginning = height > room && found.getBoundingClientRect().bottom - start <= room
  const shown = height <= room || isBeginning ? whole : found
  const isOnScreen = ({ top, bottom }: DOMRect) => top >= free && bottom <= innerHeight
  // Also one on the screen may be scrolled out of a box that it is in.
  // In a drawer, buttons that stay at its lower edge may lie over it.
  const isSeen = isOnScreen(shown.getBoundingClientRect()) && !shown.closest('dialog')
  scrollWithinWindow(shown, isBeginning ? 'start' : isSeen ? 'nearest' : 'center')
  const { top } = shown.getBoundingClientRect()
  if (top < free || isBeginning) scrollBy({ top: top - free, behavior: 'instant' })
}

/** Whether an element stays where it is in the window, so that nothing has to be scrolled; in a dialog, its list may be. */
function isFixed(element: Element): boolean {
  if (element.closest('dialog')) return false
  for (let each: Element | null = element; each; each = each.parentElement)
    if (getComputedStyle(each).position === 'fixed') return true
  return false
}

/** Returns where the shop's bars at the top of the window end, with a gap; 0 for what is in them. */
function endOfBars(shown: Element): number {
  const header = document.querySelector('[data-anchor="header"]')
  if (!header || header.contains(shown)) return 0
  // The promo line hangs below the header.
  const bars = [header, ...header.querySelectorAll('[data-anchor="headerPromo"]')]
  return Math.max(0, ...bars.map((bar) => bar.getBoundingClientRect().bottom)) + gap
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
