import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { pageTypes } from '../../../contract/shop-events.ts'
import { experience as inPanel } from '../../product/payment-icons/experience.tsx'
import { template as panelTemplate } from '../../product/payment-icons/template.ts'
import { pageState } from '../../testing/a-page.ts'
import { anIconRow } from '../../testing/an-icon-row.ts'
import { experience } from './experience.ts'
import { template } from './template.ts'

const { start, stopLast, list, icons, shown } = anIconRow({
  experience,
  template,
  fields: ['visa', 'mastercard', 'amex', 'paypal', 'apple'],
})

test('[GLB-05.1] the icons are in the footer in fixed order, 24 px high, with the names as alt texts', async () => {
  await start()
  expect(shown()).toEqual([
    ['Visa', 'visa', 24],
    ['Mastercard', 'mastercard', 24],
    ['American Express', 'amex', 24],
    ['PayPal', 'paypal', 24],
    ['Apple Pay', 'apple', 24],
  ])
  expect(list().closest('footer')).not.toBe(null)
})

test('[GLB-05.3] the icons are a named list that wraps in a narrow footer', async () => {
  await page.viewport(1280, 800)
  await start()
  expect(page.getByRole('list', { name: 'Accepted payment methods' }).element()).toBe(list())
  expect(list().getBoundingClientRect().height).toBe(24)
  const footer = document.querySelector('footer') as HTMLElement
  footer.style.width = '110px'
  expect(list().getBoundingClientRect().height).toBeGreaterThan(24)
  expect(list().scrollWidth).toBeLessThanOrEqual(110)
})

test("[GLB-05.4] it runs on every page type except checkout, also next to the product page's own row", async () => {
  expect(pageTypes.filter((type) => !template.pages.includes(type))).toEqual(['checkout'])
  await start({ experience: inPanel, template: panelTemplate })
  await start()
  expect([icons().length, document.querySelectorAll('.product-payment-icons img').length]).toEqual([5, 5])
  stopLast()
  expect([icons().length, document.querySelectorAll('.product-payment-icons img').length]).toEqual([0, 5])
})

test('[GLB-05.5] removing the experience removes the list', async () => {
  const before = pageState()
  await start()
  stopLast()
  expect(pageState()).toEqual(before)
})

test('when all fields are empty nothing is inserted', async () => {
  const before = pageState()
  await start({ content: {} })
  expect(pageState()).toEqual(before)
})
