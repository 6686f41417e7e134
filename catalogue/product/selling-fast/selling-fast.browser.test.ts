import { afterEach, beforeEach, expect, test } from 'vitest'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
import { aService, type ServiceFacts } from '../../testing/a-service.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { experience } from './experience.ts'
import { template } from './template.ts'

const content = { text: '{count} sold', threshold: 3 }
const popular: ServiceFacts = { purchases: { purchases: [['p', 5], ['q', 3], ['r', 2]], 'purchases-60': [['p', 4]] } } // biome-ignore format: one list

/** Small pictures beside a strip of big ones, which is swiped. */
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

async function start(own: object = {}, service: ServiceFacts = popular): Promise<void> {
  run = await runTemplate({
    experience,
    template,
    content: { ...content, ...own },
    published: [ofProduct('p')],
    config: { counters: { namespace: 't004' } },
    reply: aService(service),
  })
}

const badges = () => [...document.querySelectorAll<HTMLElement>('.instep-selling-fast')]
const shown = () => badges().map(({ textContent }) => textContent)
const reads = () => run.requests.flatMap((url) => url.split('/topk/')[1]?.split('?')[0] ?? [])
const gallery = () => document.querySelector('[data-anchor="productGallery"]') as HTMLElement
const strip = () => document.querySelector('ul') as HTMLElement

/** Where the badge stands from the corner of the big pictures. */
function fromCorner(): number[] {
  const [badge, pictures] = [badges()[0] as Element, strip()].map((each) => each.getBoundingClientRect()) as [
    DOMRect,
    DOMRect,
  ]
  return [badge.left - pictures.left, badge.top - pictures.top].map(Math.round)
}

test('[PDP-06.1] a product among the first of the ranking with enough purchases has the badge over the top left corner', async () => {
  await start({ maxTopProduct: 1 })
  await expect.poll(shown).toEqual(['5 sold'])
  expect(fromCorner()).toEqual([8, 8])
})

test('[PDP-06.2] the ranking is that of bucketTime, of a day unless given', async () => {
  await start()
  await expect.poll(shown).toEqual(['5 sold'])
  expect(reads()).toEqual(['t004-purchases'])
  run.stop()
  await start({ bucketTime: 60 })
  await expect.poll(shown).toEqual(['4 sold'])
  expect(reads()).toEqual(['t004-purchases-60'])
})

test('[PDP-06.4] the same product again adds no badge and asks nothing; another one is judged anew', async () => {
  await start()
  await expect.poll(shown).toEqual(['5 sold'])
  const [badge] = badges()
  for (const sku of ['p-38', 'p-39'])
    run.publish('ecProduct', { eventType: 'detail', product: { productId: 'p', sku } })
  await waitUntilSettled()
  expect(badges()).toEqual([badge])
  run.publish(...ofProduct('q'))
  expect(shown()).toEqual([])
  await expect.poll(shown).toEqual(['3 sold'])
  run.publish(...ofProduct('r'))
  await waitUntilSettled()
  expect(shown()).toEqual([])
  run.publish(...ofProduct('p'))
  await expect.poll(shown).toEqual(['5 sold'])
  expect(reads()).toEqual(['t004-purchases'])
})

test('a failed read shows no badge', async () => {
  const before = document.body.outerHTML
  await start({}, { failing: ['topk'] })
  await expect.poll(() => run.lines.length).toBe(1)
  expect(document.body.outerHTML).toBe(before)
  expect(run.errors).toEqual([])
})

test('[PDP-06.6] clicks go through the badge, and it stays at its corner when another picture is shown', async () => {
  await start()
  await expect.poll(shown).toEqual(['5 sold'])
  const { left, top } = (badges()[0] as HTMLElement).getBoundingClientRect()
  expect(document.elementFromPoint(left + 4, top + 4)?.closest('a')?.hash).toBe('#zoom')
  strip().scrollTo({ left: 240, behavior: 'instant' })
  await waitUntilSettled()
  expect(strip().scrollLeft).toBe(240)
  expect(fromCorner()).toEqual([8, 8])
  gallery().style.gap = '20px'
  gallery().style.width = '310px'
  await expect.poll(fromCorner).toEqual([8, 8])
})

test('[PDP-06.7] the badge is text that is read after the gallery, and removal takes it out', async () => {
  const before = pageState()
  await start()
  await expect.poll(shown).toEqual(['5 sold'])
  const [badge] = badges() as [HTMLElement]
  expect([badge.querySelector('*'), badge.closest('[aria-hidden]')]).toEqual([null, null])
  for (const medium of gallery().querySelectorAll('img'))
    expect(medium.compareDocumentPosition(badge)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(badge.compareDocumentPosition(document.querySelector('#after') as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  run.stop()
  expect(pageState()).toEqual(before)
})
