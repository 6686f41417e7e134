import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import footerStyles from '../../kit/draw/footer-icons.css?inline'
import { aPage, pageState } from '../../testing/a-page.ts'
import { anIconRow } from '../../testing/an-icon-row.ts'
import { shopPage } from '../../testing/shop-page.ts'
import { experience } from './experience.ts'
import { template } from './template.ts'

const { start, stopLast, list, icons, shown } = anIconRow({ experience, template, fields: ['dpd', 'royalmail'] })

test("[BAS-03.1] the icons follow the basket's delivery line directly, in a fixed order, 24 px high, with the carrier names as alt texts", async () => {
  await start()
  expect(document.querySelector('[data-anchor="basketDelivery"]')?.nextElementSibling).toBe(list().parentElement)
  expect(shown()).toEqual([
    ['DPD', 'dpd', 24],
    ['Royal Mail', 'royalmail', 24],
  ])
})

test('the icons begin where the delivery line does, beside those of the footer', async () => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(footerStyles)
  await start()
  document.adoptedStyleSheets.push(sheet)
  onTestFinished(() => void document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(sheet), 1))
  const line = document.querySelector('[data-anchor="basketDelivery"]')
  expect(list().getBoundingClientRect().left).toBe(line?.getBoundingClientRect().left)
})

test('[BAS-03.3] the icons form a named list and are not links', async () => {
  await start()
  expect(page.getByRole('list', { name: 'Delivered by' }).element()).toBe(list())
  expect(list().previousElementSibling?.textContent).toBe('Delivered by')
  expect([list().querySelectorAll('a, button, [tabindex]').length, list().closest('a, button')]).toEqual([0, null])
})

test('[BAS-03.4] after the basket is rendered again there is still one list', async () => {
  await start()
  for (let time = 0; time < 3; time++) {
    aPage(shopPage)
    await expect.poll(() => icons().length).toBe(2)
    expect(document.querySelectorAll('.basket-delivery-carriers')).toHaveLength(1)
  }
})

test('[BAS-03.5] removing the experience removes the list', async () => {
  const before = pageState()
  await start()
  stopLast()
  expect(pageState()).toEqual(before)
})
