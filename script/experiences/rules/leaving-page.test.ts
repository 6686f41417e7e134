import { expect, test } from 'vitest'
import { aKeyValue } from '../../testing/a-run.ts'
import { outcomeOf, type TestWaiting, waitingFacts } from './testing/waiting-facts.ts'
import { waitForRules } from './wait-for-rules.ts'

type Given = NonNullable<Parameters<typeof waitingFacts>[0]>

/** Starts the trigger after its code has been imported. */
async function waiting(given: Given = {}, rule: unknown = 0) {
  await import('./leaving-page.ts')
  const facts = waitingFacts(given)
  const seen = outcomeOf(waitForRules({ leaving_page: rule }, facts))
  await settled()
  await facts.clock.pass(0)
  return { facts, seen }
}

/** A dynamic import needs more than turns of the microtask queue. */
const settled = () => new Promise((resolve) => setTimeout(resolve))

/** Moves the mouse from the middle of the page to its top, 600 px within 100 ms. */
async function leave({ clock, move }: TestWaiting): Promise<void> {
  move(400, 620)
  await clock.pass(100)
  move(400, 20)
  await clock.pass(300)
}

test.each([
  [{ value: 3 }, 0, 3000],
  [3, -1000, 2000],
  [3, -5000, 0],
  [{}, 0, 0],
])('[TR-20] with the rule %j and a view at %i ms the mouse listener is added after %i ms', async (rule, since, ms) => {
  const start = waitingFacts().clock.now()
  const { facts, seen } = await waiting({ viewTs: start + since }, rule)
  await facts.clock.pass(Math.max(0, ms - 1))
  expect(facts.listeners()).toBe(ms === 0 ? 1 : 0)
  await facts.clock.pass(1)
  expect(facts.listeners()).toBe(1)
  await facts.clock.pass(500)
  await leave(facts)
  expect(seen.value?.[0]?.passes).toBe(true)
  expect(facts.listeners()).toBe(0)
})

test('[TR-20] stopping removes the mouse listener, or prevents it from being added', async () => {
  const attached = await waiting()
  expect(attached.facts.listeners()).toBe(1)
  const early = await waiting({}, 3)
  for (const { facts, seen } of [attached, early]) {
    facts.stop()
    await facts.clock.pass(10_000)
    expect(facts.listeners()).toBe(0)
    expect(seen.value?.[0]?.passes).toBe(false)
  }
})

test('stopping between the movement and the end of the 300 ms prevents the rule from passing', async () => {
  const { facts, seen } = await waiting()
  await facts.clock.pass(500)
  facts.move(400, 620)
  await facts.clock.pass(100)
  facts.move(400, 20)
  await facts.clock.pass(299)
  facts.stop()
  await facts.clock.pass(1000)
  expect(seen.value).toEqual([{ check: 'leaving_page', passes: false, because: 'stopped' }])
})

const iPadAsMacintosh = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15'

const notHere = 'on desktop computers only'

test.each<[string, Given, because?: string]>([
  ['an iPad that says it is a Macintosh', { deviceType: 'tablet', userAgent: iPadAsMacintosh }],
  ['a phone', { deviceType: 'mobile' }],
  ['iPad in the user agent', { userAgent: 'Mozilla/5.0 (iPad; CPU OS 12_0)' }],
  ['iPhone in the user agent', { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)' }],
  ['Android in the user agent', { userAgent: 'Mozilla/5.0 (Linux; Android 15)' }],
  ['Mobile in the user agent', { userAgent: 'Opera/9.80 (Something; Opera Mobile)' }],
  ['MSIE 6 in the user agent', { userAgent: 'Mozilla/4.0 (compatible; MSIE 6.0; Windows NT 5.1)' }],
  ['no session storage', { sessionStorage: () => undefined }, 'there is no session storage'],
])('[TR-21] with %s the rule fails and adds no mouse listener', async (_, given, because = notHere) => {
  const { facts, seen } = await waiting(given)
  expect(facts.listeners()).toBe(0)
  expect(seen.value).toEqual([{ check: 'leaving_page', passes: false, because }])
})

test('[TR-21] the rule passes on a desktop computer', async () => {
  const { facts, seen } = await waiting({ userAgent: iPadAsMacintosh, deviceType: 'computer' })
  await facts.clock.pass(500)
  await leave(facts)
  expect(seen.value?.[0]?.passes).toBe(true)
})

test('only an activation disables the rule, so it can pass again when the experience was not activated', async () => {
  const storage = aKeyValue()
  const pass = async (given: Given = {}) => {
    const { facts, seen } = await waiting({ sessionStorage: () => storage, ...given })
    await facts.clock.pass(500)
    await leave(facts)
    return { facts, passes: seen.value?.[0]?.passes }
  }
  expect((await pass()).passes).toBe(true)
  const second = await pass()
  expect(second.passes).toBe(true)
  second.facts.activate()
  expect(storage.get('qb_leaving_offers')).toBe('1')
  expect((await pass()).passes).toBe(false)
  expect((await pass({ experienceId: 'another' })).passes).toBe(true)
})
