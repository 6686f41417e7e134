import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
import { aRecommendingShop } from '../../testing/a-recommending-shop.ts'
import { type RunFacts, runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { shopPage } from '../../testing/shop-page.ts'
import { experience as recommendations } from '../recommendations/experience.ts'
import { template as recommendationsTemplate } from '../recommendations/template.ts'
import { experience } from './experience.ts'
import { template } from './template.ts'

const runs: TemplateRun[] = []

beforeEach(() => void aPage(shopPage))

afterEach(() => {
  for (const run of runs.splice(0).reverse()) run.stop()
})

async function start(content: object = {}, facts: Partial<RunFacts> = {}): Promise<TemplateRun> {
  const run = await runTemplate({ experience, template, content, ...facts })
  runs.push(run)
  return run
}

const at = (name: string) => document.querySelector(`[data-anchor="${name}"]`) as HTMLElement

test('[PDP-26.1] the section stands directly after the buy panel, above the accordion', async () => {
  await start({ move: true })
  expect(at('productPanel').nextElementSibling).toBe(at('crossSell'))
  const follows = at('crossSell').compareDocumentPosition(at('productAccordion'))
  expect(follows).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('[PDP-26.2] with removeSection it is hidden, takes no room and is not moved', async () => {
  const { offsetHeight } = document.body
  const before = at('crossSell').previousElementSibling
  const room = at('crossSell').offsetHeight
  await start({ move: true, removeSection: true })
  expect(at('crossSell').checkVisibility()).toBe(false)
  expect(at('crossSell').previousElementSibling).toBe(before)
  expect(document.body.offsetHeight).toBeLessThanOrEqual(offsetHeight - room)
})

test('[PDP-26.3] with both false nothing is changed', async () => {
  const before = pageState()
  await start({ move: 'false', removeSection: 'no' })
  expect(pageState()).toEqual(before)
})

test('[PDP-26.4] it is the same section with the same links and listeners, and a carousel placed beside it stays', async () => {
  const section = at('crossSell')
  section.innerHTML = '<p>Socks</p><button type="button" id="next">Next</button><a href="#socks">Wool socks</a>'
  const pressed = vi.fn()
  section.querySelector('#next')?.addEventListener('click', pressed)
  const nodes = [...section.querySelectorAll('*')]
  const published: [string, object][] = [['ecProduct', { eventType: 'detail', product: { productId: 'p' } }]]
  runs.push(
    await runTemplate({
      experience: recommendations,
      template: recommendationsTemplate,
      published,
      content: { placementId: 'also-like' },
      ...aRecommendingShop(),
    }),
  )
  await expect.poll(() => document.querySelector('.instep-card')).not.toBe(null)
  const carousel = document.querySelector('.product-recommendations') as Element
  const beside = carousel.previousElementSibling
  await start()
  expect(at('productPanel').nextElementSibling).toBe(section)
  expect([...section.querySelectorAll('*')]).toEqual(nodes)
  section.querySelector<HTMLElement>('#next')?.click()
  section.querySelector('a')?.click()
  expect(pressed).toHaveBeenCalledTimes(1)
  expect(location.hash).toBe('#socks')
  history.replaceState(null, '', location.pathname + location.search)
  await waitUntilSettled()
  expect(carousel.previousElementSibling).toBe(beside)
  expect(carousel.isConnected).toBe(true)
})

test('[PDP-26.5] a section that the shop adds later is treated when it appears', async () => {
  const section = at('crossSell')
  const after = at('productAccordion')
  section.remove()
  const starting = start()
  await waitUntilSettled()
  after.after(section)
  await starting
  await expect.poll(() => at('productPanel').nextElementSibling).toBe(section)
})

test('a section that the shop draws anew, or takes back, is moved again', async () => {
  await start()
  const fresh = at('crossSell').cloneNode(true) as HTMLElement
  at('crossSell').remove()
  at('productAccordion').after(fresh)
  await expect.poll(() => at('productPanel').nextElementSibling).toBe(fresh)
  document.body.append(fresh)
  await expect.poll(() => at('productPanel').nextElementSibling).toBe(fresh)
})

test.each([{ move: true }, { removeSection: true }])(
  '[PDP-26.6] removal puts it back, visible: %o',
  async (content) => {
    const before = pageState()
    const run = await start(content)
    expect(pageState()).not.toEqual(before)
    run.stop()
    expect(pageState()).toEqual(before)
    expect(at('crossSell').checkVisibility()).toBe(true)
  },
)
