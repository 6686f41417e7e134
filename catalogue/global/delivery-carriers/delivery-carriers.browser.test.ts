import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { pageTypes } from '../../../contract/shop-events.ts'
import { experience as inBasket } from '../../basket/delivery-carriers/experience.ts'
import { template as basketTemplate } from '../../basket/delivery-carriers/template.ts'
import { pageState } from '../../testing/a-page.ts'
import { anIconRow } from '../../testing/an-icon-row.ts'
import { experience } from './experience.ts'
import { template } from './template.ts'

const { start, stopLast, list, icons, shown } = anIconRow({ experience, template, fields: ['dpd', 'royalmail'] })

test('[GLB-06.1] the icons are in the footer in fixed order, 24 px high, with the names as alt texts', async () => {
  await start()
  expect(shown()).toEqual([
    ['DPD', 'dpd', 24],
    ['Royal Mail', 'royalmail', 24],
  ])
  expect(list().closest('footer')).not.toBe(null)
})

test('[GLB-06.3] the icons are a named list', async () => {
  await start()
  expect(page.getByRole('list', { name: 'Delivered by' }).element()).toBe(list())
  expect(list().previousElementSibling?.textContent).toBe('Delivered by')
  expect(list().querySelectorAll('li')).toHaveLength(2)
})

test("[GLB-06.4] it runs on every page type except checkout, also next to the basket's own icons", async () => {
  expect(pageTypes.filter((type) => !template.pages.includes(type))).toEqual(['checkout'])
  await start({ experience: inBasket, template: basketTemplate })
  await start()
  expect([icons().length, document.querySelectorAll('.basket-delivery-carriers img').length]).toEqual([2, 2])
  stopLast()
  expect([icons().length, document.querySelectorAll('.basket-delivery-carriers img').length]).toEqual([0, 2])
})

test('[GLB-06.5] removing the experience removes the list', async () => {
  const before = pageState()
  await start()
  stopLast()
  expect(pageState()).toEqual(before)
})
