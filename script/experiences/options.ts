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
  /** The same id, under its older name. */
  experimentId: string
  /** Only where the site lets names out (EX-02). */
  experienceName?: string
  iterationId: string
  variationId: string
  variationMasterId: string
  variationIsControl: boolean
  visitorId: string
}

export type ExperienceUv = Pick<Channel<WireEvent>, 'on' | 'once'> & {
  emit(type: string, data?: object): void
  /** What was emitted on this page so far. */
  events: readonly EmittedEvent[]
  /** Hears an event after the service answered for it. */
  onEventSent: Channel<WireEvent>['on']
  onceEventSent: Channel<WireEvent>['once']
}

/** The one object that an experience's code is given (EX-22). */
export type ExperienceOptions = ServiceOptions &
  SlotOptions &
  ExperienceMetrics & {
    meta: ExperienceMeta
    /** The content of this instance. */
    data: Record<string, unknown>
    solution: Record<string, unknown>
    /** What the module `utils` of the definition exports. */
    utils: unknown
    /** Aborted when the experience is stopped: a new view, a page change, a stop from outside. */
    signal: AbortSignal
    /** Values shared by trigger and execution of one activation. */
    state: { get(key: string): unknown; set(key: string, value: unknown): void }
    log: Log
    poll: Poll
    /** The sign by which a shop says that its page may be changed, e.g. after hydration: a selector or window path. */
    ready?: string
    /** The site's own style sheet for carousels, on another host (PO-20). */
    carouselCss?: string
    /** The shop's selectors by anchor name. */
    anchors: Partial<Record<AnchorName, string>>
    /** The latest view, user, product and basket that the shop published (MP-06). */
    getAttributes(): Attributes
    getBrowserState(): BrowserState
    /** The visitor with the numbers of this moment (VI-16). */
    getVisitorState(): Promise<PublicState>
    uv: ExperienceUv
    cookies: ExperienceCookies
    storage: Pick<KeyValue, 'get' | 'set' | 'remove'>
    /** From this call on the variation counts as seen when something is shown, not when its code has run (EX-21). */
    exposure(): { shown(): void /** Why nothing is, so far. */; notShown(because: string): void }
    /** Runs when triggers and lock have passed, before the variation. */
    onActivation(fn: () => void): void
    /** Runs when the experience is stopped, last registered first. */
    onRemove(fn: () => void): void
    /** Reports that the experience cannot go on and undoes it; for a page that keeps taking its changes away (BD-01). */
    giveUp(reason: string): void
    /** Does not activate again before a time in epoch milliseconds (EX-25). */
    closeUntil(timestamp: number): void
    /** Leaves this page for another address; the visitor has seen the variation. */
    redirectTo(url: string): void
    /** @throws an error named 'No custom goal name' when there is no name (GO-05) */
    emitCustomGoal(name: string): void
  } & Pick<SegmentEngine, 'isMemberOf' | 'getMemberships' | 'onMembershipsChanged'>

/** What an options object is made of: all but what is made here. */
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

/** Subscriptions that end with the experience. */
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
