import type { Page } from '@playwright/test'

/** One layout shift without user input, as the browser measures it, with the elements that moved. */
export type Shift = {
  value: number
  moved: string[]
  /** Whether the page was still arriving: what of it has been drawn may move then without the script. */
  arriving: boolean
}

type Watched = Window & { shifts?: Shift[] }
type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }
type ShiftEntry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] }

/** Records each shift of pages that are opened from now on. */
export async function noteShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    const nameOf = (node: Node | null) => {
      const element = node instanceof HTMLElement ? node : node?.parentElement
      return element ? `${element.localName}.${element.className || element.dataset.anchor}` : 'what is gone'
    }
    const boxOf = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ')
    const [loading] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    new PerformanceObserver((list) => {
      for (const { startTime, value, hadRecentInput, sources } of list.getEntries() as ShiftEntry[])
        if (!hadRecentInput)
          shifts.push({
            value,
            arriving: !(loading?.domInteractive && startTime > loading.domInteractive),
            moved: sources.map(
              (each) => `${nameOf(each.node)} ${boxOf(each.previousRect)} > ${boxOf(each.currentRect)}`,
            ),
          })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as Watched).shifts ?? [])
}

/**
 * Returns their sum to two decimals, as Core Web Vitals say it (BD-04). The elements that moved are named if it is not 0, or if
 * what moved once the page had arrived is a thousandth or more: what changes with the fonts is less, and a note of one line, which
 * moves only a small part of a large window, is more.
 */
export function summed(shifts: readonly Shift[]): { shift: string; moved: string[] } {
  const sumOf = (some: readonly Shift[]) => some.reduce((sum, { value }) => sum + value, 0)
  const shift = sumOf(shifts).toFixed(2)
  const still = shift === '0.00' && sumOf(shifts.filter(({ arriving }) => !arriving)) < 0.001
  return { shift, moved: still ? [] : shifts.flatMap(({ value, moved }) => [value.toFixed(4), ...moved]) }
}
