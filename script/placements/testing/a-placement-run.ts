import type { WireEvent } from '../../../contract/event.ts'
import type { SitePlacement } from '../../../contract/placement.ts'
import type { Reply } from '../../services/remote/request.ts'
import type { Step } from '../../startup/run.ts'
import { runSteps } from '../../startup/run-steps.ts'
import { steps } from '../../startup/steps.ts'
import { aRun, type RunFacts, type TestRun } from '../../testing/a-run.ts'
import type { PlacementCounters } from '../counters.ts'

export type Asked = { operationName: string; query: string; variables: Record<string, unknown> }

export type PlacementRun = TestRun & {
  /** Requests for content, in order. */
  asked: Asked[]
  /** Returns the options of the callbacks sent so far, in order. */
  callbacks(): Record<string, string>[]
  /** The script's own events, in order. */
  own: WireEvent[]
  counters(): PlacementCounters
  /** Publishes a view and waits for its evaluation. */
  view(fields?: object, waitMs?: number): Promise<void>
}

export type PlacementRunFacts = RunFacts & {
  /** The service's response to a request for content. */
  content?: object | ((asked: Asked) => Reply)
  /** Returns the status of the response to a callback; null for no response. */
  callbackStatus?: () => number | null
  /** Called after each step. */
  onStep?: (name: string, run: TestRun) => void
}

/**
 * Starts a whole run with placements, on which a test publishes views; the service returns `content` to every visitor.
 */
export async function aPlacementRun(
  placements: readonly SitePlacement[],
  {
    content = { content: 'hello', campaignId: '7', callbackData: 'data' },
    callbackStatus,
    onStep,
    ...facts
  }: PlacementRunFacts = {},
): Promise<PlacementRun> {
  const asked: Asked[] = []
  const own: WireEvent[] = []
  const run = aRun({
    placements,
    reply({ url, body }) {
      if (url.includes('/cb?')) {
        const status = callbackStatus ? callbackStatus() : 204
        if (status === null) throw new Error('network or CORS error')
        return { status, text: '' }
      }
      if (!url.endsWith('/graphql')) return { status: 200, text: '{"status":{"code":200},"rejected":[],"history":{}}' }
      const question = JSON.parse(String(body)) as Asked
      asked.push(question)
      if (typeof content === 'function') return content(question)
      return { status: 200, text: JSON.stringify({ data: { placementContent: content } }) }
    },
    ...facts,
    config: { ...facts.config, flags: { stateSync: false, ga: false, ...facts.config?.flags } },
  })
  run.page.uv().q = [['onEnrichment', [/^qubit\./, (event: WireEvent) => own.push(event)]]]
  const watched = steps.map(([name, step]) => {
    const watchPlacements: Step = async (each) => {
      const answer = await step(each)
      if (onStep) await run.page.clock.pass(0)
      onStep?.(name, run)
      return answer
    }
    return [name, watchPlacements] as const
  })
  await runSteps(watched, run)
  return {
    ...run,
    asked,
    own,
    callbacks: () =>
      run.page.requests
        .filter(({ url }) => url.includes('/cb?'))
        .map(({ url }) => Object.fromEntries(new URL(url).searchParams)),
    counters: () => (run.page.namespace().placements as { counters: PlacementCounters }).counters,
    async view(fields = { type: 'home' }, waitMs = 10) {
      run.bus?.uv.emit('ecView', fields)
      await run.page.clock.pass(waitMs)
    },
  }
}
