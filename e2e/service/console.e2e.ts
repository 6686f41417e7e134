import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { anEvent } from '../../contract/testing/an-event.ts'
import { anExperiment } from '../../service/testing/an-experiment.ts'
import { type Demo, expect, newVisitorId, test } from '../demo.ts'
import { violations } from '../shop/frame.ts'

/** A shopper's user agent: that of a headless browser counts as a crawler's (BR-07). */
const person = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const siteFile = join(import.meta.dirname, '../../.build/site.json')
const tokens = { INSTEP_TOKEN: 'publish-0123456789', INSTEP_VIEW_TOKEN: 'view-0123456789abc' }

/** The console says in the browser's own console what its policy refused, and what failed. */
function listenForFaults(page: Page): string[] {
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(error.message))
  return faults
}

function restart(demo: Demo, changes: Record<string, string> = {}): Promise<void> {
  return demo.emptyService({ INSTEP_SITE: siteFile, ...changes })
}

async function post(demo: Demo, events: object[]): Promise<void> {
  const headers = { 'content-type': 'text/plain', 'user-agent': person }
  const body = JSON.stringify(events)
  const answer = await fetch(`${demo.service}/events/raw/norrow`, { method: 'POST', headers, body })
  expect(answer.status).toBe(200)
}

const looks = [
  { width: 1280, colorScheme: 'dark' },
  { width: 390, colorScheme: 'light' },
] as const
const siteOf = (demo: Demo) => `${demo.service}/console/sites/norrow`

test.afterAll(async ({ demo }) => {
  await demo.emptyService()
})

test('a shopper who comes to the shop shows in the console, without a reload, and a page of another origin gets nothing of it', async ({
  page,
  browser,
  demo,
}) => {
  await restart(demo)
  const faults = listenForFaults(page)
  await post(demo, [anEvent({ context: { id: 'somebody-else' } })])
  await page.goto(`${demo.service}/console`)
  const visitors = page.getByRole('radio', { name: /Visitors/ })
  await expect(visitors).toBeAttached()
  await expect(page.getByText('1', { exact: true }).first()).toBeVisible()

  const context = await browser.newContext({ userAgent: person })
  const id = newVisitorId()
  await context.addCookies([{ name: '_qubitTracker', value: id, url: demo.shop }])
  const shop = await context.newPage()
  await shop.goto(`${demo.shop}/uk/en/`)
  await expect(page.getByText('/uk/en/').first()).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText(id.slice(0, 8)).first()).toBeVisible()

  // Of the same origin as the shop's pages, without their policy.
  await shop.goto(`${demo.shop}/icons/clock.svg`)
  const answers = await shop.evaluate(async (service) => {
    const path = `${service}/console/api/live/norrow`
    const ask = (options: RequestInit) =>
      fetch(path, options).then(
        async (answer) => `${answer.status} ${(await answer.text()).includes('somebody')}`,
        () => 'refused by the browser',
      )
    return [await ask({}), await ask({ credentials: 'include' }), await ask({ headers: { 'x-instep-console': '1' } })]
  }, demo.service)
  expect(answers).toEqual(['403 false', 'refused by the browser', 'refused by the browser'])
  await context.close()
  expect(faults).toEqual([])
})

test('with a token the console asks to log in, keeps the session over a reload, and lets nobody else in', async ({
  page,
  context,
  demo,
}) => {
  await restart(demo, tokens)
  await post(demo, [anEvent({ context: { id: 'somebody' } })])
  await page.goto(`${siteOf(demo)}/experiences`)
  const field = page.getByLabel('Token')
  await field.fill('publish-9876543210')
  await field.press('Enter')
  await expect(page.getByText('This token is not right')).toBeVisible()
  await field.fill(tokens.INSTEP_VIEW_TOKEN)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { name: 'Experiences' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Experiences' })).toBeVisible()

  const [cookie] = await context.cookies(`${demo.service}/console`)
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/console' })
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]),
  )
  for (const token of Object.values(tokens)) expect(kept + cookie?.value).not.toContain(token)

  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(field).toBeVisible()
  await page.goto(siteOf(demo))
  await expect(field).toBeVisible()
})

test('[BV-04] a report tells what may be concluded, by each goal, and the address keeps the choice; every page is accessible and fits into 1280 px in the dark and 390 px in the light; texts that visitors bring are shown as they are, and run nothing', async ({
  page,
  demo,
}) => {
  await restart(demo)
  const faults = listenForFaults(page)
  const { seen, goal, order } = anExperiment('accordion')
  const now = Date.now()
  const half = (name: 'c' | 'v', converted: number) =>
    Array.from({ length: 500 }, (_, at) => [
      seen(`${name}-${at}`, name, now - 5000),
      ...(at < converted ? [order(`${name}-${at}`, 10, now - 4000)] : []),
      ...(at < 10 ? [goal(`${name}-${at}`, name, now - 3000, { goalId: 'custom:sign-up' })] : []),
    ]).flat()
  const events = [...half('c', 160), ...half('v', 300)]
  for (let from = 0; from < events.length; from += 100) await post(demo, events.slice(from, from + 100))

  await page.goto(`${siteOf(demo)}/experiences`)
  await page.getByRole('searchbox').fill('accord')
  await page.getByRole('link', { name: 'accordion' }).click()
  await expect(page.getByText('A variation does better than the control')).toBeVisible()
  await expect(page.getByText('+87.5%').first()).toBeVisible()
  await page.getByRole('button', { name: /Goal/ }).click()
  await page.getByRole('option', { name: 'sign-up (custom goal)' }).click()
  await expect(page.getByText('Too few conversions to say anything')).toBeVisible()
  expect(new URL(page.url()).search).toContain('goal=custom')
  await page.reload()
  await expect(page.getByText('Too few conversions to say anything')).toBeVisible()
  await page.goBack()
  await page.goForward()
  await expect(page.getByText('Too few conversions to say anything')).toBeVisible()
  expect(faults).toEqual([])

  for (const [path, sign] of [
    ['', 'Live'],
    ['/experiences', 'accordion'],
    ['/experiences/accordion', 'Division of visitors'],
  ] as const) {
    await page.goto(siteOf(demo) + path)
    for (const { width, colorScheme } of looks)
      await test.step(`${path} at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 })
        await page.emulateMedia({ colorScheme })
        await expect(page.getByText(sign).filter({ visible: true }).first()).toBeVisible()
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
        // Colours change within a moment.
        await expect.poll(() => violations(page), `${path} at ${width} px`).toEqual([])
      })
  }
  await page.setViewportSize({ width: 1280, height: 800 })

  const hostile = '<img src=x onerror=document.title=1>'
  const ofHostile = anExperiment(hostile)
  await post(demo, [
    anEvent({ meta: { type: hostile, url: `https://shop.example/${hostile}` }, context: { id: 'a' } }),
    anEvent({ experienceId: hostile, message: hostile, meta: { type: 'qubit.errorExperience' }, context: { id: 'a' } }),
    ofHostile.seen('a', 'v', Date.now()),
  ])
  await page.goto(siteOf(demo))
  await expect(page.getByText(hostile).first()).toBeVisible()
  await page.goto(`${siteOf(demo)}/experiences`)
  await page.getByRole('searchbox').fill('img')
  await page.getByRole('link', { name: hostile }).click()
  await expect(page.getByRole('heading', { name: hostile })).toBeVisible()
  expect(await page.locator('img').count()).toBe(0)
  expect(await page.title()).not.toBe('1')
  expect(faults).toEqual([])
})
