import type { KeptCall } from '../../events/take-over-stub.ts'
import { runSteps } from '../../startup/run-steps.ts'
import { steps } from '../../startup/steps.ts'
import { aRun, type RunFacts, type TestRun } from '../../testing/a-run.ts'

export type Sent = { type: string; data: Record<string, unknown> }
export type Started = TestRun & { sent: Sent[]; view(type?: string, data?: object): Promise<void> }

type Emitted = [type: string, data: object, at?: { url: string }]

/**
 * Starts a whole run with experiences, on which a test publishes views; `sent` lists what enrichment handlers received.
 * `early` is what the page has emitted before the script was there.
 */
export async function startRun(
  experiences: readonly object[],
  { early = [], ...facts }: RunFacts & { early?: readonly Emitted[] } = {},
): Promise<Started> {
  const run = aRun({ experiences: experiences as RunFacts['experiences'], ...facts })
  const sent: Sent[] = []
  run.page.uv().q = [
    ['onEnrichment', ['*', ({ meta, ...data }: { meta: { type: string } }) => sent.push({ type: meta.type, data })]],
    ...early.map(([type, data, at]): KeptCall => ['emit', [type, data], undefined, at]),
  ]
  // Loaded in advance: loading takes real time, while tests wait on the run's own clock.
  await import('../start-experiences.ts')
  await runSteps(steps, run)
  const publishView = async (type = 'home', data: object = {}) => {
    run.bus?.uv.emit('ecView', { type, ...data })
    // Parts that are loaded on demand arrive in real time.
    for (let turn = 0; turn < 3; turn++) {
      await new Promise((resolve) => globalThis.setTimeout(resolve))
      await run.page.clock.pass(0)
    }
  }
  return Object.assign(run, { sent, view: publishView })
}

/** Returns the sent events of a type, without their context. */
export function sentOf({ sent }: Started, type: string): Record<string, unknown>[] {
  return sent.filter((each) => each.type === type).map(({ data: { context: _, ...data } }) => data)
}

/** Gives the run a segment engine whose memberships a test determines. */
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
