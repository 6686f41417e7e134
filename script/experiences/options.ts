import type { AnchorName } from '../../contract/anchors.ts'
import type { EmittedEvent, WireEvent } from '../../contract/event.ts'
import type { ExperienceDefinition, Variation } from '../../contract/experience.ts'
import type { Poll } from '../browser/poll.ts'
import type { Attributes } from '../events/attributes.ts'
import type { Channel } from '../events/channel.ts'
import type { KeyValue } from '../key-value.ts'
import type { Log } from '../log.ts'
import type { SegmentEngine } from '../segments/engine.ts'
import type { BrowserState } from '../visitor/device/browser-state.ts'
import type { PublicState } from '../visitor/public-state.ts'
import type { ExperienceMetrics } from './metrics.ts'
import type { ExperienceCookies } from './own-storage.ts'
import type { ServiceOptions } from './service-options.ts'
import type { SlotOptions } from './slots/slot-options.ts'

export type ExperienceMeta = {
  cookieDomain: string
  trackingId: string
  isPreview: boolean
  vertical: 'ec'
  namespace?: string
  experienceId: string
  /** The same id under its older name. */
  experimentId: string
  /** Only present if the site publishes names (EX-02). */
  experienceName?: string
  iterationId: string
  variationId: string
  variationMasterId: string
  variationIsControl: boolean
  visitorId: string
}

export type ExperienceUv = Pick<Channel<WireEvent>, 'on' | 'once'> & {
  emit(type: string, data?: object): void
  /** The events emitted on this page so far. */
  events: readonly EmittedEvent[]
  /** Calls back with an event after the service has acknowledged it. */
  onEventSent: Channel<WireEvent>['on']
  onceEventSent: Channel<WireEvent>['once']
}

/** The object that an experience's code receives (EX-22). */
export type ExperienceOptions = ServiceOptions &
  SlotOptions &
  ExperienceMetrics & {
    meta: ExperienceMeta
    /** The content values of this experience. */
    data: Record<string, unknown>
    solution: Record<string, unknown>
    /** The exports of the definition's `utils` module. */
    utils: unknown
    /** Aborted when the experience stops: on a new view, on a page change or when it is stopped from outside. */
    signal: AbortSignal
    /** Values shared by the trigger and the execution of one activation. */
    state: { get(key: string): unknown; set(key: string, value: unknown): void }
    log: Log
    poll: Poll
    /** A selector or window path that appears when the page may be changed, for example after hydration. */
    ready?: string
    /** Address of the site's own style sheet for carousels, on another host (PO-20). */
    carouselCss?: string
    /** The shop's selectors by anchor name. */
    anchors: Partial<Record<AnchorName, string>>
    /** Returns the latest view, user, product and basket that the shop has published (MP-06). */
    getAttributes(): Attributes
    getBrowserState(): BrowserState
    /** Resolves to the visitor with their current counters (VI-16). */
    getVisitorState(): Promise<PublicState>
    uv: ExperienceUv
    cookies: ExperienceCookies
    storage: Pick<KeyValue, 'get' | 'set' | 'remove'>
    /**
     * After this call the variation counts as seen when `shown` is called, not when its code has run (EX-21). Further calls
     * of `shown`, each before a change of the page, only say whose change it is, where that is measured (BD-07).
     */
    exposure(): { shown(): void /** Reports why nothing is shown so far. */; notShown(because: string): void }
    /** Registers a function that runs after triggers and lock have passed and before the variation. */
    onActivation(fn: () => void): void
    /** Registers a function that runs when the experience stops; the last registered runs first. */
    onRemove(fn: () => void): void
    /** Reports that the experience cannot continue and undoes it; for a page that keeps removing its changes (BD-01). */
    giveUp(reason: string): void
    /** Prevents further activations until a time in epoch milliseconds (EX-25). */
    closeUntil(timestamp: number): void
    /** Leaves this page for another address; the variation counts as seen. */
    redirectTo(url: string): void
    /** @throws an error named 'No custom goal name' when the name is missing (GO-05) */
    emitCustomGoal(name: string): void
  } & Pick<SegmentEngine, 'isMemberOf' | 'getMemberships' | 'onMembershipsChanged'>

/** The inputs of an options object. */
export type OptionsNeeds = Omit<ExperienceOptions, 'meta' | 'data' | 'solution' | 'state'> & {
  experience: ExperienceDefinition
  variation: Variation
  site: Pick<ExperienceMeta, 'cookieDomain' | 'trackingId' | 'namespace' | 'visitorId' | 'isPreview' | 'experienceName'>
}

export function createOptions({ experience, variation, site, ...rest }: OptionsNeeds): ExperienceOptions {
  const { signal, uv, poll } = rest
  const state = new Map<string, unknown>()
  const { experimentId, iterationId, template_data, solution_options = {} } = experience
  return {
    ...rest,
    meta: {
      ...site,
      vertical: 'ec',
      experienceId: experimentId,
      experimentId,
      iterationId,
      variationId: variation.variationId,
      variationMasterId: variation.variationMasterId,
      variationIsControl: variation.variationIsControl,
    },
    data: { ...template_data, ...variation.template_data },
    solution: solution_options,
    state: { get: (key) => state.get(key), set: (key, value) => void state.set(key, value) },
    poll: (targets, options) => poll(targets, { signal, ...options }),
    uv: disposedOn(signal, uv),
    onMembershipsChanged(fn) {
      const dispose = rest.onMembershipsChanged(fn)
      signal.addEventListener('abort', dispose, { once: true })
      return dispose
    },
  }
}

/** Wraps subscriptions so that they end with the experience. */
function disposedOn(signal: AbortSignal, uv: ExperienceUv): ExperienceUv {
  const bindMethod = (method: 'on' | 'once' | 'onEventSent' | 'onceEventSent'): ExperienceUv['on'] => {
    return (type, fn, context) => {
      const handle = uv[method](type, fn, context)
      signal.addEventListener('abort', () => handle.dispose(), { once: true })
      return handle
    }
  }
  return {
    emit: uv.emit,
    get events() {
      return uv.events
    },
    on: bindMethod('on'),
    once: bindMethod('once'),
    onEventSent: bindMethod('onEventSent'),
    onceEventSent: bindMethod('onceEventSent'),
  }
}
