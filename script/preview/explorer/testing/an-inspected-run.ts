import { type Started, startRun } from '../../../experiences/testing/started.ts'
import type { RunFacts } from '../../../testing/a-run.ts'
import type { InspectedRun, Inspection } from '../inspection.ts'

/** Starts a run whose inspector is open: experiences, placements and services as the test gives them. */
export async function anInspectedRun(
  experiences: readonly object[] = [],
  facts: RunFacts = {},
): Promise<{ run: Started & InspectedRun; inspection: Inspection }> {
  const opened: Inspection[] = []
  const run = await startRun(experiences, {
    options: [['qb_explorer', '1']],
    ...facts,
    page: {
      window: { sessionStorage: { getItem: () => null }, postMessage() {}, location: {}, name: '' },
      loadScript: async () => ({ openInspector: (inspection: Inspection) => opened.push(inspection) }),
      ...facts.page,
    },
  })
  await run.page.clock.pass(100)
  const [inspection] = opened
  if (!inspection) throw new Error('The inspector was not opened: the run ended before, or its facts are not enough')
  return { run, inspection }
}
