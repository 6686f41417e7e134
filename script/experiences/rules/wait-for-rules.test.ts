import { expect, test } from 'vitest'
import { eventually } from '../../testing/eventually.ts'
import { someMemberships } from './testing/some-memberships.ts'
import { outcomeOf, waitingFacts } from './testing/waiting-facts.ts'
import { waitForRules } from './wait-for-rules.ts'

test('without waiting rules the answer is empty at once, and rules with an immediate answer are not evaluated', async () => {
  expect(await waitForRules({ times_activated: 0, page_url: [] }, waitingFacts())).toEqual([])
})

test.each<[string, unknown, number]>([
  ['min_time_on_page', { value: 5 }, 5000],
  ['min_time_on_page', 5, 5000],
  ['min_time_on_page', '0.5', 500],
  ['min_time_in_session', { value: '30' }, 30_000],
  ['min_time_in_session', 30, 30_000],
])('[TR-08] %s %j passes after that many seconds: %i ms', async (name, rule, ms) => {
  const facts = waitingFacts()
  const seen = outcomeOf(waitForRules({ [name]: rule }, facts))
  await facts.clock.pass(ms - 1)
  expect(seen).toEqual({})
  await facts.clock.pass(1)
  expect(seen.value).toEqual([{ check: name, passes: true, because: `${ms / 1000} s` }])
})

test('[TR-08] time on the page counts from its view and time in the session from the start of the session, including time already passed', async () => {
  const start = waitingFacts().clock.now()
  const facts = waitingFacts({ viewTs: start - 2000, sessionTs: start - 60_000 })
  const page = outcomeOf(waitForRules({ min_time_on_page: 5 }, facts))
  const session = outcomeOf(waitForRules({ min_time_in_session: 61 }, facts))
  const passed = outcomeOf(waitForRules({ min_time_on_page: 2, min_time_in_session: 60 }, facts))
  await facts.clock.pass(0)
  expect(passed.value?.map(({ passes }) => passes)).toEqual([true, true])
  await facts.clock.pass(1000)
  expect([page, session.value?.length]).toEqual([{}, 1])
  // Only what has to be waited for is reported as waiting.
  expect(facts.waits).toEqual(['min_time_on_page waiting: 5 s', 'min_time_in_session waiting: 61 s'])
  await facts.clock.pass(2000)
  expect(page.value?.length).toBe(1)
})

test.each(['min_time_on_page', 'min_time_in_session'])(
  '[TR-08] stopping cancels %s, which does not pass later',
  async (name) => {
    const facts = waitingFacts()
    const seen = outcomeOf(waitForRules({ [name]: 5 }, facts))
    await facts.clock.pass(1000)
    facts.stop()
    await facts.clock.pass(0)
    expect(seen.value).toEqual([{ check: name, passes: false, because: 'stopped' }])
    await facts.clock.pass(10_000)
    expect(facts.reported).toEqual([])
  },
)

test('a time longer than the maximum of a browser timer is split into several timers', async () => {
  const asked: number[] = []
  const facts = waitingFacts()
  const after = (ms: number, task: () => void) => {
    asked.push(ms)
    facts.clock.after(ms, task)
  }
  const seen = outcomeOf(waitForRules({ min_time_on_page: 3_000_000 }, { ...facts, after }))
  await facts.clock.pass(2_999_999_999)
  expect(seen).toEqual({})
  await facts.clock.pass(1)
  expect(seen.value?.[0]?.passes).toBe(true)
  expect(asked).toEqual([2 ** 31 - 1, 3_000_000_000 - (2 ** 31 - 1)])
})

test('a missing number passes at once, and an unreadable one fails', async () => {
  const facts = waitingFacts()
  const answers = await waitForRules({ min_time_on_page: {}, min_time_in_session: 'soon' }, facts)
  expect(answers.map(({ passes }) => passes)).toEqual([true, false])
})

test('wait_for_body waits for the body until it is stopped', async () => {
  const bodies: (() => void)[] = []
  const whenBody = () => new Promise<void>((resolve) => bodies.push(resolve))
  const facts = waitingFacts({ whenBody })
  const seen = [waitForRules({ wait_for_body: true }, facts), waitForRules({ wait_for_body: true }, facts)].map(
    outcomeOf,
  )
  await facts.clock.pass(60_000)
  expect(seen).toEqual([{}, {}])
  bodies[0]?.()
  await facts.clock.pass(0)
  facts.stop()
  await facts.clock.pass(0)
  expect(seen.map(({ value }) => value?.[0]?.passes)).toEqual([true, false])
})

test('rules are evaluated in parallel, and pass when the last one has passed', async () => {
  const memberships = someMemberships()
  const facts = waitingFacts({ memberships })
  const rules = { segments: [{ segment_id: 'vip', include: true }], min_time_on_page: 5, min_time_in_session: 3 }
  const seen = outcomeOf(waitForRules(rules, facts))
  await facts.clock.pass(4000)
  memberships.become('vip')
  await facts.clock.pass(999)
  expect(facts.reported.map(({ check }) => check)).toEqual(['min_time_in_session', 'segments'])
  expect(seen).toEqual({})
  await facts.clock.pass(1)
  expect(seen.value?.map(({ check, passes }) => [check, passes])).toEqual([
    ['min_time_on_page', true],
    ['min_time_in_session', true],
    ['segments', true],
  ])
})

test('a rule that fails stops the others, and only its answer is reported', async () => {
  const facts = waitingFacts()
  expect(await waitForRules({ min_time_on_page: 5, segments: 'vip', leaving_page: 0 }, facts)).toEqual([
    { check: 'min_time_on_page', passes: false, because: 'stopped' },
    { check: 'leaving_page', passes: false, because: 'stopped' },
    { check: 'segments', passes: false, because: 'Error: segments is no list' },
  ])
  expect(facts.reported.map(({ check }) => check)).toEqual(['segments'])
  expect(facts.listeners()).toBe(0)
})

test('each rule reports what it waits for', async () => {
  const facts = waitingFacts({ memberships: someMemberships() })
  await import('./leaving-page.ts')
  outcomeOf(waitForRules({ min_time_on_page: 5, segments: [{ segment_id: 'vip' }], leaving_page: 1 }, facts))
  await eventually(() => expect(facts.waits).toHaveLength(3))
  expect(facts.waits.toSorted()).toEqual([
    'leaving_page waiting: the mouse leaving, from 1 s on',
    'min_time_on_page waiting: 5 s',
    'segments waiting: not in vip',
  ])
})

test('when stopped beforehand, no rule waits and no listeners remain', async () => {
  const memberships = someMemberships()
  const facts = waitingFacts({ memberships })
  facts.stop()
  const rules = { wait_for_body: true, min_time_on_page: 5, leaving_page: 0, segments: [{ segment_id: 'vip' }] }
  const answers = await waitForRules(rules, facts)
  expect(answers.map(({ passes }) => passes)).toEqual([false, false, false, false])
  expect([memberships.listeners(), facts.listeners(), facts.reported]).toEqual([0, 0, []])
})
