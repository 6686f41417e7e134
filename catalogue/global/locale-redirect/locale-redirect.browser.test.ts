import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openCookieJar } from '../../../script/browser/cookie-jar.ts'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
import { type RunFacts, runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { experience } from './experience.tsx'
import { template } from './template.ts'

const jar = openCookieJar(document)
const own = location.href
const runs: TemplateRun[] = []

beforeEach(() => {
  history.replaceState(null, '', '/uk/en/shop/boots?size=38')
  aPage('<main data-anchor="mainContent"><a href="#shoe">Shoe</a></main>')
})

afterEach(() => {
  for (const run of runs.splice(0)) run.stop()
  history.replaceState(null, '', own)
})

async function startExperience(
  content: object = { userCountry: 'CA' },
  facts: Partial<RunFacts> = {},
): Promise<TemplateRun> {
  const run = await runTemplate({ experience, template, content, ...facts })
  runs.push(run)
  return run
}

const findDialog = () => document.querySelector<HTMLDialogElement>('dialog.global-locale-redirect')
const waitUntilOpen = () => expect.poll(() => findDialog()?.open).toBe(true)
const waitUntilClosed = () => expect.poll(findDialog).toBe(null)
const readCookies = () => ['qb_locale_session', 'qb_bounce_test'].map((name) => jar.values(name)[0])

async function waitWithoutDialog(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await waitUntilSettled()
  expect(findDialog()).toBe(null)
}

const targets = [
  ['us', 'US', 'United States', '/us/en/shop/boots?size=38'],
  ['eu', 'DE', 'Europe', '/eu/en/shop/boots?size=38'],
  ['ca', 'CA', 'Canada', '/ca/en/shop/boots?size=38'],
] as const

test.each(targets)('[GLB-08.6] the dialog shows the flag, texts and links of %s', async (country, code, name, path) => {
  await startExperience({ userCountry: code })
  await waitUntilOpen()
  await expect.element(page.getByRole('dialog', { name: 'Are you in the right place?' })).toBeVisible()
  expect(findDialog()?.querySelector('svg[data-country]')?.getAttribute('data-country')).toBe(country)
  expect(findDialog()?.querySelector('p')?.textContent).toBe(
    `It looks like you are in ${name.replace('United', 'the United')}.`,
  )
  const go = page.getByRole('link', { name: `Go to the ${name} site`, exact: true })
  expect(go.element().getAttribute('href')).toBe(path)
  await expect
    .element(page.getByRole('link', { name: 'Continue on the United Kingdom site', exact: true }))
    .toBeVisible()
})

test('[GLB-08.6] for a British visitor on the shop of another country the flag is that of the United Kingdom', async () => {
  history.replaceState(null, '', '/ca/fr/')
  await startExperience({ userCountry: 'GB' })
  await waitUntilOpen()
  expect(findDialog()?.querySelector('svg[data-country]')?.getAttribute('data-country')).toBe('uk')
  await expect.element(page.getByRole('link', { name: 'Go to the United Kingdom site', exact: true })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Continue on the Canada site', exact: true })).toBeVisible()
})

test('[PO-16] [GLB-08.2] activation stores the session number, and the dialog does not appear again in that session', async () => {
  const first = await startExperience()
  await waitUntilOpen()
  expect(readCookies()[0]).toBe('1')
  first.stop()
  const second = await startExperience()
  await waitWithoutDialog()
  expect(second.lines).toContain('Already fired this session')
  jar.write('qb_locale_session', '7', { domain: '', lifeMs: 60_000 })
  await startExperience()
  await waitUntilOpen()
  expect(readCookies()[0]).toBe('1')
})

test('[GLB-08.5] for a visitor on the shop of their country nothing is shown, stored or logged', async () => {
  const before = pageState()
  const run = await startExperience({ userCountry: 'GB' })
  await waitWithoutDialog()
  expect(pageState()).toEqual(before)
  expect(readCookies()).toEqual([undefined, undefined])
  expect(run.lines).toEqual([])
})

test.each([{}, { userCountry: '' }, { userCountry: 'JP' }])(
  '[GLB-08.14] with %j it ends as for a visitor from another country, and a later page can try again',
  async (content) => {
    const run = await startExperience(content)
    await waitWithoutDialog()
    expect(run.lines).toContain('Experience is only targeted for those from the US, CA, EU or UK')
    expect(readCookies()).toEqual([undefined, undefined])
    run.stop()
    await startExperience()
    await waitUntilOpen()
  },
)

describe('[PO-17] [GLB-08.10] the dialog closes, without leaving the page and without a goal, by', () => {
  test.each([
    ['by the close button', () => userEvent.click(page.getByRole('button', { name: 'Close', exact: true }))],
    ['by Escape', () => userEvent.keyboard('{Escape}')],
    ['by the link that stays', () => userEvent.click(page.getByRole('link', { name: /^Continue on/ }))],
    [
      'by that link with Enter',
      () =>
        userEvent
          .tab()
          .then(() => userEvent.tab())
          .then(() => userEvent.keyboard('{Enter}')),
    ],
    ['by the backdrop', () => userEvent.click(document.documentElement, { position: { x: 1, y: 1 }, force: true })],
  ])('%s', async (_, close) => {
    const run = await startExperience()
    await waitUntilOpen()
    await close()
    await waitUntilClosed()
    expect(location.pathname).toBe('/uk/en/shop/boots')
    expect(run.goals).toEqual([])
  })
})

test('beside MooTools, which replaces `Event`, the link that stays closes the dialog', async () => {
  await startExperience()
  await waitUntilOpen()
  const { Event: kept } = window
  const link = page.getByRole('link', { name: /^Continue on/ }).element() as HTMLElement
  Object.assign(window, { Event: Object })
  try {
    link.click()
  } finally {
    Object.assign(window, { Event: kept })
  }
  await waitUntilClosed()
})

test('[PO-17] [GLB-08.11] activation sets the missing bounce cookie to 1', async () => {
  await startExperience()
  await waitUntilOpen()
  expect(readCookies()[1]).toBe('1')
})

test('[PO-17] with a bounce cookie of 1 the next view sets it to 2 and sends one goal, and then it stays at 2', async () => {
  jar.write('qb_bounce_test', '1', { domain: '', lifeMs: 60_000 })
  // Goals count only for visitors who have seen the experience: here in a session after the first dialog.
  const run = await startExperience()
  await waitUntilOpen()
  expect([readCookies()[1], run.goals]).toEqual(['2', ['no-bounce']])
  run.stop()
  jar.write('qb_locale_session', '', { domain: '', lifeMs: 0 })
  const second = await startExperience()
  await waitUntilOpen()
  expect([readCookies()[1], second.goals]).toEqual(['2', []])
})

test('[PO-17] following the link to the other shop sends the goal cta-clicks once', async () => {
  const run = await startExperience()
  await waitUntilOpen()
  const link = page.getByRole('link', { name: /^Go to/ }).element() as HTMLAnchorElement
  // Stays on the page, as after a click that opens another tab.
  link.addEventListener('click', (event) => event.preventDefault())
  link.click()
  link.click()
  expect(run.goals).toEqual(['cta-clicks'])
})

test('[GLB-08.15] both cookies live 365 days on path /, and removing the experience closes the dialog', async () => {
  const before = pageState()
  const run = await startExperience()
  await waitUntilOpen()
  const yearMs = 31_536_000_000
  for (const name of ['qb_locale_session', 'qb_bounce_test']) {
    const cookie = await (window as unknown as { cookieStore: CookieStoreLike }).cookieStore.get(name)
    expect([cookie?.value, cookie?.path]).toEqual(['1', '/'])
    expect(Math.abs((cookie?.expires ?? 0) - Date.now() - yearMs)).toBeLessThan(60_000)
  }
  run.stop()
  expect(pageState()).toEqual(before)
})

type CookieStoreLike = { get(name: string): Promise<{ value: string; path: string; expires: number } | null> }

test("[GLB-08.13] the country comes from the content, else from the preview, else from the visitor's location", async () => {
  const readCountry = () => findDialog()?.querySelector('svg[data-country]')?.getAttribute('data-country')
  const replyWithLocation = (url: string) =>
    url.includes('/lookup/')
      ? new Response('{"ipAddress":"192.0.2.1","location":{"countryCode":"US"},"history":{"views":0},"force":false}')
      : undefined
  const findShownCountry = async (content: object, isPreview: boolean) => {
    const run = await startExperience(content, { config: { isPreview }, reply: replyWithLocation })
    await waitUntilOpen()
    const found = readCountry()
    run.stop()
    await waitUntilClosed()
    for (const name of ['qb_locale_session', 'qb_bounce_test']) jar.write(name, '', { domain: '', lifeMs: 0 })
    return found
  }
  sessionStorage.setItem('qb_preview', '{"country":"DE"}')
  onTestFinished(() => sessionStorage.clear())
  expect(await findShownCountry({ userCountry: 'CA' }, true)).toBe('ca')
  expect(await findShownCountry({}, true)).toBe('eu')
  expect(await findShownCountry({}, false)).toBe('us')
})
