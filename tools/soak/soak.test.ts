import { expect, test } from 'vitest'
import { judgeSoak } from './judge-soak.ts'
import { runSoak, type SoakFindings } from './run-soak.ts'

const good: SoakFindings = {
  answered: 10,
  stored: 11,
  summed: 11,
  lost: [],
  twice: 0,
  isIntact: true,
  refused: [],
  repeats: 2,
  happened: {},
  leftOut: [],
  memory: { from: 150, to: 160, most: 200 },
}

test.each<[Partial<SoakFindings>, string]>([
  [{ answered: 0 }, 'nothing was answered for'],
  [{ lost: ['event-7'] }, '1 events that were answered for are lost, such as event-7'],
  [{ twice: 2 }, '2 events are stored twice'],
  [{ summed: 12 }, 'the sums count 12 events, and 11 are stored'],
  [{ isIntact: false }, 'the database is damaged'],
  [{ refused: ['Invalid event'] }, '1 good events or batches were refused, such as: Invalid event'],
  [{ memory: { from: 150, to: 160, most: 600 } }, 'the service took 600 MiB, and may take 512'],
  [{ memory: { from: 150, to: 300, most: 300 } }, 'its memory grew by 150 MiB in the last quarter, and may grow by 96'],
])('a soak with %j fails, as %s', (change, what) => {
  expect(judgeSoak(good)).toEqual([])
  expect(judgeSoak({ ...good, ...change })).toEqual([what])
})

test('[SV-08] a short soak, under as many faults as find time in it, loses nothing and stores nothing twice', async () => {
  const findings = await runSoak({ seconds: 12, shoppers: 4, seed: 5 })
  expect(judgeSoak(findings)).toEqual([])
  expect(Object.keys(findings.happened).length).toBeGreaterThan(0)
  expect(findings.answered).toBeGreaterThan(20)
})
