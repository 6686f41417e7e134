import type { AnchorName } from '../../contract/anchors.ts'
import type { WireEvent } from '../../contract/event.ts'
import type { ExperienceDefinition, Variation } from '../../contract/experience.ts'
import type { Attributes } from '../events/attributes.ts'
import type { Channel } from '../events/channel.ts'
import type { Log } from '../log.ts'
import type { Poll } from '../poller/poll.ts'

/** The one object that an experience's code is given (EX-22). */
export type ExperienceOptions = {
  meta: {
    cookieDomain: string
    trackingId: string
    isPreview: boolean
    vertical: 'ec'
    namespace?: string
    experienceId: string
    /** The same id, under its older name. */
    experimentId: string
    iterationId: string
    variationId: string
    variationMasterId: string
    variationIsControl: boolean
    visitorId: string
  }
  /** The content of this instance. */
  data: Record<string, unknown>
  solution: Record<string, unknown>
  /** Aborted when the experience is stopped: a new view, a page change, a stop from outside. */
  signal: AbortSignal
  /** Values shared within one activation. */
  state: { get(key: string): unknown; set(key: string, value: unknown): void }
  log: Log
  poll: Poll
  /** The sign by which a shop says that its page may be changed, e.g. after hydration: a selector or window path. */
  ready?: string
  /** The shop's selectors by anchor name. */
  anchors: Partial<Record<AnchorName, string>>
  /** The latest view, user, product and basket that the shop published (MP-06). */
  getAttributes(): Attributes
  uv: Pick<Channel<WireEvent>, 'on' | 'once'>
  /** Runs when the experience is stopped, last registered first. */
  onRemove(fn: () => void): void
  /** Reports that the experience cannot go on and undoes it; for a page that keeps taking its changes away (BD-01). */
  giveUp(reason: string): void
  emitCustomGoal(name: string): void
}

export type OptionsNeeds = {
  experience: ExperienceDefinition
  variation: Variation
  site: Pick<ExperienceOptions['meta'], 'cookieDomain' | 'trackingId' | 'namespace' | 'visitorId'>
  signal: AbortSignal
  onRemove: ExperienceOptions['onRemove']
} & Pick<ExperienceOptions, 'log' | 'poll' | 'ready' | 'anchors' | 'getAttributes' | 'uv' | 'giveUp' | 'emitCustomGoal'>

export function createOptions({
  experience,
  variation,
  site,
  signal,
  uv,
  poll,
  ...rest
}: OptionsNeeds): ExperienceOptions {
  const state = new Map<string, unknown>()
  const { experimentId, iterationId, template_data, solution_options = {} } = experience
  return {
    ...rest,
    meta: {
      ...site,
      isPreview: false,
      vertical: 'ec',
      experienceId: experimentId,
      experimentId,
      iterationId,
      variationId: variation.variationId,
      variationMasterId: variation.variationMasterId,
      variationIsControl: variation.variationIsControl,
    },
    data: template_data,
    solution: solution_options,
    signal,
    state: { get: (key) => state.get(key), set: (key, value) => void state.set(key, value) },
    poll: (targets, options) => poll(targets, { signal, ...options }),
    uv: disposedOn(signal, uv),
  }
}

/** Subscriptions that end with the experience. */
function disposedOn(signal: AbortSignal, uv: ExperienceOptions['uv']): ExperienceOptions['uv'] {
  const bound = (method: 'on' | 'once'): ExperienceOptions['uv']['on'] => {
    return (type, fn, context) => {
      const handle = uv[method](type, fn, context)
      signal.addEventListener('abort', () => handle.dispose(), { once: true })
      return handle
    }
  }
  return { on: bound('on'), once: bound('once') }
}
