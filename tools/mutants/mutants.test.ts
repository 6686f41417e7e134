import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../setup/root.mjs'
import { equivalents, isEquivalent } from './equivalent.ts'
import { mutantsOf } from './mutate/mutants-of.ts'
import { readPureFiles } from './pure-files.ts'
import { openTrial } from './run/try-mutant.ts'
import { sampleItems } from './sample.ts'
import { summarizeTried } from './summary.ts'

test('a seed gives the same sample again, each item at most once, and another seed another one', () => {
  const items = Array.from({ length: 50 }, (_, at) => at)
  const sample = sampleItems(items, { seed: 7, count: 20 })
  expect(new Set(sample).size).toBe(20)
  expect(sampleItems(items, { seed: 7, count: 20 })).toEqual(sample)
  expect(sampleItems(items, { seed: 8, count: 20 })).not.toEqual(sample)
  expect(sampleItems(items, { seed: 7, count: 90 }).sort((one, other) => one - other)).toEqual(items)
})

test('pure files have tests, and are neither tests nor at the rim', () => {
  const files = readPureFiles('script')
  const paths = files.map(({ path }) => path)
  expect(paths).toContain('script/cookies/state-codec.ts')
  expect(paths.filter((path) => /\.test\.|\/testing\/|^script\/browser\/|\.browser\./.test(path))).toEqual([])
  expect(paths).not.toContain('script/events/sources/platforms/shopware.ts') // a browser's tests import it
  const [codec] = files.filter(({ path }) => path === 'script/cookies/state-codec.ts')
  expect(codec?.tests[0]).toBe('script/cookies/state-codec.test.ts')
  expect(files.filter(({ tests }) => tests.length === 0 || tests.some((each) => each.includes('.browser.')))).toEqual(
    [],
  )
})

test('each equivalent fault is one of the file that it names, and says why', () => {
  for (const equivalent of equivalents) {
    const faults = mutantsOf(equivalent.path, readFileSync(join(root, equivalent.path), 'utf8'))
    expect({ ...equivalent, found: faults.some(isEquivalent) }).toEqual({ ...equivalent, found: true })
    expect(equivalent.because).toMatch(/\w{3,} \w+/)
  }
})

const [mutant] = mutantsOf('script/a.ts', 'a = b < c')
if (!mutant) throw new Error('no mutant')

test('a fault is killed by a test that passes without it, and by no other; one without an answer is timed out', async () => {
  const told: string[] = []
  const fateWith = (failing: (path: string | undefined, tests: string[]) => string[] | undefined) => {
    const host = {
      askHost: async ({ path, tests }: { path?: string; tests: string[] }) => failing(path, tests),
      close() {},
    }
    const tests = Array.from({ length: 20 }, (_, at) => `script/${at}.test.ts`)
    const tryMutant = openTrial(host, { tell: (line) => told.push(line), readText: () => '', now: () => 0 })
    return tryMutant(mutant, { path: 'script/a.ts', text: 'a = b < c', tests })
  }
  expect(await fateWith(() => [])).toBe('survived')
  expect(await fateWith((path, tests) => (path ? tests.filter((each) => each === 'script/5.test.ts') : []))).toBe(
    'killed',
  )
  expect(await fateWith((path) => (path ? undefined : []))).toBe('timed out')
  expect(await fateWith((_, tests) => (tests.length > 1 ? undefined : []))).toBe('survived') // slow, but only together
  expect(told).toEqual([])
  expect(await fateWith((_, tests) => tests.filter((each) => each === 'script/1.test.ts'))).toBe('survived')
  expect(told).toEqual([expect.stringContaining('script/1.test.ts fails')])
})

test('what the nearest tests do not notice is tried with all that reach it, in small parts, for a minute', async () => {
  const tests = Array.from({ length: 90 }, (_, at) => `script/${at}.test.ts`)
  const tryFor = async (msPerTest: number) => {
    const runs: string[][] = []
    let now = 0
    const host = {
      async askHost(request: { tests: string[] }) {
        runs.push(request.tests)
        now += request.tests.length * msPerTest
        return []
      },
      close() {},
    }
    const tryMutant = openTrial(host, { tell: () => {}, readText: () => '', now: () => now })
    expect(await tryMutant(mutant, { path: 'script/a.ts', text: 'a = b < c', tests })).toBe('survived')
    return runs
  }
  const runs = await tryFor(100)
  expect(runs.flat()).toEqual(tests)
  expect(runs.map((each) => each.length)).toEqual([1, 2, ...Array(29).fill(3)])
  expect((await tryFor(1700)).flat()).toEqual(tests.slice(0, 36)) // the last run begins after 56 s
  expect((await tryFor(2000)).flat()).toEqual(tests.slice(0, 30)) // one would begin after just a minute
})

test('tests that are slow together are tried alone, also no longer than a minute', async () => {
  let now = 0
  let runs = 0
  const askHost = async ({ tests }: { tests: string[] }) => {
    now += 20_000
    runs++
    return tests.length > 1 ? undefined : []
  }
  const tryMutant = openTrial({ askHost, close() {} }, { tell: () => {}, readText: () => '', now: () => now })
  const tests = ['script/a.test.ts', 'script/b.test.ts', 'script/c.test.ts', 'script/d.test.ts']
  expect(await tryMutant(mutant, { path: 'script/a.ts', text: 'a = b < c', tests })).toBe('survived')
  expect(runs).toBe(3)
})

test('enough has to be killed in each folder; equivalent ones and those not tried do not count', () => {
  const fates = [...Array(17).fill('killed'), 'survived', 'survived', 'survived', 'equivalent', undefined]
  const tried = fates.map((fate) => ({ mutant, fate }))
  expect(summarizeTried(tried, ['script'])).toEqual({
    lines: [
      'script: 85 % (17 killed, 3 survived, 1 equivalent, 1 not tried)',
      '  script/*.ts: 85 % (17 killed, 3 survived, 1 equivalent, 1 not tried)',
    ],
    inOrder: true,
  })
  expect(summarizeTried(tried.slice(1), ['script']).inOrder).toBe(false)
  expect(summarizeTried([...tried.slice(1), { mutant, fate: 'timed out' as const }], ['script']).inOrder).toBe(true)
  expect(summarizeTried(tried, ['script', 'service']).inOrder).toBe(false)
})
