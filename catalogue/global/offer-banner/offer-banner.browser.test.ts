import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { roomStyles } from '../../room-styles.ts'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { bannerRoom } from './banner-room.ts'
import { experience } from './experience.tsx'
import { template } from './template.ts'

const shop = '<header data-anchor="header" style="height: 60px">Shop</header><main style="height: 3000px">Page</main>'
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

async function start(content: object): Promise<void> {
  run = await runTemplate({ experience, template, content })
}

function banner(): HTMLElement | null {
  return document.querySelector('.global-offer-banner')
}

function messages(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('.global-offer-banner-message')]
}

test('[GLB-01.1] the first three entries stand in their order directly before the header, further ones do not', async () => {
  await start({ messages: [{ title: 'A' }, { title: 'B' }, { title: 'C' }, { title: 'D' }] })
  expect(banner()?.nextElementSibling?.tagName).toBe('HEADER')
  expect(messages().map(({ textContent }) => textContent)).toEqual(['A', 'B', 'C'])
})

test('[GLB-01.2] a message has its icon, bold words and a link when they are given', async () => {
  await start({ messages: [{ title: 'A', isBold: true, link: '/uk/en/shop/sale', icon: icon }, { title: 'B' }] })
  const [first, second] = messages()
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

test('[GLB-01.3] the colours of the content colour the banner', async () => {
  await start({ messages: [{ title: 'A' }], backgroundColor: '#010203', textColor: 'rgb(250, 251, 252)' })
  const list = banner()?.firstElementChild as Element
  expect(getComputedStyle(list).backgroundColor).toBe('rgb(1, 2, 3)')
  expect(getComputedStyle(messages()[0] as Element).color).toBe('rgb(250, 251, 252)')
})

test('[GLB-01.4] above 600 px the messages stand side by side in equal widths, at 600 px one under the other', async () => {
  await start({ messages: [{ title: 'A' }, { title: 'A much longer message than the first' }, { title: 'C' }] })
  await page.viewport(601, 800)
  const wide = messages().map((message) => message.getBoundingClientRect())
  expect(new Set(wide.map(({ top }) => top)).size).toBe(1)
  expect(new Set(wide.map(({ width }) => Math.round(width))).size).toBe(1)
  await page.viewport(600, 800)
  const narrow = messages().map((message) => message.getBoundingClientRect())
  expect(new Set(narrow.map(({ left }) => left)).size).toBe(1)
  expect(narrow.map(({ top }) => top)).toEqual(narrow.map(({ top }) => top).toSorted((a, b) => a - b))
  expect(new Set(narrow.map(({ top }) => top)).size).toBe(3)
})

test('[GLB-01.5] a message without title is skipped; with none left nothing is rendered', async () => {
  await start({ messages: [{ title: ' ' }, { title: 'B' }, { link: '/x' }] })
  expect(messages().map(({ textContent }) => textContent)).toEqual(['B'])
  run.stop()
  const before = pageState()
  await start({ messages: [{ title: '' }] })
  expect(pageState()).toEqual(before)
})

test('[GLB-01.6] it runs on every page type but checkout', () => {
  expect(template.pages).toEqual(['home', 'category', 'product', 'search', 'account', 'basket', 'help', 'other'])
})

test('[GLB-01.7] a fixed header stands under what is visible of the banner, never lower', async () => {
  const header = document.querySelector('header') as HTMLElement
  header.style.cssText = 'position: fixed; top: 0; height: 60px; width: 100%'
  const before = pageState()
  await start({ messages: [{ title: 'A' }] })
  const height = banner()?.offsetHeight ?? 0
  expect(height).toBeGreaterThan(30)
  expect(header.getBoundingClientRect().top).toBe(banner()?.getBoundingClientRect().bottom)
  scrollTo(0, 10)
  await waitUntilSettled()
  expect(header.getBoundingClientRect().top).toBe(banner()?.getBoundingClientRect().bottom)
  scrollTo(0, 500)
  await waitUntilSettled()
  expect(header.getBoundingClientRect().top).toBe(0)
  scrollTo(0, 0)
  await waitUntilSettled()
  run.stop()
  expect(pageState()).toEqual(before)
})

test('[GLB-01.7] a header in the flow of the page is left alone', async () => {
  await start({ messages: [{ title: 'A' }] })
  expect(document.querySelector('header')?.getAttribute('style')).toBe('height: 60px')
})

test('a click on a message that leads somewhere is a cta-clicks goal', async () => {
  await start({ messages: [{ title: 'A', link: '#a' }, { title: 'B' }] })
  messages()[0]?.click()
  messages()[1]?.click()
  expect(run.goals).toEqual(['cta-clicks'])
})

test('an address that is not safe makes no link, an icon that cannot be loaded goes', async () => {
  await start({
    messages: [
      { title: 'A', link: 'java\nscript:alert(1)', icon: '/there-is-no-such-icon.svg' },
      { title: '<b>B</b>' },
    ],
  })
  await expect.poll(() => banner()?.querySelector('img')).toBe(null)
  expect(messages()[0]?.tagName).toBe('P')
  expect(messages()[1]?.textContent).toBe('<b>B</b>')
})

test('[BD-04] the room of the banner ends in the task in which it is drawn', async () => {
  const found: string[] = []
  const settle = (id: string) => {
    found.push(`${id}, ${messages().length} messages`)
    queueMicrotask(() => found.push(`then ${messages().length}`))
  }
  Object.assign(window, { instep: { settle } })
  await start({ messages: [{ title: 'A' }, { title: 'B' }] })
  Reflect.deleteProperty(window, 'instep')
  expect(found).toEqual(['test, 0 messages', 'then 2'])
})

test.each([320, 390, 600, 601, 900, 1280])('[BD-04] the room is as high as the banner, %i px wide', async (width) => {
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
  document.documentElement.setAttribute('data-instep', 'r0')
  const kept = main.getBoundingClientRect().top
  expect(kept).toBeGreaterThan(before)
  document.documentElement.removeAttribute('data-instep')
  style.remove()
  await start(content)
  expect(main.getBoundingClientRect().top).toBe(kept)
})
