import { expect, test } from 'vitest'
import { permanentFields } from '../cookies/permanent-cookie.ts'
import { decodeState, encodeState } from '../cookies/state-codec.ts'
import { aClock } from '../testing/a-clock.ts'
import { aJar } from '../testing/a-jar.ts'
import { aRun, type RunFacts } from '../testing/a-run.ts'
import { aVisitor } from '../testing/an-open-run.ts'
import { eventually } from '../testing/eventually.ts'
import { aBrowser, type Tab } from '../testing/some-tabs.ts'
import { runSteps } from './run-steps.ts'
import { steps } from './steps.ts'

/** Collects the turns that tabs wait for, so that a test can grant them in any order. */
function someTurns() {
  const turns: (() => void)[] = []
  const countInTurn = (count: () => void) =>
    new Promise<void>((end) => {
      turns.push(() => {
        count()
        end()
      })
    })
  return { turns, countInTurn }
}

const idsOf = (...tabs: Tab[]) => tabs.flatMap(({ sent }) => sent.map(({ context }) => context.id))
const viewsOf = (...tabs: Tab[]) => tabs.flatMap(({ sent }) => sent.filter(({ meta }) => meta.type === 'ecView'))
const seqsOf = (...tabs: Tab[]) => tabs.flatMap(({ sent }) => sent.map(({ meta }) => meta.seq)).sort((a, b) => a - b)

test('[VI-01] [CK-12] a tab opened while the first tab is still on its first page has the same visitor', async () => {
  const { open, clock } = aBrowser()
  const one = await open()
  one.view()
  await clock.pass(1000)
  const two = await open()
  two.view()
  expect(new Set(idsOf(one, two)).size).toBe(1)
  expect(viewsOf(one, two).map(({ context }) => context.viewNumber)).toEqual([1, 2])
})

test('[VI-01] [VI-17] an id from the stamp service is replaced by the one that another tab has written meanwhile', async () => {
  const [fromStamp, settled] = ['aaaaaaaaaaa-0mwsgb3ry-aaaaaaa', 'bbbbbbbbbbb-0mwsgb3ry-bbbbbbb']
  const jar = aJar()
  const { turns, countInTurn } = someTurns()
  const run = aRun({ jar, page: { countInTurn }, config: { flags: { lookupSync: false, stateSync: false } } })
  const at = steps.findIndex(([name]) => name === 'visitor id')
  await runSteps(steps.slice(0, at), run)
  run.newId = 'ccccccccccc-0mwsgb3ry-ccccccc'
  run.cookies?.change({ permanent: { visitorId: fromStamp } })
  const ended = runSteps(steps.slice(at, at + 1), run)
  await eventually(() => expect(turns).toHaveLength(1))
  jar.write('_qubitTracker', settled, { domain: 'shop.test', lifeMs: 1000 })
  for (const give of turns) give()
  await ended
  expect(run.visitorId).toBe(settled)
  expect(jar.values('_qubitTracker')).toEqual([settled])
})

test('[VI-01] two tabs that open at the same moment have the same visitor from their first event on', async () => {
  const { begin } = aBrowser()
  const [one, two] = [begin(), begin()]
  await Promise.all([one.ended, two.ended])
  one.view()
  two.view()
  expect(new Set(idsOf(one, two)).size).toBe(1)
})

test('[VI-04] [CK-12] three tabs that a returning visitor opens at once share one session', async () => {
  const visitor = aVisitor({ viewNumber: 5, sessionNumber: 2, entranceNumber: 2, eventNumber: 20, domain: 'shop.test' })
  const { begin } = aBrowser({ qb_permanent: encodeState(permanentFields, visitor) })
  const tabs = [begin(), begin(), begin()]
  await Promise.all(tabs.map(({ ended }) => ended))
  for (const tab of tabs) tab.view()
  const sessions = tabs.flatMap(({ sent }) => sent.filter(({ meta }) => meta.type === 'qubit.session'))
  expect(sessions).toHaveLength(1)
  expect(
    viewsOf(...tabs).map(({ context: { sessionNumber, sessionViewNumber, viewNumber } }) => [
      sessionNumber,
      sessionViewNumber,
      viewNumber,
    ]),
  ).toEqual([
    [3, 1, 6],
    [3, 2, 7],
    [3, 3, 8],
  ])
  const seqs = seqsOf(...tabs)
  expect(seqs).toEqual(seqs.map((_, index) => 21 + index))
})

test('[VI-01] tabs that open at once determine the id of a new visitor in turns', async () => {
  const { begin, jar } = aBrowser()
  const { turns, countInTurn } = someTurns()
  const tabs = [begin({ page: { countInTurn } }), begin({ page: { countInTurn } })]
  await eventually(() => expect(turns).toHaveLength(2))
  expect(jar.cookies.has('qb_permanent')).toBe(false)
  // The other tab gets its turn when the first one has its id, which only the cookie contains.
  for (const turn of turns.splice(0).reverse()) turn()
  await eventually(() => expect(turns).toHaveLength(2))
  expect(tabs.map(({ visitorId }) => visitorId)).toEqual([tabs[1]?.newId, tabs[1]?.newId])
  for (const turn of turns) turn()
  await Promise.all(tabs.map(({ ended }) => ended))
})

test('[VI-04] [EV-07] tabs that start at once count in turns, and each continues from the numbers in the cookie', async () => {
  const { begin, jar } = aBrowser()
  const { turns, countInTurn } = someTurns()
  // Other processes see changes of local storage late; here there is no storage at all.
  const facts: RunFacts = { page: { storage: undefined, countInTurn } }
  const tabs = [begin(facts), begin(facts), begin(facts)]
  await eventually(() => expect(turns).toHaveLength(3))
  for (const turn of turns.splice(0)) turn() // for the new id
  await eventually(() => expect(turns).toHaveLength(3))
  for (const tab of tabs) {
    tab.view()
    tab.page.uv().emit?.('ecProduct', {})
  }
  expect(viewsOf(...tabs)).toEqual([])
  for (const [at, turn] of turns.entries()) {
    turn()
    // Handlers are called after the turn, so that they do not delay other tabs.
    expect(viewsOf(...tabs)).toHaveLength(at)
    await eventually(() => expect(viewsOf(...tabs)).toHaveLength(at + 1))
    const seqs = seqsOf(...tabs)
    expect(seqs).toEqual(seqs.map((_, index) => 1 + index))
    const state = decodeState(permanentFields, jar.cookies.get('qb_permanent') ?? '', { vital: [], now: 0 })
    expect(state.state.eventNumber).toBe(seqs.length)
  }
  await Promise.all(tabs.map(({ ended }) => ended))
  expect(new Set(idsOf(...tabs)).size).toBe(1)
  expect(tabs.flatMap(({ sent }) => sent.filter(({ meta }) => meta.type === 'qubit.session'))).toHaveLength(1)
})

test('[EV-07] [CK-12] without storage, the numbers of a view are in the cookie before another tab counts', async () => {
  const { begin } = aBrowser()
  const denied: RunFacts = { page: { storage: undefined } }
  const tabs = [begin(denied), begin(denied)]
  await Promise.all(tabs.map(({ ended }) => ended))
  for (const tab of tabs) tab.view()
  const seqs = seqsOf(...tabs)
  expect(seqs).toEqual(seqs.map((_, index) => 1 + index))
})

test('[CK-12] nothing is written while consent is pending, even for a new visitor', async () => {
  const { open, jar, storage } = aBrowser()
  const tab = await open({}, 'pending')
  tab.view()
  expect(tab.sent[0]?.context.viewNumber).toBe(1)
  expect([...jar.cookies.keys(), ...storage.keys()]).toEqual([])
})

test('[VI-01] a visitor who grants consent in two tabs gets the id of the first tab and the views of both', async () => {
  const { open, jar } = aBrowser()
  const [one, two] = [await open({}, 'pending'), await open({}, 'pending')]
  one.view()
  two.view()
  two.view()
  one.consent.set('granted')
  two.consent.set('granted')
  expect(two.cookies?.permanent.visitorId).toBe(one.cookies?.permanent.visitorId)
  expect(jar.cookies.get('qb_permanent')).toMatch(new RegExp(`^${one.cookies?.permanent.visitorId}:3:`))
  expect(jar.cookies.get('_qubitTracker')).toBe(one.cookies?.permanent.visitorId)
})

test('[VI-04] a tab that was idle for longer than a session joins the session of another tab', async () => {
  const { open, clock } = aBrowser()
  const one = await open()
  one.view()
  const two = await open()
  for (let turn = 0; turn < 4; turn++) {
    await clock.pass(10 * 60_000)
    two.view()
  }
  one.view()
  expect(viewsOf(one).map(({ context }) => context.sessionNumber)).toEqual([1, 1])
  expect(one.cookies?.session.sessionViewNumber).toBe(6)
})

test('[CK-14] a visitor whose state is older than 365 days gets a new id, even if the id cookie still exists', async () => {
  const state = { visitorId: 'former', viewNumber: 5, domain: 'shop.test' }
  const of = (updatedAt: number) => ({
    qb_permanent: encodeState(permanentFields, aVisitor({ ...state, updatedAt })),
    _qubitTracker: 'former',
  })
  const year = 365 * 24 * 60 * 60_000
  const now = aClock().now()
  const kept = await aBrowser(of(now - year)).open()
  expect(kept.visitorId).toBe('former')
  const { open, jar } = aBrowser(of(now - year - 1))
  const renewed = await open()
  expect(renewed.visitorId).not.toBe('former')
  expect(jar.cookies.get('_qubitTracker')).toBe(renewed.visitorId)
  expect(jar.cookies.get('qb_permanent')).toMatch(new RegExp(`^${renewed.visitorId}:0:`))
})
