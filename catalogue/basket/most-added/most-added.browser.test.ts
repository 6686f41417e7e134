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
function basket(quantity: number): [string, object][] {
  const lines = ['p', 'q', 'r'].map((productId): [string, object] => [
    'ecBasketItem',
    { product: { productId }, quantity },
  ])
  return [...lines, ['ecBasketSummary', { basket: { id: 'b', quantity } }]]
}

async function start(own: object = {}, service: ServiceFacts = popular): Promise<void> {
  run = await runTemplate({
    experience,
    template,
    content: { ...content, ...own },
    published: basket(1),
    config: { counters: { namespace: 't004' } },
    reply: aService(service),
  })
}

const notices = () => [...document.querySelectorAll<HTMLElement>('.basket-most-added-notice')]
const shown = () => notices().map((each) => `${each.closest('li')?.dataset.productId}: ${each.textContent}`)
const reads = () => run.requests.flatMap((url) => url.split('/ecount/')[1]?.split('?')[0] ?? [])
const both = ['p: Popular: in 7 bags', 'r: Popular: in 3 bags']

test('[BAS-01.1] below each item that was added often enough, icon, message and message2 stand on one line', async () => {
  await start({ bagIcon: icon })
  await expect.poll(shown).toEqual(both)
  const [notice] = notices() as [HTMLElement]
  const [picture, words] = notice.children
  expect([picture?.tagName, words?.textContent]).toEqual(['IMG', 'Popular: in 7 bags'])
  expect(notice.getBoundingClientRect().height).toBe(20)
  expect(notice.getBoundingClientRect().top).toBeGreaterThan(
    notice.closest('li')?.firstElementChild?.getBoundingClientRect().bottom ?? 0,
  )
})

test('[BAS-01.3] no count is requested for an item without product id, and an unknown count shows nothing', async () => {
  await start({}, { failing: ['most-added'] })
  await expect.poll(() => run.lines.length).toBe(3)
  await waitUntilSettled()
  expect(reads()).toEqual(['t004-most-added/p', 't004-most-added/q', 't004-most-added/r'])
  expect(shown()).toEqual([])
  expect(run.errors).toEqual([])
})

test('with both texts blank no count is requested', async () => {
  const before = pageState()
  await start({ message: '', message2: ' ' })
  expect(reads()).toEqual([])
  expect(pageState()).toEqual(before)
})

test('[BAS-01.5] a changed quantity neither requests the count again nor duplicates the notice, and the notice is removed with its item', async () => {
  await start()
  await expect.poll(shown).toEqual(both)
  const before = notices()
  for (const event of basket(2)) run.publish(...event)
  document.querySelector('li > span')?.append(', 2 of them')
  await waitUntilSettled()
  expect(notices()).toEqual(before)
  document.querySelector('li')?.remove()
  await expect.poll(shown).toEqual(both.slice(1))
  document.querySelector('ul')?.append(document.createRange().createContextualFragment(aRow('p')))
  await expect.poll(shown).toEqual(both.toReversed())
  expect(reads()).toEqual(['t004-most-added/p', 't004-most-added/q', 't004-most-added/r'])
})

test.each([
  ['a computer', 1280],
  ['a phone', 360],
])(
  '[BAS-01.7] on %s the icon is 20 px high with an empty alt, and the notice belongs to the row of its item',
  async (_, width) => {
    await page.viewport(width, 800)
    await start({
      bagIcon: icon,
      message2: 'Nachhaltigkeitszertifizierungsverfahrensbestimmungen gelten für {count} Paare',
    })
    await expect.poll(notices).toHaveLength(2)
    const [notice] = notices() as [HTMLElement]
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
  await start({ bagIcon: icon })
  await expect.poll(shown).toEqual(both)
  run.stop()
  expect(pageState()).toEqual(before)
})
