import axe from 'axe-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { waitForAnimations, waitUntilSettled } from './a-page.ts'
import { addedElements } from './added-to-page.ts'
import { hideFrame } from './hide-frame.ts'
import './emulate-media.ts'
import { type CatalogueEntry, everyTemplate } from './every-template.ts'
import { fillFields } from './fill-fields.ts'
import { ofShare } from './of-share.ts'
import { forgetVisitor, openShop } from './open-shop.ts'
import { runEntry } from './run-entry.ts'

beforeAll(hideFrame)

/** What shoppers set and shops are like, beyond the usual screen. */

/** Styles of a page with light text on a dark ground, whatever the system says. */
const darkPage = 'body, main { background: #141414; color: #f2f2f2 } a { color: #9ecbff } .count { color: #f2f2f2 }'

/** Widths in CSS pixels: the narrowest phone, and a window of 1280 px at a zoom of 200 %. */
const widths = [320, 640]

async function draw(entry: CatalogueEntry) {
  forgetVisitor()
  const before = openShop()
  // A colour that a site has chosen is for the ground on which it stands there.
  const content = fillFields(entry.template.fields, entry.content, {
    kinds: ['color'],
    with: (_name, value, { field }) => (field.needed ? value : undefined),
  })
  const { stop } = await runEntry(entry, { content })
  await waitUntilSettled()
  await waitForAnimations()
  return { added: () => addedElements(before), stop }
}

/** Returns what is wider than the window and cannot be scrolled within its own box. */
const findWide = (added: Element[]) =>
  added.filter((each) => {
    const { left, right, width, height } = each.getBoundingClientRect()
    const isSeen = width > 1 && height > 1 && getComputedStyle(each).visibility !== 'hidden'
    return isSeen && (left < -1 || right > innerWidth + 1) && !isClipped(each.parentElement)
  })

// Windows and media change once for all templates, which costs more than drawing one.
describe.each(widths)('a window of %i px', (width) => {
  beforeAll(() => page.viewport(width, 800))
  afterAll(() => page.viewport(1280, 800))

  test.each(ofShare(everyTemplate))(
    '[SHR-01.35] %s fits, from left to right and from right to left',
    async (_, entry) => {
      expect(innerWidth).toBe(width)
      onTestFinished(() => document.documentElement.removeAttribute('dir'))
      for (const dir of ['ltr', 'rtl']) {
        document.documentElement.dir = dir
        const { added, stop } = await draw(entry)
        expect(
          findWide(added()).map(({ outerHTML }) => outerHTML.slice(0, 200)),
          dir,
        ).toEqual([])
        stop()
      }
    },
  )
})

describe.each([
  ['in forced colours', { forcedColors: 'active' as const }, '(forced-colors: active)'],
  ['on a dark page', { colorScheme: 'dark' as const }, '(prefers-color-scheme: dark)'],
])('%s', (name, media, query) => {
  const sheet = new CSSStyleSheet()
  if (name === 'on a dark page') sheet.replaceSync(darkPage)
  beforeAll(() => commands.emulateMedia(media))
  afterAll(() => commands.emulateMedia({}))

  test.each(ofShare(everyTemplate))('[SHR-01.35] the texts of %s have contrast', async (_, entry) => {
    expect(matchMedia(query).matches).toBe(true)
    document.adoptedStyleSheets.push(sheet)
    onTestFinished(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
    })
    const { added } = await draw(entry)
    const { violations } = await axe.run(document, { runOnly: ['color-contrast', 'link-in-text-block'] })
    const own = new Set(added().map(({ outerHTML }) => outerHTML.slice(0, 60)))
    const found = violations.flatMap(({ nodes }) => nodes.map(({ html, failureSummary }) => [html, failureSummary]))
    expect(found.filter(([html = '']) => own.has(html.slice(0, 60)))).toEqual([])
  })
})

function isClipped(element: Element | null): boolean {
  if (!element || element === document.documentElement) return false
  return getComputedStyle(element).overflowX !== 'visible' || isClipped(element.parentElement)
}
