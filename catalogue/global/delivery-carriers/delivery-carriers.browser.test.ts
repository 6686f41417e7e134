import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { pageTypes } from '../../../contract/shop-events.ts'
import { experience as inBasket } from '../../basket/delivery-carriers/experience.ts'
import { template as basketTemplate } from '../../basket/delivery-carriers/template.ts'
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

const list = () => document.querySelector('.global-delivery-carriers ul') as HTMLElement
const icons = () => [...document.querySelectorAll<HTMLImageElement>('.global-delivery-carriers img')]

test('[GLB-06.1] the icons are in the footer in one order, 24 px high, with the names as alt texts', async () => {
  await start()
  expect(icons().map(({ alt }) => alt)).toEqual(names)
  expect(icons().map((each) => each.getAttribute('src'))).toEqual(fields.map(icon))
  expect(icons().map((each) => each.getBoundingClientRect().height)).toEqual([24, 24])
  expect(list().closest('footer')).not.toBe(null)
})

test('[GLB-06.3] they are a named list', async () => {
  await start()
  expect(page.getByRole('list', { name: 'Delivered by' }).element()).toBe(list())
  expect(list().querySelectorAll('li')).toHaveLength(2)
})

test("[GLB-06.4] it runs on every page type but checkout, and beside the basket's own icons", async () => {
  expect(pageTypes.filter((type) => !template.pages.includes(type))).toEqual(['checkout'])
  await start({ experience: inBasket, template: basketTemplate })
  await start()
  expect([icons().length, document.querySelectorAll('.basket-delivery-carriers img').length]).toEqual([2, 2])
  runs.pop()?.stop()
  expect([icons().length, document.querySelectorAll('.basket-delivery-carriers img').length]).toEqual([0, 2])
})

test('[GLB-06.5] removal takes the list out', async () => {
  const before = pageState()
  await start()
  runs.pop()?.stop()
  expect(pageState()).toEqual(before)
})
