import { afterEach, beforeEach, expect, test } from 'vitest'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
import { aService, type ServiceFacts } from '../../testing/a-service.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { experience } from './experience.ts'
import { template } from './template.ts'

const content = { text: '{count} sold', threshold: 3 }
const popular: ServiceFacts = { purchases: { purchases: [['p', 5], ['q', 3], ['r', 2]], 'purchases-60': [['p', 4]] } } // biome-ignore format: one list

/** Thumbnails next to a strip of large pictures that can be swiped. */
const aGallery = `
  <section data-anchor="productGallery" style="display: flex; width: 300px; gap: 10px">
    <ol style="width: 50px; margin: 0; padding: 0"><li><img alt="" width="50" height="60"></li></ol>
    <ul style="display: flex; width: 240px; margin: 0; padding: 0; overflow-x: auto; list-style: none">
      <li style="flex: 0 0 100%"><a href="#zoom"><img alt="From the side" width="240" height="300"></a></li>
      <li style="flex: 0 0 100%"><img alt="From above" width="240" height="300"></li>
    </ul>
  </section><p id="after">After</p>`

let run: TemplateRun

beforeEach(() => void aPage(aGallery))
afterEach(() => run.stop())

const ofProduct = (productId: string): [string, object] => [
  'ecProduct',
  { eventType: 'detail', product: { productId } },
]

async function startExperience(own: object = {}, service: ServiceFacts = popular): Promise<void> {
  run = await runTemplate({
    experience,
    template,
    content: { ...content, ...own },
    published: [ofProduct('p')],
    config: { counters: { namespace: 't004' } },
    reply: aService(service),
  })
}

const findBadges = () => [...document.querySelectorAll<HTMLElement>('.instep-selling-fast')]
const readBadges = () => findBadges().map(({ textContent }) => textContent)
const listReads = () => run.requests.flatMap((url) => url.split('/topk/')[1]?.split('?')[0] ?? [])
const findGallery = () => document.querySelector('[data-anchor="productGallery"]') as HTMLElement
const findStrip = () => document.querySelector('ul') as HTMLElement

/** Returns the offset of the badge from the corner of the large pictures. */
function fromCorner(): number[] {
  const [badge, pictures] = [findBadges()[0] as Element, findStrip()].map((each) => each.getBoundingClientRect()) as [
    DOMRect,
    DOMRect,
  ]
  return [badge.left - pictures.left, badge.top - pictures.top].map(Math.round)
}

test('[PDP-06.1] a product at the top of the ranking with enough purchases has the badge over the top left corner', async () => {
  await startExperience({ maxTopProduct: 1 })
  await expect.poll(readBadges).toEqual(['5 sold'])
  expect(fromCorner()).toEqual([8, 8])
})

test('[PDP-06.2] bucketTime decides which ranking is read, by default that of a day', async () => {
  await startExperience()
  await expect.poll(readBadges).toEqual(['5 sold'])
  expect(listReads()).toEqual(['t004-purchases'])
  run.stop()
  await startExperience({ bucketTime: 60 })
  await expect.poll(readBadges).toEqual(['4 sold'])
  expect(listReads()).toEqual(['t004-purchases-60'])
})

test('[PDP-06.4] the same product again adds no badge and sends no request; another product is checked', async () => {
  await startExperience()
  await expect.poll(readBadges).toEqual(['5 sold'])
  const [badge] = findBadges()
  for (const sku of ['p-38', 'p-39'])
    run.publish('ecProduct', { eventType: 'detail', product: { productId: 'p', sku } })
  await waitUntilSettled()
  expect(findBadges()).toEqual([badge])
  run.publish(...ofProduct('q'))
  expect(readBadges()).toEqual([])
  await expect.poll(readBadges).toEqual(['3 sold'])
  run.publish(...ofProduct('r'))
  await waitUntilSettled()
  expect(readBadges()).toEqual([])
  run.publish(...ofProduct('p'))
  await expect.poll(readBadges).toEqual(['5 sold'])
  expect(listReads()).toEqual(['t004-purchases'])
})

test('when the ranking cannot be read no badge is shown', async () => {
  const before = document.body.outerHTML
  await startExperience({}, { failing: ['topk'] })
  await expect.poll(() => run.lines.length).toBe(1)
  expect(document.body.outerHTML).toBe(before)
  expect(run.errors).toEqual([])
})

test('[PDP-06.6] clicks pass through the badge, and it stays in its corner when another picture is shown', async () => {
  await startExperience()
  await expect.poll(readBadges).toEqual(['5 sold'])
  const { left, top } = (findBadges()[0] as HTMLElement).getBoundingClientRect()
  expect(document.elementFromPoint(left + 4, top + 4)?.closest('a')?.hash).toBe('#zoom')
  findStrip().scrollTo({ left: 240, behavior: 'instant' })
  await waitUntilSettled()
  expect(findStrip().scrollLeft).toBe(240)
  expect(fromCorner()).toEqual([8, 8])
  findGallery().style.gap = '20px'
  findGallery().style.width = '310px'
  await expect.poll(fromCorner).toEqual([8, 8])
})

test('[PDP-06.7] the badge is text that screen readers read after the gallery; removing the experience removes it', async () => {
  const before = pageState()
  await startExperience()
  await expect.poll(readBadges).toEqual(['5 sold'])
  const [badge] = findBadges() as [HTMLElement]
  expect([badge.querySelector('*'), badge.closest('[aria-hidden]')]).toEqual([null, null])
  for (const medium of findGallery().querySelectorAll('img'))
    expect(medium.compareDocumentPosition(badge)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(badge.compareDocumentPosition(document.querySelector('#after') as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  run.stop()
  expect(pageState()).toEqual(before)
})
