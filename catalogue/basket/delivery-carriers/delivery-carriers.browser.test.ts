import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aPage, pageState } from '../../testing/a-page.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { shopPage } from '../../testing/shop-page.ts'
import { experience } from './experience.ts'
import { template } from './template.ts'

const icon = (name: string) => `/catalogue/testing/icon.svg?${name}`
const names = ['DPD', 'Royal Mail']
const fields = ['dpd', 'royalmail']
/** In another order. */
const all = Object.fromEntries(fields.toReversed().map((name) => [name, icon(name)]))

const runs: TemplateRun[] = []

beforeEach(() => void aPage(shopPage))

afterEach(() => {
  for (const run of runs.splice(0)) run.stop()
})

async function start(facts: object = {}): Promise<void> {
  runs.push(await runTemplate({ experience, template, content: all, ...facts }))
  await Promise.all(icons().map((each) => each.decode()))
}

const list = () => document.querySelector('.basket-delivery-carriers ul') as HTMLElement
const icons = () => [...document.querySelectorAll<HTMLImageElement>('.basket-delivery-carriers img')]

test("[BAS-03.1] the icons stand directly after the basket's line on delivery, in one order, 24 px high, with the names as alt texts", async () => {
  await start()
  expect(document.querySelector('[data-anchor="basketDelivery"]')?.nextElementSibling).toBe(list().parentElement)
  expect(icons().map(({ alt }) => alt)).toEqual(names)
  expect(icons().map((each) => each.getAttribute('src'))).toEqual(fields.map(icon))
  expect(icons().map((each) => each.getBoundingClientRect().height)).toEqual([24, 24])
})

test('[BAS-03.3] they are a named list, and no links', async () => {
  await start()
  expect(page.getByRole('list', { name: 'Delivered by' }).element()).toBe(list())
  expect([list().querySelectorAll('a, button, [tabindex]').length, list().closest('a, button')]).toEqual([0, null])
})

test('[BAS-03.4] a redraw of the basket leaves one list', async () => {
  await start()
  for (let time = 0; time < 3; time++) {
    aPage(shopPage)
    await expect.poll(() => icons().length).toBe(2)
    expect(document.querySelectorAll('.basket-delivery-carriers')).toHaveLength(1)
  }
})

test('[BAS-03.5] removal takes the list out', async () => {
  const before = pageState()
  await start()
  runs.pop()?.stop()
  expect(pageState()).toEqual(before)
})
