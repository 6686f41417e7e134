import { expect, test } from 'vitest'
import { runSteps } from '../../startup/run-steps.ts'
import { steps } from '../../startup/steps.ts'
import { aJar } from '../../testing/a-jar.ts'
import { aRun, type RunFacts } from '../../testing/a-run.ts'
import type { Inspection } from './inspection.ts'

const hour = 3_600_000

/** The parts of a browser's window that the explorer uses. */
const aWindow = (change: object = {}) => ({
  sessionStorage: { getItem: () => null },
  postMessage() {},
  location: {},
  name: '',
  ...change,
})

/** Starts a run on a page with a browser; returns what it loaded and what the inspector was opened with. */
async function ran(facts: RunFacts) {
  const loaded: string[] = []
  const opened: Inspection[] = []
  const run = aRun({
    ...facts,
    page: {
      window: aWindow(),
      async loadScript(url) {
        loaded.push(url.slice(url.lastIndexOf('/')))
        return { openInspector: (inspection: Inspection) => opened.push(inspection) }
      },
      ...facts.page,
    },
  })
  const { ended } = await runSteps(steps, run)
  await run.page.clock.pass(100)
  return { run, ended, loaded, opened }
}

const kept = ({ run }: Awaited<ReturnType<typeof ran>>) =>
  run.page.jar.writes.filter(({ name }) => name === 'qb_explorer').map(({ name: _, ...write }) => write)

test.each<[string, RunFacts]>([
  ['the flag qb_explorer', { options: [['qb_explorer', 'true']] }],
  ['the flag qubit_explorer', { options: [['qubit_explorer', '1']] }],
  ['the cookie', { jar: aJar({ qb_explorer: '1' }) }],
])('[PV-07] with %s the explorer is loaded once and opened with the run, which continues', async (_, facts) => {
  const { loaded, opened, ended } = await ran(facts)
  expect({ loaded, ended }).toEqual({ loaded: ['/outer.js'], ended: 'whole' })
  expect(opened.map(({ propertyId, ended }) => [propertyId, ended])).toEqual([['property', 'whole']])
})

test.each<[string, RunFacts]>([
  ['neither flag nor cookie', {}],
  ['another flag', { options: [['qb_debug', 'true']] }],
  [
    'a flag that switches it off, despite the cookie',
    { options: [['qb_explorer', '0']], jar: aJar({ qb_explorer: '1' }) },
  ],
  ['a browser that forbids session storage', { options: [['qb_explorer', '1']], page: { window: forbidding() } }],
  ['a browser without local storage', { options: [['qb_explorer', '1']], page: { storage: undefined } }],
  [
    'an old phone',
    { options: [['qb_explorer', '1']], page: { userAgent: () => 'Mozilla/5.0 (Linux; Android 4.3; A) Mobile' } },
  ],
])('[PV-07] with %s no explorer is loaded', async (_, facts) => {
  const { loaded, ended } = await ran(facts)
  expect({ loaded, ended }).toEqual({ loaded: [], ended: 'whole' })
})

function forbidding(): object {
  return Object.defineProperty(aWindow(), 'sessionStorage', {
    get() {
      throw new Error('forbidden')
    },
  })
}

test('the reason why the explorer is not loaded is logged', async () => {
  const { run } = await ran({ options: [['qb_explorer', '1']], page: { window: aWindow({ postMessage: undefined }) } })
  const message = 'The explorer is not loaded: the browser has no postMessage'
  expect(run.log.lines).toContainEqual({ level: 'info', message, facts: undefined })
})

test('the flag keeps the explorer for 8 hours on the cookie domain, the value 0 or false ends it, and the cookie does not prolong itself', async () => {
  expect(kept(await ran({ options: [['qb_explorer', 'true']] }))).toEqual([
    { value: '1', domain: 'shop.test', lifeMs: 8 * hour },
  ])
  for (const off of ['0', 'false'])
    expect(kept(await ran({ options: [['qubit_explorer', off]], jar: aJar({ qb_explorer: '1' }) }))).toEqual([
      { value: '', domain: 'shop.test', lifeMs: 0 },
    ])
  expect(kept(await ran({ jar: aJar({ qb_explorer: '1' }) }))).toEqual([])
})

test.each([
  ['cannot be loaded', () => Promise.reject(new Error('404'))],
  [
    'fails when it starts',
    async () => ({
      openInspector() {
        throw new Error('404')
      },
    }),
  ],
])('an explorer that %s is logged with its address, and the run continues', async (_, loadScript) => {
  const { run, ended } = await ran({ options: [['qb_explorer', '1']], page: { loadScript } })
  expect(ended).toBe('whole')
  expect(run.log.lines).toContainEqual({
    level: 'error',
    message: expect.stringMatching(/^The explorer \S+\/outer\.js could not be opened$/),
    facts: { error: new Error('404') },
  })
})

test('the explorer is opened when the run has ended, not before', async () => {
  let release = () => {}
  const waiting = new Promise<void>((resolve) => {
    release = resolve
  })
  const opened: unknown[] = []
  const run = aRun({
    options: [['qb_explorer', '1']],
    page: { window: aWindow(), loadScript: async () => ({ openInspector: (each: unknown) => opened.push(each) }) },
  })
  const held = steps.map((each) => (each[0] === 'validator' ? ([each[0], () => waiting] as const) : each))
  const ending = runSteps(held, run)
  await run.page.clock.pass(1000)
  expect(opened).toEqual([])
  release()
  await ending
  await run.page.clock.pass(100)
  expect(opened).toHaveLength(1)
})

test('a build without the inspector does not ask for it, and the run continues', async () => {
  const { run, loaded, opened, ended } = await ran({
    options: [['qb_explorer', 'true']],
    config: { inspector: false },
  })
  expect({ loaded, opened, ended }).toEqual({ loaded: [], opened: [], ended: 'whole' })
  expect(run.log.lines).toContainEqual({
    level: 'info',
    message: 'The explorer is not loaded: this build leaves it out',
    facts: undefined,
  })
})

test('[BD-07] the explorer has costs measured; where that fails it is logged, and the explorer is opened all the same', async () => {
  const failing = {
    get supportedEntryTypes() {
      throw new Error('forbidden')
    },
  }
  const window = aWindow({ PerformanceObserver: failing })
  const { run, opened } = await ran({ options: [['qb_explorer', '1']], page: { window } })
  expect(opened).toHaveLength(1)
  expect(run.log.lines).toContainEqual({
    level: 'error',
    message: 'Costs are not measured',
    facts: { error: new Error('forbidden') },
  })
})
