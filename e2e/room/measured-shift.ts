import type { Page } from '@playwright/test'

/** One layout shift without user input, as the browser measures it, with the elements that moved. */
export type Shift = { value: number; moved: string[] }

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
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as ShiftEntry[])
        if (!hadRecentInput)
          shifts.push({
            value,
            moved: sources.map(
              (each) => `${nameOf(each.node)} ${boxOf(each.previousRect)} > ${boxOf(each.currentRect)}`,
            ),
          })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as Watched).shifts ?? [])
}

/** Returns their sum to two decimals, with the elements that moved. */
export function summed(shifts: readonly Shift[]): { shift: string; moved: string[] } {
  const shift = shifts.reduce((sum, { value }) => sum + value, 0).toFixed(2)
  return { shift, moved: shift === '0.00' ? [] : shifts.flatMap(({ value, moved }) => [value.toFixed(4), ...moved]) }
}
