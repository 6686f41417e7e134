import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
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

async function startExperience(content: object = {}, facts: Partial<RunFacts> = {}): Promise<TemplateRun> {
  const run = await runTemplate({ experience, template, content, ...facts })
  runs.push(run)
  return run
}

const findAnchor = (name: string) => document.querySelector(`[data-anchor="${name}"]`) as HTMLElement

test('[PDP-26.1] the section is directly after the buy panel, above the accordion', async () => {
  await startExperience({ move: true })
  expect(findAnchor('productPanel').nextElementSibling).toBe(findAnchor('crossSell'))
  const follows = findAnchor('crossSell').compareDocumentPosition(findAnchor('productAccordion'))
  expect(follows).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('[PDP-26.2] with removeSection the section is hidden, takes no space and is not moved', async () => {
  const { offsetHeight } = document.body
  const before = findAnchor('crossSell').previousElementSibling
  const room = findAnchor('crossSell').offsetHeight
  await startExperience({ move: true, removeSection: true })
  expect(findAnchor('crossSell').checkVisibility()).toBe(false)
  expect(findAnchor('crossSell').previousElementSibling).toBe(before)
  expect(document.body.offsetHeight).toBeLessThanOrEqual(offsetHeight - room)
})

test('[PDP-26.3] with both false nothing changes', async () => {
  const before = pageState()
  await startExperience({ move: 'false', removeSection: 'no' })
  expect(pageState()).toEqual(before)
})

test('[PDP-26.4] the section keeps its links and listeners, and a carousel placed next to it stays', async () => {
  const section = findAnchor('crossSell')
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
  await startExperience()
  expect(findAnchor('productPanel').nextElementSibling).toBe(section)
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

test('[PDP-26.4] a slider of the section measures itself anew where its new place is narrower, and at its old place again', async () => {
  const section = findAnchor('crossSell')
  const column = document.createElement('div')
  column.style.width = '300px'
  const measured: number[] = []
  const measure = () => void measured.push(section.offsetWidth)
  addEventListener('resize', measure)
  onTestFinished(() => removeEventListener('resize', measure))
  const wide = section.offsetWidth
  const same = await startExperience()
  same.stop()
  expect(measured).toEqual([])
  findAnchor('productPanel').before(column)
  column.append(findAnchor('productPanel'))
  const run = await startExperience()
  run.stop()
  expect(measured).toEqual([300, wide])
})

test('[PDP-26.5] a section that the shop adds later is moved when it appears', async () => {
  const section = findAnchor('crossSell')
  const after = findAnchor('productAccordion')
  section.remove()
  const starting = startExperience()
  await waitUntilSettled()
  after.after(section)
  await starting
  await expect.poll(() => findAnchor('productPanel').nextElementSibling).toBe(section)
})

test('a section that the shop redraws or moves back is moved again', async () => {
  await startExperience()
  const fresh = findAnchor('crossSell').cloneNode(true) as HTMLElement
  findAnchor('crossSell').remove()
  findAnchor('productAccordion').after(fresh)
  await expect.poll(() => findAnchor('productPanel').nextElementSibling).toBe(fresh)
  document.body.append(fresh)
  await expect.poll(() => findAnchor('productPanel').nextElementSibling).toBe(fresh)
})

test.each([{ move: true }, { removeSection: true }])(
  '[PDP-26.6] removing the experience puts the section back and shows it: %o',
  async (content) => {
    const before = pageState()
    const run = await startExperience(content)
    expect(pageState()).not.toEqual(before)
    run.stop()
    expect(pageState()).toEqual(before)
    expect(findAnchor('crossSell').checkVisibility()).toBe(true)
  },
)
