import { expect, test, vi } from 'vitest'
import type { SiteExperience } from '../../contract/script-config.ts'
import { permanentFields } from '../cookies/permanent-cookie.ts'
import { encodeState } from '../cookies/state-codec.ts'
import { chooseVariation } from '../experiences/choose-variation.ts'
import { aClock } from '../testing/a-clock.ts'
import { aJar } from '../testing/a-jar.ts'
import { aKeyValue, aRun, type TestRun } from '../testing/a-run.ts'
import { anExperience, aVariation } from '../testing/an-experience.ts'
import { aVisitor } from '../testing/an-open-run.ts'
import { createConsent } from '../visitor/consent/consent.ts'
import { guardPage } from '../visitor/consent/guard.ts'
import { runSteps } from './run-steps.ts'
import { steps } from './steps.ts'

const lengthOf = (id: string) => id.padEnd(36, 'x')

/** Creates experiences like those of a large shop: ids of 36 characters, two variations each. */
function many(count: number): SiteExperience[] {
  return Array.from({ length: count }, (_, at) =>
    anExperience({
      experimentId: lengthOf(`experience-${at}-`),
      iterationId: lengthOf(`iteration-${at}-`),
      variations: ['a', 'b'].map((id) =>
        aVariation({ variationMasterId: lengthOf(`${id}-${at}-`), trafficAllocationRatio: 0.5 }),
      ),
    }),
  )
}

function aBrowser({ cookies = {}, isDenied = false }: { cookies?: Record<string, string>; isDenied?: boolean } = {}) {
  const storage = isDenied ? undefined : aKeyValue()
  const jar = aJar(cookies)
  const clock = aClock()
  /** Views a page, waits until all experiences have run and all parts are loaded, and leaves it. */
  async function visit(experiences: SiteExperience[]): Promise<TestRun> {
    const run = aRun({
      jar,
      experiences,
      page: { ...clock, storage },
      config: { flags: { lookupSync: false, stateSync: false } },
    })
    run.page.uv().q = [['emit', ['ecView', { type: 'home' }]]]
    await runSteps(steps, run)
    await expect
      .poll(() => experiences.every((each) => run.engine?.explain(each.experimentId)?.progress !== 'waiting'))
      .toBe(true)
    await vi.dynamicImportSettled()
    await clock.pass(10)
    run.page.leave()
    return run
  }
  return { jar, clock, storage, visit }
}

function sizes(jar: ReturnType<typeof aJar>): number[] {
  return [...jar.cookies].map(([name, value]) => `${name}=${value}`.length)
}

test('[CK-15] [CK-03] [EX-07] [EX-10] with 500 experiences with long ids, 20 views are counted and every activation is kept', async () => {
  const { jar, visit } = aBrowser()
  // One of eight runs on each page; the others get a probability, and their schedule has not started.
  const later = { scheduled_start: Date.now() * 2 }
  const experiences = many(500).map((each, at) => (at % 8 ? { ...each, schedule: later } : each))
  const runs = experiences.filter(({ schedule }) => !schedule).length
  const chosen: unknown[] = []
  for (let page = 1; page <= 20; page++) {
    const run = await visit(experiences)
    expect(run.cookies?.permanent.viewNumber).toBe(page)
    expect(run.cookies?.session).toMatchObject({ sessionViewNumber: page })
    expect(jar.cookies.get('qb_permanent')).toMatch(new RegExp(`^[^:]+:${page}:`))
    for (const size of sizes(jar)) expect(size).toBeLessThan(2000)
    const kept = run.cookies?.permanent.experienceState ?? []
    expect(kept).toHaveLength(500)
    expect(kept.filter(({ timesActivated }) => timesActivated === page)).toHaveLength(runs)
    expect(kept.filter(({ timesActivated }) => timesActivated === 0)).toHaveLength(500 - runs)
    const inSession = run.cookies?.session.experienceState ?? []
    expect(inSession.map(({ timesActivated }) => timesActivated)).toEqual(Array(runs).fill(page))
    chosen.push(experiences.map((each) => run.engine?.explain(each.experimentId)?.variation?.masterId))
  }
  expect(new Set(chosen.map((each) => JSON.stringify(each))).size).toBe(1)
})

test('[CK-15] [EX-07] a probability that differs from the hash is kept, in local storage if the cookie has no room', async () => {
  const experiences = many(120)
  const experienceState = experiences.map(({ experimentId }) => ({
    experienceId: experimentId,
    probability: 0.999999,
    timesActivated: 1,
    iterationId: 'former',
  }))
  const { jar, visit, storage } = aBrowser()
  const first = await visit([])
  first.cookies?.change({ permanent: { experienceState } })
  first.cookies?.save()
  await vi.dynamicImportSettled()
  expect(storage?.get('qb_permanent:rest')?.length).toBeGreaterThan(4000)
  for (const size of sizes(jar)) expect(size).toBeLessThan(2000)
  const run = await visit(experiences)
  const [a, b] = ['a', 'b'].map(
    (id) =>
      experiences.filter((each) => run.engine?.explain(each.experimentId)?.variation?.masterId.startsWith(id)).length,
  )
  expect([a, b]).toEqual([0, 120])
})

test('[CK-15] nothing is kept for experiences that the site no longer has', async () => {
  const { jar, visit, storage } = aBrowser()
  await visit(many(200))
  expect(storage?.get('qb_permanent:rest')).not.toBeNull()
  const run = await visit(many(2))
  expect(run.cookies?.permanent.experienceState.map(({ timesActivated }) => timesActivated)).toEqual([2, 2])
  expect(storage?.get('qb_permanent:rest')).toBeNull()
  expect(jar.cookies.get('qb_activations')?.split('|')).toHaveLength(2)
})

test('[CK-15] an oversized cookie of an older version is read completely and split', async () => {
  const experiences = many(30)
  const experienceState = experiences.map(({ experimentId }, at) => ({
    experienceId: experimentId,
    probability: 0.999999,
    timesActivated: 7,
    iterationId: lengthOf(`i${at}-`),
  }))
  const state = aVisitor({ viewNumber: 4, experienceState, domain: 'shop.test' })
  const text = encodeState(permanentFields, state)
  expect(text.length).toBeGreaterThan(2000)
  expect(text.length).toBeLessThan(4000)
  const { jar, visit } = aBrowser({ cookies: { qb_permanent: text } })
  const run = await visit(experiences)
  expect(run.cookies?.permanent.viewNumber).toBe(5)
  expect(run.cookies?.permanent.experienceState.map(({ timesActivated }) => timesActivated)).toEqual(Array(30).fill(8))
  for (const size of sizes(jar)) expect(size).toBeLessThan(2000)
})

test('[CK-15] without local storage views are counted, the latest activation is kept, and the lost items are logged once', async () => {
  const experiences = many(100)
  const { jar, visit } = aBrowser({ isDenied: true })
  for (let page = 1; page <= 3; page++) {
    const run = await visit(experiences)
    expect(run.cookies?.permanent.viewNumber).toBe(page)
    for (const size of sizes(jar)) expect(size).toBeLessThan(2000)
    const said = run.log.lines.filter(({ message }) => message.startsWith('Cookie qb_permanent'))
    expect(said.map(({ message }) => message)).toEqual(['Cookie qb_permanent: no room for the oldest items'])
    // Experiences that never run are dropped before those that do.
    const [last] = experiences.slice(-1)
    expect(jar.cookies.get('qb_permanent')).toContain(`${last?.experimentId}=`)
  }
})

test('[CK-15] [BC-02] denying consent also clears local storage', async () => {
  const { jar, visit, storage = aKeyValue() } = aBrowser()
  await visit(many(100))
  expect(storage.keys()).toContain('qb_permanent:rest')
  const page = aRun({ jar, page: { storage } }).page
  const consent = createConsent('granted')
  guardPage(page, consent)
  consent.set('denied')
  expect(storage.keys()).toEqual([])
})

test('[CK-15] items moved to local storage belong to one visitor, and another visitor starts without them', async () => {
  const { visit, storage } = aBrowser()
  const experiences = many(100)
  const run = await visit(experiences)
  run.cookies?.begin('somebody-else')
  expect(storage?.get('qb_permanent:rest')).toBeNull()
  const next = await visit(experiences)
  const probability = (at: number) =>
    next.cookies?.permanent.experienceState.find(({ experienceId }) => experienceId === experiences[at]?.experimentId)
      ?.probability
  const [experience] = experiences
  if (!experience) throw new Error('there are a hundred')
  expect(probability(0)).toBe(chooseVariation({ experience, visitorId: 'somebody-else' }).probability)
  expect(next.cookies?.permanent.viewNumber).toBe(1)
})

test('[CK-15] [CK-10] large values set by page code are kept, and the cookie stays small', async () => {
  const { jar, visit } = aBrowser()
  const run = await visit([])
  for (let at = 0; at < 60; at++) run.cookies?.generic.set(`key-${at}`, 'v'.repeat(100))
  run.cookies?.save()
  await vi.dynamicImportSettled()
  for (const size of sizes(jar)) expect(size).toBeLessThan(2000)
  const next = await visit([])
  for (let at = 0; at < 60; at++) expect(next.cookies?.generic.get(`key-${at}`)).toBe('v'.repeat(100))
  next.cookies?.generic.remove('key-3')
  next.cookies?.save()
  expect((await visit([])).cookies?.generic.get('key-3')).toBeUndefined()
})
