import type { Frame, Page } from '@playwright/test'
import type { TemplateId } from '../../catalogue/catalogue.ts'
import { places, signs } from '../../gallery/show/signs.ts'

/** Where an experience is on the screen, and whether the panel lies over it; undefined if nothing of it is there. */
export type OnScreen = { seen: number; isUnderPanel: boolean; says: string } | undefined

/**
 * Reads what a page shows of an experience within the window: `seen` is the part of its first sign that is on the screen
 * and not covered, from 0 to 1 by a grid of points, and `says` is the line of the panel.
 * @param id of its template, or its own
 */
export async function lookAtScreen(page: Page | Frame, id: string): Promise<OnScreen> {
  const sign = signs[id as TemplateId] ?? places[id as TemplateId] ?? `.${id}`
  const drawn = page.locator(sign).filter({ visible: true }).first()
  if ((await drawn.count()) === 0) return undefined
  const says = await ('mainFrame' in page ? page : page.page())
    .locator('.panel summary')
    .first()
    .textContent({ timeout: 1000 })
  return drawn.evaluate((element, said): OnScreen => {
    const box = element.getBoundingClientRect()
    const width = document.documentElement.clientWidth
    const panel = document.querySelector('.panel')
    const points = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((x) => [0.1, 0.3, 0.5, 0.7, 0.9].map((y) => [x, y] as const))
    const isSeen = ([x, y]: readonly [number, number]) => {
      const at = [box.left + box.width * x, box.top + box.height * y] as const
      if (at[0] < 0 || at[1] < 0 || at[0] >= width || at[1] >= innerHeight) return false
      // What takes no clicks is below the rest of its list: what lies over it as a whole is fixed to the window.
      const above = document.elementsFromPoint(...at)
      const covers = above.slice(0, above.includes(element) ? above.indexOf(element) : undefined)
      return !covers.some((each) => !element.contains(each) && isFixed(each) && !each.contains(element))
    }
    const isFixed = (each: Element | null): boolean =>
      each !== null && (getComputedStyle(each).position === 'fixed' || isFixed(each.parentElement))
    const over = panel?.getBoundingClientRect()
    const isUnderPanel =
      over !== undefined &&
      !panel?.contains(element) &&
      over.left < box.right &&
      over.right > box.left &&
      over.top < box.bottom &&
      over.bottom > box.top
    return {
      seen: points.filter(isSeen).length / points.length,
      isUnderPanel,
      says: said ?? '',
    }
  }, says)
}
