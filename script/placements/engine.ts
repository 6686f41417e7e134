import type { WireEvent } from '../../contract/event.ts'
import type { DeviceType } from '../../contract/experience.ts'
import type {
  Implementation,
  PlacementMode,
  PlacementOptions,
  PreviewOptions,
  SitePlacement,
} from '../../contract/placement.ts'
import type { Poll } from '../browser/poll.ts'
import type { Tracker } from '../events/tracker.ts'
import type { Log } from '../log.ts'
import type { Send } from '../services/remote/request.ts'
import { errorTexts } from '../telemetry/errors/error-texts.ts'
import { withErrorBoundary } from '../telemetry/errors/with-error-boundary.ts'
import type { Consent } from '../visitor/consent/consent.ts'
import type { PlacementAttributes } from './attributes-of.ts'
import type { CallbackQueue } from './callback-queue.ts'
import { checkTriggers, pageTypeOf } from './check-triggers.ts'
import type { PlacementCounters } from './counters.ts'
import { createTells } from './create-tells.ts'
import type { EventWait } from './event-wait.ts'
import { getContent } from './get-content.ts'
import { type Delivery, runPlacement } from './run-placement.ts'

export type PlacementEngineNeeds = {
  placements: readonly SitePlacement[]
  /** Defaults to LIVE. */
  mode?: PlacementMode
  previewOptions?: PreviewOptions
  tracker: Pick<Tracker, 'onView'>
  consent: Pick<Consent, 'state' | 'whenGranted' | 'onChange'>
  wait: EventWait
  attributes: () => PlacementAttributes
  /** The GraphQL endpoint. */
  host: string
  send: Send
  queue: Pick<CallbackQueue, 'add'>
  counters: PlacementCounters
  page: () => { url: string }
  deviceType: DeviceType
  /** The poll target that shows that the page may be changed. */
  ready?: string
  addStyles: (css: string, placementId: string) => () => void
  /** The options that the code of every placement receives. */
  options: Pick<PlacementOptions, 'getBrowserState' | 'getVisitorState' | 'uv'> & {
    meta: Omit<PlacementOptions['meta'], 'placementId' | 'isPreview'>
  }
  poll: Poll
  /** Sends the error event of a placement (PL-16). */
  tellError: (
    error: unknown,
    facts: { placementId: string; implementationId: string; type: PlacementErrorKind },
  ) => void
  now: () => number
  log: Log
}

export type PlacementEngine = {
  start(): void
  /** Ends the view and removes what it has added to the page (BD-06). */
  endView(): void
  /**
   * Returns the content of a placement for an experience that draws it itself, under the rules of PL-02 to PL-15; null
   * where its triggers fail or there is none. @throws (rejects) for an unknown placement, or when the content cannot
   * be loaded
   */
  deliver(placementId: string, signal?: AbortSignal): Promise<Delivery>
}

/** A view, with the signal that ends it and its placements. */
type Cycle = { view: WireEvent; ended: AbortController; ready: Promise<void> }
type PlacementRequest = { placement: SitePlacement; implementation: Implementation; cycle: Cycle; signal: AbortSignal }

const nothing: Delivery = { content: null, onImpression() {}, onClickthrough() {} }

/**
 * Creates the engine that evaluates a site's placements on each view, after removing those of the previous view
 * (PL-05).
 */
export function createPlacementEngine(needs: PlacementEngineNeeds): PlacementEngine {
  const { placements, mode = 'LIVE', previewOptions, consent, counters, log, now } = needs
  const isSilent = mode === 'SAMPLE' || mode === 'NULL'
  let started = false
  let current: Cycle | undefined

  function onView(view: WireEvent): void {
    current?.ended.abort()
    const cycle = { view, ended: new AbortController(), ready: needs.wait(pageTypeOf(view.type)) }
    current = cycle
    for (const placement of placements) {
      const { active } = placement
      if (active?.load) start({ placement, implementation: active, cycle, signal: cycle.ended.signal })
    }
  }

  const start = withErrorBoundary(evaluatePlacement, (error) => log.error('Placements', { error }))

  async function evaluatePlacement(asked: PlacementRequest): Promise<void> {
    const { placement, implementation, signal } = asked
    const delivery = await contentFor(asked).catch(() => undefined) // reported already
    if (!delivery || signal.aborted) return
    await runPlacement({
      implementation,
      delivery,
      signal,
      options: {
        ...needs.options,
        log,
        meta: { ...needs.options.meta, placementId: placement.id, isPreview: mode === 'PREVIEW' },
        poll: (targets, options) => needs.poll(targets, { signal, ...options }),
        uv: isSilent ? { ...needs.options.uv, emit() {} } : needs.options.uv,
      },
      ready: needs.ready,
      addStyles: (css) => needs.addStyles(css, placement.id),
      onError: (error) => tellPlacementError(error, 'placement.js', asked),
    })
  }

  /**
   * Returns the delivery; undefined when the placement does not belong on the page or the view has ended. @throws
   * (rejects) when the content cannot be loaded
   */
  async function contentFor(asked: PlacementRequest): Promise<Delivery | undefined> {
    await asked.cycle.ready
    if (asked.signal.aborted || asked.cycle.ended.signal.aborted || !isCurrent(asked)) return undefined
    const { content, callbackData } = await contentOf(asked)
    const { placement, implementation } = asked
    const warnOfPlacement = (line: string) => log.warn(`${placement.id}: ${line}`)
    const countKind = (kind: 'impression' | 'clickthrough') => void counters[`${kind}s`]++
    const of = { placementId: placement.id, implementationId: implementation.id }
    const tells = createTells({
      callbackData,
      now,
      count: countKind,
      warn: warnOfPlacement,
      add: (callback) => needs.queue.add(callback, of),
    })
    return { content, ...tells }
  }

  function isCurrent(asked: PlacementRequest): boolean {
    const { placement, implementation, cycle } = asked
    // Content is requested by visitor id, which needs consent (BC-03).
    if (consent.state() !== 'granted') return false
    try {
      const facts = { url: needs.page().url, view: cycle.view, deviceType: needs.deviceType }
      const answer = checkTriggers(implementation.triggers ?? {}, facts)
      if (!answer.passes) log.debug(`${placement.id}: not delivered`, { because: answer.because })
      return answer.passes
    } catch (error) {
      tellPlacementError(error, 'placement.js', asked)
      return false
    }
  }

  async function contentOf(asked: PlacementRequest): Promise<{ content: unknown; callbackData: string | null }> {
    if (mode === 'NULL') return { content: null, callbackData: null }
    try {
      const ids = { placementId: asked.placement.id, implementationId: asked.implementation.id }
      const question = { mode, ...ids, previewOptions, attributes: needs.attributes() }
      const content = await getContent(question, { host: needs.host, send: sendAndCount })
      counters.delivered++
      return mode === 'SAMPLE' ? { ...content, callbackData: null } : content
    } catch (error) {
      counters.failed++
      tellPlacementError(error, 'failedRequest', asked)
      throw error
    }
  }

  function sendAndCount(request: Parameters<Send>[0]): ReturnType<Send> {
    counters.requested++
    return needs.send(request)
  }

  function tellPlacementError(
    error: unknown,
    type: PlacementErrorKind,
    { placement, implementation }: PlacementRequest,
  ): void {
    log.info(`${placement.id}: ${error}`)
    if (!isSilent) needs.tellError(error, { placementId: placement.id, implementationId: implementation.id, type })
  }

  return {
    start() {
      if (started) return log.info('The placement engine has started already')
      started = true
      consent.onChange((state) => state === 'denied' && current?.ended.abort())
      consent.whenGranted(() => needs.tracker.onView(onView))
    },
    endView: () => current?.ended.abort(),
    async deliver(placementId, signal) {
      const placement = placements.find(({ id }) => id === placementId)
      if (!placement) throw new Error(`There is no placement ${placementId}`)
      // Experiences receive a view before placements do.
      await Promise.resolve()
      const implementation = placement.active
      if (!current || !implementation) return nothing
      const { signal: ended } = current.ended
      return (await contentFor({ placement, implementation, cycle: current, signal: signal ?? ended })) ?? nothing
    },
  }
}

type PlacementErrorKind = 'failedRequest' | 'placement.js'

export type PlacementErrorFacts = { placementId: string; implementationId: string; type: PlacementErrorKind }

/** Returns the data of the `qubit.placementError` event for a failure (PL-16). */
export function placementErrorEvent(error: unknown, facts: PlacementErrorFacts): object {
  return { ...facts, ...errorTexts(error) }
}
