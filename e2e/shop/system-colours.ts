import type { Page } from '@playwright/test'
import { expect } from '../demo.ts'
import { computer, phone, violations } from './frame.ts'

/** What a shopper has set in the system. */
const settings = {
  'forced colours': { forcedColors: 'active', colorScheme: 'light' },
  'a dark theme': { forcedColors: 'none', colorScheme: 'dark' },
} as const

/** The rules of axe that depend on colours; other journeys prove all of them. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** Checks the contrast of a page under each setting, on computer and phone, and resets both. */
export async function expectContrast(page: Page, what: string): Promise<void> {
  for (const viewport of [computer, phone]) {
    await page.setViewportSize(viewport)
    await expectContrastHere(page, what)
  }
  await page.setViewportSize(computer)
}

/**
 * Checks the contrast of a page under each setting in the window as it is, and resets the settings.
 * @param isSeen whether axe has found contrast on the page as it is in its own colours, so that a theme that changes no
 * colour needs no other look
 */
export async function expectContrastHere(page: Page, what: string, { isSeen = false } = {}): Promise<void> {
  const own = isSeen ? await readColours(page) : undefined
  for (const [name, media] of Object.entries(settings)) {
    await page.emulateMedia(media)
    // Experiences take on the colours of a changed theme a moment later, and buttons fade to theirs: what is looked at too
    // early is looked at twice.
    await page.waitForTimeout(300)
    if (own && name === 'a dark theme' && (await readColours(page)) === own) continue
    const width = page.viewportSize()?.width
    await expect.poll(() => violations(page, undefined, colourRules), `${what}, ${name}, ${width} px`).toEqual([])
  }
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' })
}

/** Returns the colours of everything on a page, as text. */
function readColours(page: Page): Promise<string> {
  return page.evaluate(() => {
    const names = ['color', 'background-color', 'background-image', 'border-color', 'outline-color', 'box-shadow']
    const more = ['fill', 'stroke', 'opacity', 'filter', 'text-shadow', 'text-decoration-color', 'color-scheme']
    const told: string[] = []
    const tell = (element: Element, part?: string) => {
      const style = getComputedStyle(element, part)
      if (!part || style.content !== 'none')
        for (const name of [...names, ...more]) told.push(style.getPropertyValue(name))
    }
    for (const element of document.querySelectorAll('*')) {
      for (const part of [undefined, '::before', '::after']) tell(element, part)
      if (element.matches('[placeholder]')) tell(element, '::placeholder')
    }
    return told.join()
  })
}

/** Takes from an element what its mark stands for, or the whole of it. */
export type Change = (element: HTMLElement | SVGElement) => void

export const hideIt: Change = (element) => element.style.setProperty('opacity', '0')

export const uncheckIt: Change = (element) => {
  for (const input of element.querySelectorAll('input')) input.checked = false
}

export const dropState: Change = (element) => {
  for (const name of ['aria-current', 'aria-pressed', 'aria-selected', 'data-state']) element.removeAttribute(name)
}

/** Returns which elements look the same without their marks, where the system has light or dark colours of its own. */
export async function findUnmarked(page: Page, marks: Record<string, Change>): Promise<string[]> {
  const selectors = Object.keys(marks)
  const elements = await Promise.all(
    selectors.map((selector) => page.locator(selector).filter({ visible: true }).first().elementHandle()),
  )
  const takePictures = async () => {
    const pictures: [string, Buffer | undefined][] = []
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme })
      for (const [at, element] of elements.entries())
        pictures.push([
          `${selectors[at]} in ${colorScheme} colours`,
          await element?.screenshot({ animations: 'disabled' }),
        ])
    }
    return pictures
  }
  const before = await takePictures()
  for (const [at, change] of Object.values(marks).entries())
    await elements[at]?.evaluate(change as (element: Node) => void)
  const after = new Map(await takePictures())
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' })
  return before.flatMap(([mark, picture]) => (picture?.equals(after.get(mark) ?? picture) ? [mark] : []))
}
