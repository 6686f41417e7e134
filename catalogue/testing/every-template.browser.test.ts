import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { checkTemplate } from '../../script/experiences/rules/check-template.ts'
import type { Template } from '../define-template.ts'
import type { Fields } from '../fields.ts'
import { type English, englishTexts } from '../kit/words/english.ts'
import { usualTables } from '../kit/words/usual-tables.ts'
import { pageState, waitUntilComplete, waitUntilSettled } from './a-page.ts'
import { aProductView } from './a-product-view.ts'
import { addedElements, addedWords, type PageNodes } from './added-to-page.ts'
import { openCalls } from './calls-to-action.ts'
import { type CatalogueEntry, everyTemplate } from './every-template.ts'
import { fillFields, isName } from './fill-fields.ts'
import { hideFrame } from './hide-frame.ts'
import { numberedPictures } from './numbered-pictures.ts'
import { ofShare } from './of-share.ts'
import { forgetVisitor, openShop } from './open-shop.ts'
import { runEntry } from './run-entry.ts'

beforeAll(hideFrame)

const countries = ['uk', 'us', 'eu', 'ca']

/** Returns an address of the shop in a language at which a template runs; undefined when there is none. */
function addressIn(language: string, template: Template): string | undefined {
  const [pageType = 'other'] = template.pages
  const [deviceType = 'computer'] = template.devices
  return countries
    .map((country) => `/${country}/${language}/`)
    .find((url) => checkTemplate(template, { pageType, deviceType, url }).every(({ passes }) => passes))
}

/** The rules of SHR-01 for each template. */

const noPicture = '/catalogue/testing/no-such-picture.svg'

const failures: [because: string, reply: () => Response][] = [
  ['every call is answered with an error', () => new Response('{}', { status: 500 })],
  ['no call gets through', () => throwFailure()],
  ['every answer is empty', () => new Response('{}')],
]

/** Templates that appear once per session, in the first instance only. */
const once = ['global/locale-redirect']

function throwFailure(): never {
  throw new TypeError('Failed to fetch')
}

/** Whether a request asks a service by the visitor's id; one for the address of the network does not. */
const isAboutVisitor = (url: string) => !/\/(?:lookup|events|health|ip)\b/.test(new URL(url, location.href).pathname)

/** Runs an experience and returns what a shopper sees of it. */
const seenWords = async (before: PageNodes) => {
  await waitUntilSettled()
  return addedWords(before)
}

/** Expects no words but those that a template says when nothing fails. */
async function expectQuietFailures(entry: CatalogueEntry, said: string[]): Promise<void> {
  for (const [because, reply] of failures) {
    forgetVisitor()
    const before = openShop()
    const { errors, requests, stop } = await runEntry(entry, { reply })
    expect(requests.some(isAboutVisitor) && !entry.template.callsService, because).toBe(false)
    for (const words of await seenWords(before)) expect(said, because).toContain(words)
    expect(errors, because).toEqual([])
    stop()
    expect(addedElements(before), because).toEqual([])
  }
  forgetVisitor()
  const before = openShop()
  const blank = { eventType: 'detail', product: { productId: 'p' } }
  const { errors, stop } = await runEntry(entry, { published: [...aProductView.slice(0, 1), ['ecProduct', blank]] })
  for (const words of await seenWords(before)) expect(said, 'no price, stock or sku').toContain(words)
  expect(errors).toEqual([])
  stop()
}

describe.each(ofShare(everyTemplate))('%s', (id, entry) => {
  const { template, content } = entry

  test(`[SHR-01.13] ${once.includes(id) ? '' : '[SHR-01.9] '}text content appears exactly as typed and creates no elements, and two instances with different content share nothing`, async () => {
    const aHostileText = (name: string) => `~${name}~ <i-typed onclick="x">&amp; "a" 'b'</i-typed> <img src=x> &lt;`
    const typed: string[] = []
    const hostile = fillFields(template.fields, content, {
      kinds: ['text', 'rich'],
      with: (name, value) => (isName(name, value) ? value : aHostileText(typed[typed.push(name) - 1] ?? '')),
    })
    const other = fillFields(template.fields, hostile, {
      kinds: ['text', 'rich', 'color', 'number'],
      with: (name, value) => (String(value).startsWith('~') ? value : otherThan(name, value)),
    })
    const before = openShop()
    const only = await runEntry(entry, { content: other })
    const added = addedElements(before)
    const attributes = added.flatMap((each) => [...each.attributes].map(({ value }) => value))
    const shown = [...added.map((each) => each.textContent), ...attributes].filter((text) => text.includes('~'))
    for (const text of shown)
      for (const [, name = ''] of text.matchAll(/~(\w+)~/g)) expect(text).toContain(aHostileText(name))
    expect(shown.length > 0).toBe(typed.length > 0 && added.length > 0)
    expect(document.querySelectorAll('i-typed, img[src="x"]')).toHaveLength(0)
    expect(only.errors).toEqual([])
    await waitUntilComplete()
    const wanted = withoutNumbers()
    only.stop()

    forgetVisitor()
    openShop()
    const first = await runEntry(entry)
    const second = await runEntry(entry, { content: other })
    const ids = [...document.querySelectorAll('[id]')].map((each) => each.id)
    expect(ids).toEqual([...new Set(ids)])
    first.stop()
    // A template that appears once per visitor comes with the next event or not at all.
    second.publish(...(aProductView[1] as [string, object]))
    await waitUntilSettled()
    if (!once.includes(id)) await expect.poll(withoutNumbers).toEqual(wanted)
    // The second instance still runs: it changes a redrawn page again.
    openShop()
    if (!once.includes(id)) await expect.poll(withoutNumbers).toEqual(wanted)
    second.stop()
    const left = pageState()
    openShop()
    expect(left).toEqual(pageState())
  })

  if (hasImages(template.fields))
    test('[SHR-01.16] a picture that cannot be loaded is removed, and the rest stays', async () => {
      performance.clearResourceTimings()
      const address = `${noPicture}?${id}`
      const before = openShop()
      const bare = pageState()
      const { errors } = await runEntry(entry, {
        content: fillFields(template.fields, content, { kinds: ['image'], with: () => address }),
      })
      const isRequested = () => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(address))
      await expect.poll(isRequested).toBe(true)
      const findBroken = () => addedElements(before).filter((each) => each.matches('img, picture, source'))
      await expect.poll(findBroken).toEqual([])
      expect(errors).toEqual([])
      // A template that shows only pictures leaves nothing.
      const isAllPicture = Object.values(template.fields).some(({ kind, needed }) => kind === 'image' && needed)
      if (!isAllPicture) expect(pageState()).not.toEqual(bare)
    })

  test('[SHR-01.17] each picture has an alt text from the content or from the title next to it, or an empty one', async () => {
    const pictures = numberedPictures(entry)
    const before = openShop()
    await runEntry(entry, { content: pictures.content })
    await waitUntilSettled()
    const added = addedElements(before)
    for (const image of added.filter((each) => each instanceof HTMLImageElement))
      expect(pictures.altsOf(image), image.outerHTML).toContain(image.getAttribute('alt'))
    const unnamed = added.filter(({ role, ariaLabel }) => role === 'img' && !ariaLabel)
    expect(unnamed).toEqual([])
  })

  test('[SHR-01.24] [SHR-01.29] a failure shows the shopper nothing, and its built-in texts are in the language of the page, and in English where that has no table', async () => {
    const inLanguage = async (language: string) => {
      forgetVisitor()
      const before = openShop()
      // A template without an address in the language learns it only from the page and its events.
      history.replaceState(null, '', addressIn(language, template) ?? location.href)
      document.documentElement.lang = language
      const view = { type: 'product', subtypes: [], language, country: 'uk', currency: 'GBP' }
      const { stop } = await runEntry(entry, { published: [['ecView', view], ...aProductView.slice(1)] })
      const words = await seenWords(before)
      stop()
      return words
    }
    const { lang } = document.documentElement
    onTestFinished(() => {
      document.documentElement.lang = lang
    })
    const english = await inLanguage('en')
    document.documentElement.lang = lang
    await expectQuietFailures(entry, english)

    const isContent = (text: string) => JSON.stringify(content).includes(text)
    expect(await inLanguage('es'), 'without a table').toEqual(english)
    // With words of its content alone it can say nothing else in another language.
    if (english.every(isContent)) return
    for (const [language, load] of Object.entries(usualTables)) {
      const { words } = await load()
      const spoken = await inLanguage(language)
      const inTable = (text: string) => (isContent(text) ? undefined : words[text as English])
      expect(spoken, language).toEqual(english.map((text) => inTable(text) ?? expect.any(String)))
      const left = englishTexts.filter((text) => words[text] !== text && spoken.includes(text) && !isContent(text))
      expect(left, language).toEqual([])
    }
  })

  if (template.emits.includes('cta-clicks'))
    test('[SHR-01.31] the first click on one of its links sends the goal before the browser leaves the page, and a second click sends none', async () => {
      const filled = fillFields(template.fields, content, {
        kinds: ['url'],
        with: (_, value) => value || '/uk/en/shop/new',
      })
      const preventNavigation = (event: Event) => event.preventDefault()
      window.addEventListener('click', preventNavigation)
      onTestFinished(() => window.removeEventListener('click', preventNavigation))

      const { links, buttons, sent, stop } = await openCalls(entry, filled)
      expect(links).not.toEqual([])
      for (const button of buttons) button.click()
      expect(sent(), 'by buttons').toBe(0)
      stop()
      for (const at of links.keys()) {
        const view = await openCalls(entry, filled)
        for (const _click of ['first', 'second']) {
          view.links[at]?.click()
          expect(view.sent(), view.links[at]?.outerHTML).toBe(1)
        }
        view.stop()
      }
    })
})

function hasImages(fields: Fields): boolean {
  return Object.values(fields).some(({ kind, entries }) => kind === 'image' || hasImages(entries ?? {}))
}

function otherThan(name: string, value: unknown): unknown {
  if (typeof value === 'number' || isName(name, value)) return name === 'xpName' ? `${value}-other` : value
  if (typeof value === 'string' && CSS.supports('color', value)) return 'rgb(1, 2, 3)'
  return value ? `${value} (other)` : value
}

/** Returns the page state without the numbers in generated ids. */
function withoutNumbers() {
  const { body, ...rest } = pageState()
  return { body: body.replace(/(instep|-)([a-z-]*)-\d+"/g, '$1$2"'), ...rest }
}
