import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aPage, pageState } from '../../testing/a-page.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { experience } from './experience.ts'
import { template } from './template.ts'

let run: TemplateRun

const aPromo = '<p data-anchor="returnsPromo" style="height: 40px">Free returns <a href="#returns">More</a></p>'

beforeEach(() => {
  aPage(`<div id="main">${aPromo}<ul><li><a href="#shoe">Shoe</a></li></ul></div>
    <div><section data-anchor="basketSummary"><a href="#checkout">Checkout</a></section><p>Below</p></div>`)
})

afterEach(async () => {
  run.stop()
  await page.viewport(1280, 800)
})

async function startExperience(content: object): Promise<void> {
  run = await runTemplate({ experience, template, content })
}

const findPromo = () => document.querySelector('[data-anchor="returnsPromo"]') as HTMLElement
const findSummary = () => document.querySelector('[data-anchor="basketSummary"]') as HTMLElement
const measureTop = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().top ?? 0

test('[BAS-02.1] with hidePromo the promo is hidden and takes up no space, and moveDown is ignored', async () => {
  const before = measureTop('ul')
  await startExperience({ hidePromo: true, moveDown: true })
  expect(findPromo().checkVisibility()).toBe(false)
  expect(measureTop('ul')).toBeLessThanOrEqual(before - 40)
  expect(findPromo().parentElement?.id).toBe('main')
})

test('[BAS-02.2] with moveDown the promo directly follows the summary', async () => {
  await startExperience({ moveDown: 'true' })
  expect(findSummary().nextElementSibling).toBe(findPromo())
  expect(document.querySelectorAll('[data-anchor="returnsPromo"]')).toHaveLength(1)
})

test('[BAS-02.2] several promos keep their order below the summary, also when it is rendered again', async () => {
  document.querySelector('ul')?.before(document.createRange().createContextualFragment(aPromo.replace('Free', 'Easy')))
  const listBelow = () => [1, 2].map((at) => findSummary().parentElement?.children[at]?.textContent?.slice(0, 4))
  await startExperience({ moveDown: true })
  expect(listBelow()).toEqual(['Free', 'Easy'])
  findSummary().replaceWith(findSummary().cloneNode(true))
  await expect.poll(listBelow).toEqual(['Free', 'Easy'])
})

test('[BAS-02.4] a promo that morphdom keeps while it puts the summary behind it anew is moved again', async () => {
  const box = aPage(`<div>${aPromo}<section data-anchor="basketSummary">Total</section></div>`).firstElementChild
  await startExperience({ moveDown: true })
  await expect.poll(() => box?.lastElementChild).toBe(findPromo())
  const fresh = findSummary().cloneNode(true)
  // What is not of the kind that is wanted at a place goes, comments too.
  while (box?.firstChild !== findPromo()) box?.firstChild?.remove()
  box.append(fresh)
  await expect.poll(() => box.lastElementChild).toBe(findPromo())
  run.stop()
  expect([...box.children]).toEqual([findPromo(), fresh])
})

test('with both fields false nothing is changed', async () => {
  const before = pageState()
  await startExperience({})
  expect(pageState()).toEqual(before)
})

test.each([{ moveDown: true }, { hidePromo: true }])(
  '[BAS-02.4] a promo that is rendered again is changed again: %j',
  async (content) => {
    await startExperience(content)
    findPromo().remove()
    document.querySelector('#main')?.prepend(document.createRange().createContextualFragment(aPromo))
    if ('hidePromo' in content) await expect.poll(() => findPromo().checkVisibility()).toBe(false)
    else await expect.poll(() => findSummary().nextElementSibling).toBe(findPromo())
    const fresh = findSummary().cloneNode(true) as Element
    findSummary().replaceWith(fresh)
    if ('moveDown' in content) await expect.poll(() => fresh.nextElementSibling).toBe(findPromo())
  },
)

test.each([1280, 390])(
  '[BAS-02.5] at %d px the link still works after the move, and Tab reaches it at the new position',
  async (width) => {
    await page.viewport(width, 800)
    const clicks: EventTarget[] = []
    findPromo().addEventListener('click', (event) => {
      event.preventDefault()
      clicks.push(event.target as EventTarget)
    })
    await startExperience({ moveDown: true })
    const link = findPromo().querySelector('a')
    findSummary().querySelector('a')?.focus()
    await userEvent.tab()
    expect(document.activeElement).toBe(link)
    await userEvent.keyboard('{Enter}')
    expect(clicks).toEqual([link])
    expect(link?.getAttribute('href')).toBe('#returns')
  },
)

test.each([{ moveDown: true }, { hidePromo: true }])(
  '[BAS-02.6] removing the experience puts the promo back in its old place, visible: %j',
  async (content) => {
    const before = pageState()
    await startExperience(content)
    expect(pageState()).not.toEqual(before)
    run.stop()
    expect(pageState()).toEqual(before)
    expect(findPromo().checkVisibility()).toBe(true)
  },
)

test('[BAS-02.7] a page keeps the promo hidden from its first paint on, unless it is left where it is', () => {
  const roomFor = (content: { hidePromo: boolean; moveDown: boolean }) =>
    template.room?.(content, { sizeOf: () => undefined })
  const hidden = [{ at: 'returnsPromo', css: 'display:none!important', hides: true }]
  expect(roomFor({ hidePromo: false, moveDown: true })).toEqual(hidden)
  expect(roomFor({ hidePromo: true, moveDown: false })).toEqual(hidden)
  expect(roomFor({ hidePromo: false, moveDown: false })).toEqual([])
})
