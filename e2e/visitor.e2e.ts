import type { Page } from '@playwright/test'
import { expect } from './demo.ts'
import { test } from './small-pages.ts'
import { scriptHasRun } from './wait-in-page.ts'

const form = /^[0-9a-z]{11}-[0-9a-z]{9}-[0-9a-z]{7}$/

async function visitorIdOn(page: Page, url: string): Promise<string | undefined> {
  await page.goto(url)
  await scriptHasRun(page)
  return page.evaluate(
    () =>
      (window as unknown as { __qubit: { getVisitorState(): { visitorId: string } } }).__qubit.getVisitorState()
        .visitorId,
  )
}

test('[VI-01] a visitor keeps one id across pages, sessions and subdomains; another browser gets another', async ({
  browser,
  small,
}) => {
  const { port } = new URL(small)
  const path = `:${port}/plain`
  const context = await browser.newContext()
  const page = await context.newPage()
  const first = await visitorIdOn(page, `http://www.shop.test${path}`)
  expect(first).toMatch(form)
  expect(await visitorIdOn(page, `http://www.shop.test${path}?men`)).toBe(first)
  expect(await visitorIdOn(page, `http://m.shop.test${path}`)).toBe(first)

  // The session ends; the visitor is kept by the permanent cookie and then by the id's own cookie.
  await context.clearCookies({ name: 'qb_session' })
  expect(await visitorIdOn(page, `http://www.shop.test${path}`)).toBe(first)
  await page.goto('about:blank')
  await context.clearCookies({ name: 'qb_permanent' })
  expect(await visitorIdOn(page, `http://www.shop.test${path}`)).toBe(first)

  const other = await (await browser.newContext()).newPage()
  const second = await visitorIdOn(other, `http://www.shop.test${path}`)
  expect(second).toMatch(form)
  expect(second).not.toBe(first)
})

test('[VI-01] the visitor id cookie is rewritten when it differs from the permanent cookie', async ({
  page,
  context,
  small,
}) => {
  const id = await visitorIdOn(page, small)
  await page.goto('about:blank')
  await context.addCookies([{ name: '_qubitTracker', value: 'another-one-x', url: small }])
  expect(await visitorIdOn(page, small)).toBe(id)
  await page.goto('about:blank')
  const cookies = await context.cookies(small)
  expect(cookies.find(({ name }) => name === '_qubitTracker')?.value).toBe(id)
})
