import { endpointOf } from '../../../contract/endpoints.ts'
import { isFlagOn } from '../../../contract/flags.ts'
import type { ScriptConfig } from '../../../contract/script-config.ts'
import type { PageFacts } from '../../events/page-facts.ts'
import type { Send } from '../remote/request.ts'
import { callFunction, type FunctionAnswer } from './call-function.ts'
import { type LinkedFunctions, linkedId } from './linked-id.ts'

/** The caller, as sent to the service (FN-02). */
export type CallerMeta = {
  visitorId: string
  experienceId: string
  iterationId: string
  variationId: string
  variationMasterId: string
  isPreview: boolean
}

export type IntegrationNeeds = {
  config: ScriptConfig
  send: Send
  facts: () => PageFacts
  /** Epoch milliseconds. */
  now: () => number
  /** Returns the offset at a time in minutes, like `Date.getTimezoneOffset`. */
  timezoneOffset: (ts: number) => number
  meta: CallerMeta
  qfns?: LinkedFunctions
  /** Sends a notification that only the explorer receives (EV-19). */
  notify: (type: string, data: object) => void
}

export type CallOptions = {
  /** The caller's own id of this call; a scheduled call needs one to be cancelled. */
  key?: string
  /** Milliseconds from now; an alternative to `time`. */
  delay?: number
  /** Epoch milliseconds or an ISO date. */
  time?: number | string
  /** The period in which it may run: `{day: 'monday-friday', time: '09:00-17:00'}` in the visitor's time zone. */
  window?: { day?: string; time?: string }
  cancelOnConversion?: boolean
}

/** Each call rejects with `Failed to perform {action} action: {message}`, with `type` HTTP or MALFORMED_RESPONSE if applicable. */
export type Integration = {
  execute(data?: unknown, options?: CallOptions): Promise<FunctionAnswer>
  schedule(data?: unknown, options?: CallOptions): Promise<FunctionAnswer>
  cancel(options?: CallOptions): Promise<FunctionAnswer>
}

type Action = keyof Integration

/** The paths of the actions below the endpoint. */
const paths: Record<Action, string> = { execute: '', schedule: 'defer/', cancel: 'cancel/' }

/**
 * Creates the calls of one integration function; each starts from the default options (FN-01 to FN-07).
 * @throws `The integration "{name}" is not linked to this experience`
 */
export function createIntegration(needs: IntegrationNeeds, name: string, defaults: CallOptions = {}): Integration {
  const { config, send, notify } = needs
  const id = linkedId(name, needs.qfns)
  const meta = { source: 'experience', ...pickMeta(needs.meta) }

  async function callIntegration(
    action: Action,
    options: CallOptions,
    makeBody: () => object,
  ): Promise<FunctionAnswer> {
    if (!isFlagOn(config.flags, 'qfn')) throw new Error(`Failed to perform ${action} action: the flag qfn is off`)
    const facts = { name, action, key: options.key }
    notify('executeQfnRequestStart', facts)
    try {
      const url = `${endpointOf('qfn', config)}/${paths[action]}${encodeURIComponent(id)}`
      const { data, invocationId } = await callFunction(send, url, makeBody())
      notify('executeQfnRequestSuccess', { ...facts, invocationId })
      return { data, invocationId }
    } catch (error) {
      const { message, type } = error as Error & { type?: string }
      notify('executeQfnRequestFailed', { ...facts, message })
      const failure = new Error(`Failed to perform ${action} action: ${message}`, { cause: error })
      throw Object.assign(failure, type && { type })
    }
  }

  const timezoneOffset = () => needs.timezoneOffset(needs.now())
  return {
    execute(data, own) {
      const options = { ...defaults, ...own }
      return callIntegration('execute', options, () => {
        const { url, referrerUrl } = needs.facts()
        return { key: options.key, data, callerData: { url, referrerUrl, timezoneOffset: timezoneOffset() }, meta }
      })
    },
    schedule(data, own) {
      const options = { ...defaults, ...own }
      return callIntegration('schedule', options, () => {
        const { key, time, delay, window, cancelOnConversion } = options
        if (time != null && delay != null) throw new Error('Only one of time and delay can be used')
        if (time == null && delay == null) throw new Error('time or delay is required')
        const inZone = { ...window, timezoneOffset: timezoneOffset() }
        return { key, data, window: inZone, cancelOnConversion, time, delay, meta }
      })
    },
    cancel(own) {
      const { key } = { ...defaults, ...own }
      return callIntegration('cancel', { key }, () => ({ key, meta }))
    },
  }
}

function pickMeta(meta: CallerMeta): CallerMeta {
  const { visitorId, experienceId, iterationId, variationId, variationMasterId, isPreview } = meta
  return { visitorId, experienceId, iterationId, variationId, variationMasterId, isPreview }
}
