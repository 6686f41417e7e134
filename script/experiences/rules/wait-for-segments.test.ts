import { expect, test } from 'vitest'
import { aStartedEngine } from '../../segments/testing/a-segment-engine.ts'
import { aLeaf, anIndex } from '../../segments/testing/an-index.ts'
import { someMemberships } from './testing/some-memberships.ts'
import { outcomeOf, waitingFacts } from './testing/waiting-facts.ts'
import { waitForRules } from './wait-for-rules.ts'

const rules = {
  segments: [
    { segment_id: 'vip', include: true },
    { segment_id: 'staff', include: false },
  ],
}

test('[TR-14] a segments rule waits, is evaluated again at every change of memberships, and passes when it matches', async () => {
  const memberships = someMemberships('staff')
  const facts = waitingFacts({ memberships })
  const seen = outcomeOf(waitForRules(rules, facts))
  await facts.clock.pass(60_000)
  memberships.become('staff', 'vip')
  await facts.clock.pass(60_000)
  expect(seen).toEqual({})
  expect(facts.waits).toEqual(['segments waiting: not in vip', 'segments waiting: in staff'])
  memberships.become('vip')
  await facts.clock.pass(0)
  expect(seen.value).toEqual([{ check: 'segments', passes: true, because: 'in the segments wanted' }])
  expect(memberships.listeners()).toBe(0)
})

test('[TR-14] a stopped segments rule does not pass when memberships change later', async () => {
  const memberships = someMemberships()
  const facts = waitingFacts({ memberships })
  const seen = outcomeOf(waitForRules(rules, facts))
  await facts.clock.pass(0)
  expect(memberships.listeners()).toBe(1)
  facts.stop()
  await facts.clock.pass(0)
  expect(memberships.listeners()).toBe(0)
  memberships.become('vip')
  await facts.clock.pass(0)
  expect(seen.value).toEqual([{ check: 'segments', passes: false, because: 'stopped' }])
})

test('the rule passes at once when the visitor is already in the segments', async () => {
  const memberships = someMemberships('vip')
  const facts = waitingFacts({ memberships })
  expect((await waitForRules(rules, facts))[0]?.passes).toBe(true)
  expect([facts.waits, memberships.listeners()]).toEqual([[], 0])
})

test('[TR-15] without a running segment engine the rule fails, and the log has the reason and the experience id', async () => {
  const because = 'Experience is targeting segments, but the visitor engine is not available'
  const facts = waitingFacts({ experienceId: 'offers', memberships: undefined })
  expect(await waitForRules(rules, facts)).toEqual([{ check: 'segments', passes: false, because }])
  expect(facts.log.lines).toEqual([{ level: 'warn', message: because, facts: { experienceId: 'offers' } }])
})

test('the segments of a definition are used only when there is no segments rule', async () => {
  const targetedSegments = ['vip', 7]
  const answer = async (asked: object, ...members: string[]) => {
    const facts = waitingFacts({ memberships: someMemberships(...members), targetedSegments })
    const seen = outcomeOf(waitForRules({ ...asked }, facts))
    await facts.clock.pass(0)
    return seen.value?.map(({ passes }) => passes)
  }
  expect(await answer({}, 'vip', '7')).toEqual([true])
  expect(await answer({}, 'vip')).toEqual(undefined)
  expect(await answer(rules, 'vip')).toEqual([true])
  expect(await answer({ segments: [] })).toEqual([true])
})

test('[TR-14] with a real segment engine, the event that makes the visitor a member makes the rule pass', async () => {
  const engine = await aStartedEngine({ index: anIndex({ product: aLeaf({ segments: ['lookers'] }) }) })
  const facts = waitingFacts({ memberships: engine })
  const seen = outcomeOf(waitForRules({ segments: [{ segment_id: 'lookers', include: true }] }, facts))
  engine.see({ type: 'home' })
  await facts.clock.pass(0)
  expect(seen).toEqual({})
  engine.see({ type: 'product' })
  await facts.clock.pass(0)
  expect(seen.value?.[0]?.passes).toBe(true)
})
