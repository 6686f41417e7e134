import { afterEach, beforeEach, expect, test } from 'vitest'
import { aPage, pageState } from '../../testing/a-page.ts'
import { aService, type ServiceFacts } from '../../testing/a-service.ts'
import { type RunFacts, runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { shopPage } from '../../testing/shop-page.ts'
import { experience } from './experience.tsx'
import { template } from './template.ts'

const content = { copy: '{count} looked', sellingFastCopy: '{count} sold' }
const icon = '/catalogue/testing/icon.svg'
const popular: ServiceFacts = { views: { p: 9, q: 4 }, purchases: { purchases: [['p', 5]] } }

let run: TemplateRun

beforeEach(() => {
  aPage(shopPage)
})

afterEach(() => run.stop())

function ofProduct(productId: string): [string, object] {
  return ['ecProduct', { eventType: 'detail', product: { productId } }]
}

async function startExperience(service: ServiceFacts = popular, facts: Partial<RunFacts> = {}): Promise<void> {
  const config = { counters: { namespace: 't004' } }
  const given = { experience, template, content, published: [ofProduct('p')], config, reply: aService(service) }
  run = await runTemplate({ ...given, ...facts })
}

const findLines = () => [...document.querySelectorAll('.product-social-proof-line')]
const readLines = () => findLines().map(({ textContent }) => textContent)
const listCounters = () => run.requests.flatMap((url) => url.split('/t004-')[1]?.split('?') ?? [])

test('the message is directly after the title of the product', async () => {
  await startExperience()
  await expect.poll(readLines).toEqual(['5 sold'])
  expect(document.querySelector('h1')?.nextElementSibling?.textContent).toBe('5 sold')
})

test('the message is below a title that stands beside a button, and does not squeeze it', async () => {
  aPage(
    '<div style="display: flex; width: 360px; justify-content: space-between"><h1 data-anchor="productTitle">Court shoe</h1><button>Save</button></div>',
  )
  const title = document.querySelector('h1') as HTMLElement
  const { width } = title.getBoundingClientRect()
  await startExperience(popular, {
    content: { copy: '{count} looked', sellingFastCopy: '{count} people bought this today' },
  })
  await expect.poll(readLines).toEqual(['5 people bought this today'])
  expect(title.getBoundingClientRect().width).toBe(width)
  expect(findLines()[0]?.getBoundingClientRect().top).toBeGreaterThanOrEqual(title.getBoundingClientRect().bottom)
})

test('[PDP-23.3] purchases are counted within bucketTime, views within 1440 minutes', async () => {
  const purchases: ServiceFacts['purchases'] = { purchases: [], 'purchases-2880': [['p', 7]] }
  await startExperience({ ...popular, purchases }, { content: { ...content, bucketTime: 2880 } })
  await expect.poll(readLines).toEqual(['7 sold'])
  expect(listCounters().filter((name) => !name.startsWith('k='))).toEqual(['purchases-2880', 'views/p'])
})

test.each([
  ['purchases', ['9 looked']],
  ['views', ['5 sold']],
])('[PDP-23.7] when reading %s fails the other still decides', async (failing, message) => {
  await startExperience({ ...popular, failing: [`t004-${failing}`] })
  await expect.poll(readLines).toEqual(message)
  expect(run.lines).toHaveLength(1)
})

test.each([
  ['fail', () => new Response('{}', { status: 500 })],
  ['give no number', () => new Response('{"count":"many","data":"none"}')],
  ['break off, as at a time-out,', () => Promise.reject(new DOMException('timed out', 'TimeoutError')) as never],
])('[SHR-08.1] [PDP-23.7] when both reads %s nothing is shown, and each failure is logged once', async (_, reply) => {
  await startExperience({}, { reply: (url) => (url.includes('/counters/') ? reply() : undefined) })
  await expect.poll(() => run.lines.length).toBe(2)
  run.publish(...ofProduct('p'))
  expect(readLines()).toEqual([])
  expect(run.lines).toEqual([expect.stringMatching(/^Counter purchases: /), expect.stringMatching(/^Counter views: /)])
  expect(run.errors).toEqual([])
})

test('[PDP-23.8] the icon is 20 px high with an empty alt text', async () => {
  await startExperience(popular, { content: { ...content, sellingFastIcon: icon } })
  await expect.poll(readLines).toEqual(['5 sold'])
  const [picture] = document.querySelectorAll<HTMLImageElement>('.product-social-proof img')
  expect(picture?.getBoundingClientRect().height).toBe(20)
  expect(picture?.getAttribute('alt')).toBe('')
})

test('[PDP-23.8] another product on the same page load replaces the message', async () => {
  await startExperience()
  await expect.poll(readLines).toEqual(['5 sold'])
  run.publish(...ofProduct('q'))
  expect(readLines()).toEqual([])
  await expect.poll(readLines).toEqual(['4 looked'])
  run.publish(...ofProduct('unknown'))
  expect(readLines()).toEqual([])
  run.publish(...ofProduct('p'))
  await expect.poll(readLines).toEqual(['5 sold'])
})

test('choosing a size of the same product sends no request and changes nothing', async () => {
  await startExperience()
  await expect.poll(readLines).toEqual(['5 sold'])
  const [line] = findLines()
  const before = listCounters().length
  run.publish('ecProduct', { eventType: 'detail', product: { productId: 'p', sku: 'p-38' } })
  expect(findLines()).toEqual([line])
  expect(listCounters()).toHaveLength(before)
})

test('[PDP-23.8] removing the experience removes the message', async () => {
  const before = pageState()
  await startExperience()
  await expect.poll(readLines).toEqual(['5 sold'])
  run.stop()
  expect(pageState()).toEqual(before)
})
