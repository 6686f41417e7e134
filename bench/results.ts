import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { experienceResults } from '../service/results/experience-results.ts'
import { setStraysApart } from '../service/results/set-strays-apart.ts'
import { openDatabase } from '../service/storage/open-database.ts'
import { prepareResults } from '../service/storage/prepare-results.ts'
import { createResultsLearner } from '../service/storage/results-learner.ts'
import { prepareSegments } from '../service/storage/sqlite-segments.ts'
import { sqliteStorage } from '../service/storage/sqlite-storage.ts'
import { anExperiment } from '../service/testing/an-experiment.ts'

/**
 * Measures the results of an experiment on a file: `node bench/results.ts [events]`. Target: after 1,000,000 events of
 * one experience, a response takes less than a second. The events are processed as in the service, but without the
 * event log.
 */
const [events = 1_000_000] = process.argv.slice(2).map(Number)
/** Each visitor sees the experience three times, and every second visitor reaches a goal and orders. */
const perVisitor = 4
const batch = 1000
const { seen, goal, order } = anExperiment()
const folder = mkdtempSync(join(tmpdir(), 'instep-bench-'))
const path = join(folder, 'service.sqlite')
try {
  learnVisits()
  await measureReads()
} finally {
  rmSync(folder, { recursive: true })
}

function learnVisits(): void {
  const database = openDatabase(path)
  prepareSegments(database)
  prepareResults(database)
  const { learnResults: learnFrom } = createResultsLearner(database)
  const begin = performance.now()
  for (let from = 0; from < events; from += batch) {
    database.exec('BEGIN IMMEDIATE')
    learnFrom({ trackingId: 'shop', receivedAt: from, events: makeVisits(from) })
    database.exec('COMMIT')
  }
  console.log(`${events} events learnt from: ${Math.round((events / (performance.now() - begin)) * 1000)} per second`)
  database.close()
}

function makeVisits(from: number) {
  return Array.from({ length: batch }, (_, place) => {
    const visitor = Math.floor((from + place) / perVisitor)
    // Ids are in no particular order, like those of real visitors.
    const visitorId = ((visitor * 2_654_435_761) % 2 ** 32).toString(36)
    const step = (from + place) % perVisitor
    const half = visitor % 2 === 0 ? 'c' : 'v'
    const isBuyer = visitor % 4 < 2
    const event =
      step === 2 && isBuyer
        ? goal(visitorId, half, from, { primary: true })
        : step === 3 && isBuyer
          ? order(visitorId, 50 + (visitor % 30), from)
          : seen(visitorId, half, from)
    return { event, bot: false, visitorId }
  })
}

async function measureReads(): Promise<void> {
  const storage = sqliteStorage(path)
  for (const turn of ['first', 'second']) {
    const begin = performance.now()
    const counts = await storage.results.counts('shop', 'offers')
    if (!counts) throw new Error('nothing was learnt')
    const { variations } = experienceResults('offers', setStraysApart(counts, null))
    const sum = variations.reduce((all, { visitors }) => all + visitors, 0)
    console.log(`results of ${sum} visitors, ${turn} time: ${(performance.now() - begin).toFixed(0)} ms`)
  }
  await storage.close()
}
