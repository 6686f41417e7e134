import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { roomStyles } from '../../room-styles.ts'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { bannerRoom } from './banner-room.ts'
import { experience } from './experience.tsx'
import { template } from './template.ts'

/** Resets and link colours as many shops have them. */
const shopStyles =
  'b { font: inherit } a:link, a:visited { color: #111 } a:hover { background: #111 } li { margin: 0 0 9px; padding-left: 7px }'
const shop = `<style>${shopStyles}</style>
  <header data-anchor="header" style="height: 60px">Shop</header><main style="height: 3000px">Page</main>`
const icon = '/catalogue/testing/icon.svg'

let run: TemplateRun

beforeEach(async () => {
  await page.viewport(1280, 800)
  aPage(shop)
})

afterEach(() => {
  run.stop()
  scrollTo(0, 0)
})

async function startExperience(content: object): Promise<void> {
  run = await runTemplate({ experience, template, content })
}

function findBanner(): HTMLElement | null {
  return document.querySelector('.global-offer-banner')
}

function findMessages(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('.global-offer-banner-message')]
}

test('[GLB-01.1] the first three entries are shown in their order directly before the header, and no others', async () => {
  await startExperience({ messages: [{ title: 'A' }, { title: 'B' }, { title: 'C' }, { title: 'D' }] })
  expect(findBanner()?.nextElementSibling?.tagName).toBe('HEADER')
  expect(findMessages().map(({ textContent }) => textContent)).toEqual(['A', 'B', 'C'])
})

test('[GLB-01.2] a message has its icon, bold text and link if they are configured', async () => {
  await startExperience({
    messages: [{ title: 'A', isBold: true, link: '/uk/en/shop/sale', icon: icon }, { title: 'B' }],
  })
  const [first, second] = findMessages()
  const picture = first?.querySelector('img')
  expect(picture?.getBoundingClientRect().height).toBe(20)
  expect(picture?.getAttribute('alt')).toBe('')
  expect(picture?.nextElementSibling?.textContent).toBe('A')
  expect(Number(getComputedStyle(picture?.nextElementSibling as Element).fontWeight)).toBeGreaterThanOrEqual(700)
  expect(first?.tagName).toBe('A')
  expect(first?.getAttribute('href')).toBe('/uk/en/shop/sale')
  expect(second?.tagName).toBe('P')
  expect(second?.querySelector('img, b')).toBe(null)
})

test('[GLB-01.2] under the pointer a link keeps the ground of the banner, whatever the shop gives its own', async () => {
  await startExperience({ messages: [{ title: 'A', link: '/uk/en/shop/sale' }] })
  const [link] = findMessages() as [HTMLElement]
  await userEvent.hover(link)
  expect(link.matches(':hover')).toBe(true)
  expect(getComputedStyle(link).backgroundColor).toBe('rgba(0, 0, 0, 0)')
  await userEvent.unhover(link)
})

test('[GLB-01.3] the banner has the configured colours', async () => {
  const messages = [{ title: 'A' }, { title: 'B', link: '#b' }]
  await startExperience({ messages, backgroundColor: '#010203', textColor: 'rgb(250, 251, 252)' })
  const list = findBanner()?.firstElementChild as Element
  expect(getComputedStyle(list).backgroundColor).toBe('rgb(1, 2, 3)')
  expect(findMessages().map((each) => getComputedStyle(each).color)).toEqual(Array(2).fill('rgb(250, 251, 252)'))
})

test('[GLB-01.4] above 600 px the messages are side by side with equal widths, up to 600 px one after the other in a line to swipe', async () => {
  const titles = ['A', 'A much longer message than the first', 'And a third one that is longer still']
  await page.viewport(601, 800)
  await startExperience({ messages: titles.map((title) => ({ title })) })
  const wide = findMessages().map((message) => message.getBoundingClientRect())
  expect(new Set(wide.map(({ top }) => top)).size).toBe(1)
  expect(new Set(wide.map(({ width }) => Math.round(width))).size).toBe(1)
  await page.viewport(390, 800)
  const narrow = findMessages().map((message) => message.getBoundingClientRect())
  expect(new Set(narrow.map(({ top, height }) => `${top} ${height}`))).toEqual(new Set(['0 44']))
  const list = findMessages()[0]?.closest('ul') as HTMLElement
  expect([list.scrollWidth > list.clientWidth, document.documentElement.scrollWidth]).toEqual([true, 390])
  list.scrollTo({ left: 1000, behavior: 'instant' })
  expect(Math.round(findMessages()[2]?.getBoundingClientRect().right ?? 0)).toBe(390)
})

test('[GLB-01.5] a message without title is skipped; when none remains nothing is rendered', async () => {
  await startExperience({ messages: [{ title: ' ' }, { title: 'B' }, { link: '/x' }] })
  expect(findMessages().map(({ textContent }) => textContent)).toEqual(['B'])
  run.stop()
  const before = pageState()
  await startExperience({ messages: [{ title: '' }] })
  expect(pageState()).toEqual(before)
})

test('[GLB-01.1] [GLB-01.5] blank entries do not count among the first three', async () => {
  await startExperience({
    messages: [{ title: '' }, { title: 'A' }, null, { title: ' ' }, { title: 'B' }, { title: 'C' }, { title: 'D' }],
  })
  expect(findMessages().map(({ textContent }) => textContent)).toEqual(['A', 'B', 'C'])
})

test('[GLB-01.6] it runs on every page type except checkout', () => {
  expect(template.pages).toEqual(['home', 'category', 'product', 'search', 'account', 'basket', 'help', 'other'])
})

test('[GLB-01.7] a fixed header is directly below the visible part of the banner', async () => {
  const header = document.querySelector('header') as HTMLElement
  header.style.cssText = 'position: fixed; top: 0; height: 60px; width: 100%'
  const before = pageState()
  await startExperience({ messages: [{ title: 'A' }] })
  const height = findBanner()?.offsetHeight ?? 0
  expect(height).toBeGreaterThan(30)
  expect(header.getBoundingClientRect().top).toBe(findBanner()?.getBoundingClientRect().bottom)
  scrollTo(0, 10)
  await waitUntilSettled()
  expect(header.getBoundingClientRect().top).toBe(findBanner()?.getBoundingClientRect().bottom)
  scrollTo(0, 500)
  await waitUntilSettled()
  expect(header.getBoundingClientRect().top).toBe(0)
  scrollTo(0, 0)
  await waitUntilSettled()
  run.stop()
  expect(pageState()).toEqual(before)
})

test.each([
  ['by a padding of the body', 'body { padding-top: 60px } header { top: 0 }', 0],
  ['below a bar that is fixed as well', 'body { padding-top: 96px } header { top: 36px }', 36],
  ['and has no top', 'main { padding-top: 60px }', 0],
])('[GLB-01.7] the banner is above a fixed header whose room is kept %s', async (_, rules, begin) => {
  const style = `<style>body { margin: 0 } header { position: fixed; width: 100% } ${rules}</style>`
  const before =
    aPage(style + shop)
      .querySelector('main')
      ?.getBoundingClientRect().top ?? 0
  await startExperience({ messages: [{ title: 'A' }] })
  const placesOf = () =>
    [findBanner(), document.querySelector('header'), document.querySelector('main')].map(
      (each) => each?.getBoundingClientRect().top,
    )
  const height = findBanner()?.offsetHeight ?? 0
  expect(placesOf()).toEqual([begin, begin + height, before + height])
  scrollTo(0, 10)
  await waitUntilSettled()
  expect(placesOf()).toEqual([begin - 10, begin - 10 + height, before + height - 10])
  scrollTo(0, 500)
  await waitUntilSettled()
  expect(placesOf()[1]).toBe(begin)
})

test('[GLB-01.7] a header that is fixed from a width on is below the banner there', async () => {
  aPage(`<style>body { margin: 0 } @media (min-width: 900px) { header { position: fixed; top: 0 } }</style>${shop}`)
  await page.viewport(600, 800)
  await startExperience({ messages: [{ title: 'A' }] })
  const isBelow = () =>
    document.querySelector('header')?.getBoundingClientRect().top === findBanner()?.getBoundingClientRect().bottom
  expect(isBelow()).toBe(true)
  await page.viewport(1280, 800)
  await expect.poll(isBelow).toBe(true)
  expect(document.querySelector('header')?.style.top).not.toBe('')
  await page.viewport(600, 800)
  await expect.poll(() => document.querySelector('header')?.style.top).toBe('')
})

test('[GLB-01.7] a header in the flow of the page does not change', async () => {
  await startExperience({ messages: [{ title: 'A' }] })
  expect(document.querySelector('header')?.getAttribute('style')).toBe('height: 60px')
})

test('a click on a message with a link sends the goal cta-clicks', async () => {
  await startExperience({ messages: [{ title: 'A', link: '#a' }, { title: 'B' }] })
  findMessages()[0]?.click()
  findMessages()[1]?.click()
  expect(run.goals).toEqual(['cta-clicks'])
})

test('an unsafe address is not made a link, and an icon that cannot be loaded is removed', async () => {
  await startExperience({
    messages: [
      { title: 'A', link: 'java\nscript:alert(1)', icon: '/there-is-no-such-icon.svg' },
      { title: '<b>B</b>' },
    ],
  })
  await expect.poll(() => findBanner()?.querySelector('img')).toBe(null)
  expect(findMessages()[0]?.tagName).toBe('P')
  expect(findMessages()[1]?.textContent).toBe('<b>B</b>')
})

test('[BD-04] the reserved room of the banner is removed in the task that draws the banner', async () => {
  const found: string[] = []
  const recordSettled = (id: string) => {
    found.push(`${id}, ${findMessages().length} messages`)
    queueMicrotask(() => found.push(`then ${findMessages().length}`))
  }
  Object.assign(window, { instep: { settle: recordSettled } })
  await startExperience({ messages: [{ title: 'A' }, { title: 'B' }] })
  Reflect.deleteProperty(window, 'instep')
  expect(found).toEqual(['test, 0 messages', 'then 2'])
})

test.each([320, 390, 600, 601, 900, 1280])(
  '[BD-04] at %i px the reserved room is as high as the banner',
  async (width) => {
    await page.viewport(width, 800)
    const titles = [
      'Free delivery over £60 "today"',
      '60 days to change your mind about shoes',
      'New in: boots for wet streets and more',
    ]
    const content = { messages: titles.map((title) => ({ title, isBold: false, link: '', icon: '' })) }
    const style = document.createElement('style')
    const main = document.querySelector('main') as HTMLElement
    const before = main.getBoundingClientRect().top
    style.textContent = roomStyles(0, bannerRoom({ ...content, backgroundColor: '#000' }), { header: 'header' })
    document.head.append(style)
    const named = ['data-instep', 'data-instep-around']
    for (const attribute of named) document.documentElement.setAttribute(attribute, 'r0')
    const kept = main.getBoundingClientRect().top
    expect(kept).toBeGreaterThan(before)
    for (const attribute of named) document.documentElement.removeAttribute(attribute)
    style.remove()
    await startExperience(content)
    expect(main.getBoundingClientRect().top).toBe(kept)
  },
)

test('[GLB-01.8] on a phone the next message is seen to be cut', async () => {
  await page.viewport(390, 800)
  await startExperience({ messages: [{ title: 'Short' }, { title: 'Another that is longer' }, { title: 'C' }] })
  const [first, second] = [...document.querySelectorAll('.global-offer-banner-list > li')].map((each) =>
    each.getBoundingClientRect(),
  )
  expect(first?.width).toBeCloseTo(390 * 0.72, 0)
  const words = document.createRange()
  words.selectNodeContents(findMessages()[1] as Node)
  expect([words.getBoundingClientRect().left < 380, words.getBoundingClientRect().right > 390]).toEqual([true, true])
  expect(second?.right).toBeGreaterThan(390)
})
