import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
import { aService, type ServiceFacts } from '../../testing/a-service.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { experience } from './experience.tsx'
import { template } from './template.ts'

const content = { popularThreshold: 3, message: 'Popular:', message2: 'in {count} bags' }
const icon = '/catalogue/testing/icon.svg'
const popular: ServiceFacts = { mostAdded: { p: 7, q: 2, r: 3 } }

let run: TemplateRun

beforeEach(() => void aPage(`<ul>${['p', 'q', 'r', ''].map((id) => aRow(id)).join('')}</ul>`))
afterEach(() => run.stop())

function aRow(productId: string): string {
  return `<li data-anchor="basketItem" data-product-id="${productId}"><span>Shoe ${productId}</span></li>`
}

/** Creates the events of a basket with this quantity of each product. */
function basketOf(quantity: number): [string, object][] {
  const lines = ['p', 'q', 'r'].map((productId): [string, object] => [
    'ecBasketItem',
    { product: { productId }, quantity },
  ])
  return [...lines, ['ecBasketSummary', { basket: { id: 'b', quantity } }]]
}

async function startExperience(own: object = {}, service: ServiceFacts = popular): Promise<void> {
  run = await runTemplate({
    experience,
    template,
    content: { ...content, ...own },
    published: basketOf(1),
    config: { counters: { namespace: 't004' } },
    reply: aService(service),
  })
}

const findNotices = () => [...document.querySelectorAll<HTMLElement>('.basket-most-added-notice')]
const listShown = () => findNotices().map((each) => `${each.closest('li')?.dataset.productId}: ${each.textContent}`)
const listReads = () => run.requests.flatMap((url) => url.split('/ecount/')[1]?.split('?')[0] ?? [])
const both = ['p: Popular: in 7 bags', 'r: Popular: in 3 bags']

test('[BAS-01.1] below each item that was added often enough, icon, message and message2 stand on one line', async () => {
  await startExperience({ bagIcon: icon })
  await expect.poll(listShown).toEqual(both)
  const [notice] = findNotices() as [HTMLElement]
  const [picture, words] = notice.children
  expect([picture?.tagName, words?.textContent]).toEqual(['IMG', 'Popular: in 7 bags'])
  expect(notice.getBoundingClientRect().height).toBe(20)
  expect(notice.getBoundingClientRect().top).toBeGreaterThan(
    notice.closest('li')?.firstElementChild?.getBoundingClientRect().bottom ?? 0,
  )
})

test('[BAS-01.3] no count is requested for an item without product id, and an unknown count shows nothing', async () => {
  await startExperience({}, { failing: ['most-added'] })
  await expect.poll(() => run.lines.length).toBe(3)
  await waitUntilSettled()
  expect(listReads()).toEqual(['t004-most-added/p', 't004-most-added/q', 't004-most-added/r'])
  expect(listShown()).toEqual([])
  expect(run.errors).toEqual([])
})

test('with both texts blank no count is requested', async () => {
  const before = pageState()
  await startExperience({ message: '', message2: ' ' })
  expect(listReads()).toEqual([])
  expect(pageState()).toEqual(before)
})

test('[BAS-01.5] a changed quantity neither requests the count again nor duplicates the notice, and the notice is removed with its item', async () => {
  await startExperience()
  await expect.poll(listShown).toEqual(both)
  const before = findNotices()
  for (const event of basketOf(2)) run.publish(...event)
  document.querySelector('li > span')?.append(', 2 of them')
  await waitUntilSettled()
  expect(findNotices()).toEqual(before)
  document.querySelector('li')?.remove()
  await expect.poll(listShown).toEqual(both.slice(1))
  document.querySelector('ul')?.append(document.createRange().createContextualFragment(aRow('p')))
  await expect.poll(listShown).toEqual(both.toReversed())
  expect(listReads()).toEqual(['t004-most-added/p', 't004-most-added/q', 't004-most-added/r'])
})

test.each([
  ['a computer', 1280],
  ['a phone', 360],
])(
  '[BAS-01.7] on %s the icon is 20 px high with an empty alt, and the notice belongs to the row of its item',
  async (_, width) => {
    await page.viewport(width, 800)
    await startExperience({
      bagIcon: icon,
      message2: 'Nachhaltigkeitszertifizierungsverfahrensbestimmungen gelten für {count} Paare',
    })
    await expect.poll(findNotices).toHaveLength(2)
    const [notice] = findNotices() as [HTMLElement]
    const picture = notice.querySelector('img')
    expect([picture?.getBoundingClientRect().height, picture?.getAttribute('alt')]).toEqual([20, ''])
    const [own, row] = [notice, notice.closest('li') as HTMLElement].map((each) => each.getBoundingClientRect()) as [
      DOMRect,
      DOMRect,
    ]
    expect(own.left >= row.left && own.right <= row.right && own.bottom <= row.bottom && own.height > 0).toBe(true)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  },
)

test('[BAS-01.8] removing the experience removes all notices', async () => {
  const before = pageState()
  await startExperience({ bagIcon: icon })
  await expect.poll(listShown).toEqual(both)
  run.stop()
  expect(pageState()).toEqual(before)
})

test.each([
  ['whose links contain the product ids of the basket', '/shoes/p.html', 1, undefined],
  ['whose rows do not name their product', '/help', 0, expect.stringContaining('basketItem.')],
])(
  'on another shop %s the notice is drawn, or the reason is given and nothing is counted',
  async (_, href, count, because) => {
    aPage(`<div class="row"><a href="${href}">Court</a></div>`)
    run = await runTemplate({
      experience,
      template,
      content,
      settings: {},
      anchors: { basketItem: '.row' },
      published: basketOf(1),
      config: { counters: { namespace: 't004' } },
      reply: aService(popular),
    })
    const findShown = () => run.explanation.answers.find(({ check }) => check === 'shown')
    if (because) await expect.poll(() => findShown()?.because).toEqual(because)
    else await expect.poll(() => findNotices().map(({ textContent }) => textContent)).toEqual(['Popular: in 7 bags'])
    expect([run.seen.length, findNotices().length]).toEqual([count, count])
  },
)
