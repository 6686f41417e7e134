import { expect, test } from 'vitest'
import { aClock } from '../../testing/a-clock.ts'
import { aJar } from '../../testing/a-jar.ts'
import { awaitCookies } from './await-cookies.ts'
import { type ConsentState, createConsent } from './consent.ts'

/** Opens a page that waits for consent, in the browser of a visitor who answers in another tab. */
function aPendingPage() {
  const jar = aJar()
  const clock = aClock()
  const leaving: ((gone: boolean) => void)[] = []
  const consent = createConsent('pending')
  awaitCookies({ ...clock, jar, onLeaving: (task) => void leaving.push(task) }, consent)
  return {
    consent,
    pass: clock.pass,
    hear: (state: ConsentState) => (consent.adopt ?? consent.set)(state),
    storeVisitor: () => jar.write('qb_permanent', 'abc:', { domain: '', lifeMs: 60_000 }),
    leave() {
      for (const task of leaving) task(true)
    },
  }
}

test('an answer whose cookies are there counts at once', () => {
  const { consent, hear, storeVisitor } = aPendingPage()
  storeVisitor()
  hear('granted')
  expect(consent.state()).toBe('granted')
})

test('an answer that arrives before its cookies counts when they have come', async () => {
  const { consent, hear, pass, storeVisitor } = aPendingPage()
  hear('granted')
  await pass(300)
  expect(consent.state()).toBe('pending')
  storeVisitor()
  await pass(100)
  expect(consent.state()).toBe('granted')
})

test('[BC-02] an answer whose cookies never come counts after a second', async () => {
  const { consent, hear, pass } = aPendingPage()
  hear('granted')
  await pass(900)
  expect(consent.state()).toBe('pending')
  await pass(200)
  expect(consent.state()).toBe('granted')
})

test('[BC-02] a page that is left while it waits has the answer', () => {
  const { consent, hear, leave } = aPendingPage()
  hear('granted')
  leave()
  expect(consent.state()).toBe('granted')
})

test('[BC-02] a page that is left without an answer has none', () => {
  const { consent, leave } = aPendingPage()
  leave()
  expect(consent.state()).toBe('pending')
})

test.each<[string, (page: ReturnType<typeof aPendingPage>) => void]>([
  ['in the other tab', ({ hear }) => hear('denied')],
  ['here', ({ consent }) => consent.set('denied')],
])('[BC-02] a refusal %s counts at once, and what was said before it no more', async (_, refuse) => {
  const page = aPendingPage()
  page.hear('granted')
  refuse(page)
  expect(page.consent.state()).toBe('denied')
  await page.pass(2000)
  page.leave()
  expect(page.consent.state()).toBe('denied')
})

test('[BC-02] once the page has an answer, later ones from other tabs count at once', async () => {
  const { consent, hear } = aPendingPage()
  hear('denied')
  hear('granted')
  expect(consent.state()).toBe('granted')
})
