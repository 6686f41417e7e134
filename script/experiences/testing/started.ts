import { runSteps } from '../../startup/run-steps.ts'
import { steps } from '../../startup/steps.ts'
import { aRun, type RunFacts, type TestRun } from '../../testing/a-run.ts'

export type Sent = { type: string; data: Record<string, unknown> }
export type Started = TestRun & { sent: Sent[]; view(type?: string, data?: object): Promise<void> }

/** A whole run with these experiences, on which a test publishes views; `sent` is what enrichment handlers heard. */
export async function startRun(experiences: readonly object[], facts: RunFacts = {}): Promise<Started> {
  const run = aRun({ experiences: experiences as RunFacts['experiences'], ...facts })
  const sent: Sent[] = []
  run.page.uv().q = [
    ['onEnrichment', ['*', ({ meta, ...data }: { meta: { type: string } }) => sent.push({ type: meta.type, data })]],
  ]
  // Loaded on the way, in real time: what a test waits for comes with the run's own clock.
  await import('../start-experiences.ts')
  await runSteps(steps, run)
  const publishView = async (type = 'home', data: object = {}) => {
    run.bus?.uv.emit('ecView', { type, ...data })
    // Parts that are loaded on the way come in real time.
    for (let turn = 0; turn < 3; turn++) {
      await new Promise((resolve) => globalThis.setTimeout(resolve))
      await run.page.clock.pass(0)
    }
  }
  return Object.assign(run, { sent, view: publishView })
}

/** What was sent of a type, without context. */
export function sentOf({ sent }: Started, type: string): Record<string, unknown>[] {
  return sent.filter((each) => each.type === type).map(({ data: { context: _, ...data } }) => data)
}

/** A segment engine of which a test says who is in what. */
export function memberOf(run: Started, ids: Set<string>): { changed(): void } {
  const listeners = new Set<() => void>()
  run.segments = {
    isMemberOf: (id: string) => ids.has(id),
    getMemberships: () => [...ids],
    onMembershipsChanged(fn: () => void) {
      listeners.add(fn)
      return () => listeners.delete(fn)
    },
  } as unknown as Started['segments']
  return {
    changed() {
      for (const listener of [...listeners]) listener()
    },
  }
}
