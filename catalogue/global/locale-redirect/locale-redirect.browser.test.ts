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

async function start(content: object = { userCountry: 'CA' }, facts: Partial<RunFacts> = {}): Promise<TemplateRun> {
  const run = await runTemplate({ experience, template, content, ...facts })
  runs.push(run)
  return run
}

const dialog = () => document.querySelector<HTMLDialogElement>('dialog.global-locale-redirect')
const there = () => expect.poll(() => dialog()?.open).toBe(true)
const gone = () => expect.poll(dialog).toBe(null)
const kept = () => ['qb_locale_session', 'qb_bounce_test'].map((name) => jar.values(name)[0])

async function unseen(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await waitUntilSettled()
  expect(dialog()).toBe(null)
}

const targets = [
  ['us', 'US', 'United States', '/us/en/shop/boots?size=38'],
  ['eu', 'DE', 'Europe', '/eu/en/shop/boots?size=38'],
  ['ca', 'CA', 'Canada', '/ca/en/shop/boots?size=38'],
] as const

test.each(targets)(
  '[GLB-08.6] the dialog shows the flag of %s, its words and links',
  async (country, code, name, path) => {
    await start({ userCountry: code })
    await there()
    await expect.element(page.getByRole('dialog', { name: 'Are you in the right place?' })).toBeVisible()
    expect(dialog()?.querySelector('svg[data-country]')?.getAttribute('data-country')).toBe(country)
    expect(dialog()?.querySelector('p')?.textContent).toBe(`It looks like you are in ${name}.`)
    const go = page.getByRole('link', { name: `Go to the ${name} site`, exact: true })
    expect(go.element().getAttribute('href')).toBe(path)
    await expect
      .element(page.getByRole('link', { name: 'Continue on the United Kingdom site', exact: true }))
      .toBeVisible()
  },
)

test('[GLB-08.6] on the shop of another country it is the flag of the United Kingdom', async () => {
  history.replaceState(null, '', '/ca/fr/')
  await start({ userCountry: 'GB' })
  await there()
  expect(dialog()?.querySelector('svg[data-country]')?.getAttribute('data-country')).toBe('uk')
  await expect.element(page.getByRole('link', { name: 'Go to the United Kingdom site', exact: true })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Continue on the Canada site', exact: true })).toBeVisible()
})

test('[PO-16] [GLB-08.2] after activation the session is kept, and in it nobody is asked again', async () => {
  const first = await start()
  await there()
  expect(kept()[0]).toBe('1')
  first.stop()
  const second = await start()
  await unseen()
  expect(second.lines).toContain('Already fired this session')
  jar.write('qb_locale_session', '7', { domain: '', lifeMs: 60_000 })
  await start()
  await there()
  expect(kept()[0]).toBe('1')
})

test('[GLB-08.5] where page and visitor belong together nothing is shown, kept or said', async () => {
  const before = pageState()
  const run = await start({ userCountry: 'GB' })
  await unseen()
  expect(pageState()).toEqual(before)
  expect(kept()).toEqual([undefined, undefined])
  expect(run.lines).toEqual([])
})

test.each([{}, { userCountry: '' }, { userCountry: 'JP' }])(
  '[GLB-08.14] with %j it ends as for a visitor from elsewhere, and a later page can try again',
  async (content) => {
    const run = await start(content)
    await unseen()
    expect(run.lines).toContain('Experience is only targeted for those from the US, CA, EU or UK')
    expect(kept()).toEqual([undefined, undefined])
    run.stop()
    await start()
    await there()
  },
)

describe('[PO-17] [GLB-08.10] without leaving the page and without a goal it closes', () => {
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
    const run = await start()
    await there()
    await close()
    await gone()
    expect(location.pathname).toBe('/uk/en/shop/boots')
    expect(run.goals).toEqual([])
  })
})

test('[PO-17] [GLB-08.11] with the activation the bounce cookie goes from none to 1', async () => {
  await start()
  await there()
  expect(kept()[1]).toBe('1')
})

test('[PO-17] with a bounce of 1 the next view makes it 2 with one goal, and at 2 it stays', async () => {
  jar.write('qb_bounce_test', '1', { domain: '', lifeMs: 60_000 })
  // A goal counts for who has seen the experience: here in a session after the one of the first question.
  const run = await start()
  await there()
  expect([kept()[1], run.goals]).toEqual(['2', ['no-bounce']])
  run.stop()
  jar.write('qb_locale_session', '', { domain: '', lifeMs: 0 })
  const second = await start()
  await there()
  expect([kept()[1], second.goals]).toEqual(['2', []])
})

test('[PO-17] the way to the other shop sends the goal cta-clicks once', async () => {
  const run = await start()
  await there()
  const link = page.getByRole('link', { name: /^Go to/ }).element() as HTMLAnchorElement
  // Stays here, as with a click that the browser answers in another tab.
  link.addEventListener('click', (event) => event.preventDefault())
  link.click()
  link.click()
  expect(run.goals).toEqual(['cta-clicks'])
})

test('[GLB-08.15] both cookies live 365 days on path /, and removal closes the dialog', async () => {
  const before = pageState()
  const run = await start()
  await there()
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

test("[GLB-08.13] the country is that of the content, else in a preview the preview's, else that of the location", async () => {
  const target = () => dialog()?.querySelector('svg[data-country]')?.getAttribute('data-country')
  const located = (url: string) =>
    url.includes('/lookup/')
      ? new Response('{"ipAddress":"192.0.2.1","location":{"countryCode":"US"},"history":{"views":0},"force":false}')
      : undefined
  const seen = async (content: object, isPreview: boolean) => {
    const run = await start(content, { config: { isPreview }, reply: located })
    await there()
    const found = target()
    run.stop()
    await gone()
    for (const name of ['qb_locale_session', 'qb_bounce_test']) jar.write(name, '', { domain: '', lifeMs: 0 })
    return found
  }
  sessionStorage.setItem('qb_preview', '{"country":"DE"}')
  onTestFinished(() => sessionStorage.clear())
  expect(await seen({ userCountry: 'CA' }, true)).toBe('ca')
  expect(await seen({}, true)).toBe('eu')
  expect(await seen({}, false)).toBe('us')
})
