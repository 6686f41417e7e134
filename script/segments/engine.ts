import type { WireEvent } from '../../contract/event.ts'
import type { LimitsConfig } from '../../contract/script-config.ts'
import type { SegmentIndex } from '../../contract/segment-index.ts'
import type { KeyValue } from '../key-value.ts'
import type { Log } from '../log.ts'
import type { Deflate, Send } from '../services/remote/request.ts'
import { compileIndex } from './compile-index.ts'
import { createEvaluation } from './evaluation.ts'
import type { Evaluation, EvaluationChange } from './evaluation-types.ts'
import type { SegmentServices } from './open-services.ts'
import type { Changeset, SegmentState } from './state.ts'
import { createTimer } from './timer.ts'

export type SegmentEngineNeeds = {
  /** Checked when the engine starts. */
  index: SegmentIndex
  /** The visitor's id as far as it is known now: it may turn out that another page has stored one (VI-01). */
  visitorId: () => string
  /** Whether this page has made the id, so that no service can know anything of it. */
  isNewVisitor?: boolean
  trackingId: string
  propertyId: string
  /** The prefix of the site's event types; together with the tracking id it forms the stash's namespace. */
  namespace?: string
  /** Addresses without a trailing slash: `{stash}/stash/v1.1/…` and `{queries}/{trackingId}/…`. */
  hosts: { stash: string; queries: string }
  storage: KeyValue | undefined
  /** Returns the segments part of the visitor lookup's answer; only called when no other state is usable. */
  lookedUp: () => unknown
  /** The types of user events, without namespace; a site may use a further one (EV-18). */
  userTypes?: readonly string[]
  /** Undefined when compression is off (QU-10). */
  deflate?: Deflate
  /** From `config.limits`. */
  bounds?: LimitsConfig
  send: Send
  /** Emits one of the script's own events. */
  emit: (type: string, data: object) => void
  /** Epoch milliseconds. */
  now: () => number
  after: (ms: number, task: () => void) => void
  /** Runs a task now, or when the visitor agrees. */
  whenGranted: (task: () => void) => void
  log: Log
}

/** The notifications of the engine; each is sent only for an actual change (SG-25). */
type Notices = { state: SegmentState; membership: Changeset; timeout: { nearest: number } }

export type SegmentEngine = {
  /**
   * Loads the stored state and processes the events that arrived before; a second call only logs (SG-03, SG-31, ST-14).
   * @throws (rejects) `Segment index is invalid: {reason}`; the engine then stays stopped (SG-01)
   */
  start(): Promise<void>
  /** Takes an enriched event; called in the order of emission. */
  handle(event: WireEvent): void
  isMemberOf(segmentId: string): boolean
  getMemberships(): string[]
  /** Returns a function that ends the notification. */
  onMembershipsChanged(fn: (changeset: Changeset) => void): () => void
  on<Name extends keyof Notices>(name: Name, fn: (notice: Notices[Name]) => void): () => void
  state(): SegmentState
  /** Writes unsaved state to local storage; called when the page is left. */
  leave(): void
}

const changedType = 'qubit.segmentMembershipChanged'
const nothing: Changeset = { joined: [], left: [] }

/** Creates the engine that determines a visitor's segments from the events of this page and earlier ones (SG). */
export function createSegmentEngine(needs: SegmentEngineNeeds): SegmentEngine {
  const { emit, now, after, log, userTypes = ['ecUser'] } = needs
  const listeners: { [Name in keyof Notices]: Set<(notice: Notices[Name]) => void> } = {
    state: new Set(),
    membership: new Set(),
    timeout: new Set(),
  }
  const setTimer = createTimer({ now, after, task: () => takeStep((each) => each.tick()) })
  let evaluation: Evaluation
  // A separate chunk: requested now, needed when the engine starts, which reports a failure.
  const opened = import('./open-services.ts').then(({ openServices }) =>
    openServices({
      ...needs,
      evaluation: () => evaluation,
      onAsked: (...asked) => takeStep((each) => each.answer(...asked)),
    }),
  )
  opened.catch(() => {})
  let waiting: ((evaluation: Evaluation) => EvaluationChange)[] = []
  let running: { evaluation: Evaluation; profiles: readonly string[]; services: SegmentServices } | undefined
  let phase: 'new' | 'starting' | 'idle' | 'busy' | 'stopped' = 'new'
  let changeset = nothing

  /** Processes steps one after another: events that a listener emits come after the notification it received. */
  function takeStep(step: (evaluation: Evaluation) => EvaluationChange): void {
    if (phase === 'stopped') return
    waiting.push(step)
    if (phase === 'idle') workOff()
  }

  function workOff(): void {
    if (!running) return
    phase = 'busy'
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      try {
        settleChange(step(running.evaluation))
      } catch (error) {
        log.error(String(error))
      }
    }
    phase = 'idle'
    setTimer(running.evaluation.nearest())
  }

  function settleChange(change: EvaluationChange): void {
    if (change.state || change.changeset) {
      if (change.changeset) changeset = change.changeset
      running?.services.changed()
      tellListeners('state', readState)
    }
    if (change.changeset) {
      tellListeners('membership', () => change.changeset ?? nothing)
      emit(changedType, change.changeset)
    }
    if (change.timeout)
      tellListeners('timeout', () => ({ nearest: running?.evaluation.nextTimeout() ?? Number.POSITIVE_INFINITY }))
  }

  function tellListeners<Name extends keyof Notices>(name: Name, notice: () => Notices[Name]): void {
    for (const listener of [...listeners[name]]) {
      try {
        listener(notice())
      } catch (error) {
        log.error(String(error))
      }
    }
  }

  function addListener<Name extends keyof Notices>(name: Name, fn: (notice: Notices[Name]) => void): () => void {
    const callListener = (notice: Notices[Name]) => fn(notice)
    listeners[name].add(callListener)
    return () => void listeners[name].delete(callListener)
  }

  async function buildEvaluation(): Promise<NonNullable<typeof running>> {
    const services = await opened
    const index = compileIndex(needs.index)
    const queryOf = (id: string) => needs.index.predicates[id]?.props?.query
    const askService = (id: string, userId: string) => services.ask({ id, userId, query: queryOf(id) })
    evaluation = createEvaluation({ index, now, userTypes, ask: askService, log })
    return { evaluation, profiles: index.profiles, services }
  }

  function readState(): SegmentState {
    return {
      history: running?.evaluation.history() ?? { criteria: {} },
      memberships: getMemberships(),
      profiles: running?.profiles ?? [],
      changeset,
    }
  }

  function getMemberships(): string[] {
    return [...(running?.evaluation.memberships ?? [])]
  }

  return {
    async start() {
      if (phase !== 'new') return log.info('The segment engine has started already')
      phase = 'starting'
      try {
        running = await buildEvaluation()
        const stored = await running.services.restore()
        waiting.unshift((evaluation) => evaluation.load(stored))
        workOff()
      } catch (error) {
        phase = 'stopped'
        waiting = []
        throw error
      }
    },
    handle(event) {
      if (event.meta.type !== changedType) takeStep((evaluation) => evaluation.process(event))
    },
    isMemberOf: (segmentId) => running?.evaluation.memberships.has(segmentId) ?? false,
    getMemberships,
    onMembershipsChanged: (fn) => addListener('membership', fn),
    on: addListener,
    state: readState,
    leave: () => running?.services.leave(),
  }
}
