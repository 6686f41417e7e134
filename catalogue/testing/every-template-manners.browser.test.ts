import axe from 'axe-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { commands } from 'vitest/browser'
import { waitForAnimations, waitUntilSettled } from './a-page.ts'
import { addedElements, changedElements, tagsNow } from './added-to-page.ts'
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
const darkPage =
  'body, main { background: #141414; color: #f2f2f2 } a { color: #9ecbff; text-decoration: underline } .count { color: #f2f2f2 }'

/** The same with selectors that outweigh a class, as many shops have, and a ground, as some have it under the pointer. */
const withStateOfLinks = `${darkPage.replace('a {', 'a:link, a:visited {')} a:link { background: #f2f2f2 }`

/** A colour that a site with such a page chooses where a template needs one. */
const onDark = '#ffb4ab'

/** Widths in CSS pixels: the narrowest phone, and a window of 1280 px at a zoom of 200 %. */
const widths = [320, 640] as const

/** As the runner of the tests sets it. */
const usualWidth = 'var(--viewport-width)'

/** @param needed the colour for templates that need one; that of their sample unless given */
async function draw(entry: CatalogueEntry, needed?: string) {
  forgetVisitor()
  const before = openShop()
  const tags = tagsNow()
  // A colour that a site has chosen is for the ground on which it stands there.
  const content = fillFields(entry.template.fields, entry.content, {
    kinds: ['color'],
    with: (_name, value, { field }) => (field.needed ? (needed ?? value) : undefined),
  })
  await runEntry(entry, { content })
  await waitUntilSettled()
  await waitForAnimations()
  return { added: () => addedElements(before), changed: () => changedElements(tags, before) }
}

/** Returns what is wider than the window and cannot be scrolled within its own box. */
const findWide = (added: Element[]) =>
  added.filter((each) => {
    const { left, right, width, height } = each.getBoundingClientRect()
    const isSeen = width > 1 && height > 1 && getComputedStyle(each).visibility !== 'hidden'
    return isSeen && (left < -1 || right > innerWidth + 1) && !isClipped(each.parentElement)
  })

/** Resizes the frame of the test alone; the browser's window is as wide as the widest. */
async function resizeFrame(width: number): Promise<void> {
  ;(frameElement as HTMLElement).style.width = `${width}px`
  await waitUntilSettled()
  expect(innerWidth).toBe(width)
}

function readLook(link: Element): string {
  const { color, textDecorationLine, backgroundColor } = getComputedStyle(link)
  // The offer banner takes it away only under the pointer: the bound of the drawing code leaves no bytes for more (BD-09).
  const ground = link.matches('.global-offer-banner-message') ? '' : backgroundColor
  return `${link.className} ${color} ${textDecorationLine} ${ground}`
}

/** Returns what has a text without contrast. */
async function findFaint(elements: Element[]) {
  // axe refuses to look at nothing.
  if (elements.length === 0) return []
  const { violations } = await axe.run({ include: elements }, { runOnly: ['color-contrast', 'link-in-text-block'] })
  return violations.flatMap(({ nodes }) => nodes.map(({ html, failureSummary }) => [html, failureSummary]))
}

// Media change once for all templates, which costs more than drawing one; colours and direction do not depend on each other.
describe.each([
  ['in forced colours', 'ltr', { forcedColors: 'active' as const }, '(forced-colors: active)', undefined],
  ['on a dark page', 'rtl', { colorScheme: 'dark' as const }, '(prefers-color-scheme: dark)', onDark],
])('%s, %s', (name, dir, media, query, needed) => {
  const sheet = new CSSStyleSheet()
  const isDark = needed === onDark
  beforeAll(() => commands.emulateMedia(media))
  afterAll(() => commands.emulateMedia({}))

  test.each(ofShare(everyTemplate))(
    `[SHR-01.35] %s fits narrow windows ${dir === 'ltr' ? 'from left to right' : 'from right to left'}, and its texts have contrast ${name}${isDark ? ', whose links may have colours with :link' : ''}`,
    async (_, entry) => {
      expect(matchMedia(query).matches).toBe(true)
      sheet.replaceSync(isDark ? darkPage : '')
      document.adoptedStyleSheets.push(sheet)
      document.documentElement.dir = dir
      onTestFinished(async () => {
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
        document.documentElement.removeAttribute('dir')
        ;(frameElement as HTMLElement).style.width = usualWidth
      })
      await resizeFrame(widths[0])
      const { added, changed } = await draw(entry, needed)
      for (const width of widths) {
        if (innerWidth !== width) await resizeFrame(width)
        const wide = findWide(added()).map(({ outerHTML }) => outerHTML.slice(0, 200))
        expect(wide, `too wide for ${width} px`).toEqual([])
      }
      await resizeFrame(1280)
      await waitForAnimations()
      expect(await findFaint(changed()), 'without contrast').toEqual([])
      if (!isDark) return
      const links = added().filter((each) => each.matches('a'))
      const asWritten = links.map(readLook)
      sheet.replaceSync(withStateOfLinks)
      expect(links.map(readLook), 'where the shop writes a:link').toEqual(asWritten)
    },
  )
})

function isClipped(element: Element | null): boolean {
  if (!element || element === document.documentElement) return false
  return getComputedStyle(element).overflowX !== 'visible' || isClipped(element.parentElement)
}
