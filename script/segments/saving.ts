import { messageOf } from '../../contract/message-of.ts'
import type { LimitsConfig } from '../../contract/script-config.ts'
import type { KeyValue } from '../key-value.ts'
import type { Log } from '../log.ts'
import type { Send } from '../services/remote/request.ts'
import { deferTimeout } from './deferred-timeouts.ts'
import type { Evaluation, StoredState } from './evaluation-types.ts'
import { mergeTabStates } from './merge-tab-states.ts'
import { limits } from './segment-limits.ts'
import { readStash, writeStash } from './stash.ts'
import type { History } from './state.ts'
import { changedAt, readState, writeState } from './stored-state.ts'
import { createSyncer } from './syncer.ts'

export type SavingNeeds = {
  /** Called when there is something to save. */
  evaluation: () => Pick<Evaluation, 'history' | 'memberships'>
  visitorId: () => string
  /** Whether this page has made the id, so that no service can know anything of it. */
  isNewVisitor?: boolean
  trackingId: string
  propertyId: string
  namespace?: string
  hosts: { stash: string }
  storage: KeyValue | undefined
  lookedUp: () => unknown
  send: Send
  now: () => number
  after: (ms: number, task: () => void) => void
  whenGranted: (task: () => void) => void
  /** From `config.limits`. */
  bounds?: LimitsConfig
  log: Log
}

export type StateSaving = {
  /** Resolves to the newest usable state of local storage and stash, else that of the lookup (SG-31). Never rejects or waits long. */
  restore(): Promise<StoredState | undefined>
  /** Called when the state may have changed. */
  changed(): void
  /** Called when the page is left. */
  leave(): void
}

const key = 'qb_segments'

/** Saves the state for the next page in local storage and the stash, and registers the nearest timeout with the service. */
export function createSaving(needs: SavingNeeds): StateSaving {
  const { evaluation, storage, visitorId, trackingId, hosts, after, whenGranted, bounds, log } = needs
  const place = { ...needs, host: hosts.stash, namespace: `${needs.namespace ?? ''}${trackingId}` }
  const currentState = (): StoredState => ({ history: evaluation().history(), segments: [...evaluation().memberships] })
  const onFailure = (error: unknown) => log.warn(messageOf(error))
  let isGranted = false
  whenGranted(() => {
    isGranted = true
  })
  // Without consent each attempt would fail, and many shops have what is written to the console among their errors.
  const afterConsent = (ms: number, task: () => void) => whenGranted(() => after(ms, task))
  const stash = createSyncer({
    current: () => writeState(mergedState()),
    save: (state) => writeStash(place, state),
    isSame: (a, b) => a.state === b.state && `${a.segments}` === `${b.segments}`,
    onFailure,
    after: afterConsent,
    bounds,
  })
  const deferred = createSyncer({
    current: () => nearestOf(mergedState()),
    save: (timestamp) => deferTimeout(place, timestamp),
    isSame: (a, b) => a === b,
    onFailure,
    after: afterConsent,
    bounds,
  })
  let changes = 0
  let stored = 0
  /** What this tab knew, or has seen stored, when it last read or wrote. */
  let base: History['criteria'] | undefined

  /** Returns the state with what other tabs have stored meanwhile. */
  const mergedState = () => mergeTabStates(currentState(), base, readLocal())

  function storeState(): void {
    if (stored === changes) return
    stored = changes
    storage?.set(key, JSON.stringify({ ...writeState(mergedState()), visitorId: visitorId() }))
    base = evaluation().history().criteria
  }

  function checkStorage(): void {
    stash.check()
    deferred.check()
  }

  function readLocal(): StoredState | undefined {
    try {
      const stored = JSON.parse(storage?.get(key) ?? 'null')
      // A different visitor id starts with an empty state.
      return stored?.visitorId === visitorId() ? readState(stored, log) : undefined
    } catch {
      log.warn('The stored segments cannot be read')
      return undefined
    }
  }

  // Asked for now, so that the answer comes while the start still waits for that of the lookup.
  const asked = needs.isNewVisitor ? undefined : readStash(place)
  asked?.catch(() => {})

  return {
    async restore() {
      let state = readLocal()
      // It is not known whether the previous page has registered it.
      deferred.begin(nearestOf(state) === Number.POSITIVE_INFINITY ? Number.POSITIVE_INFINITY : undefined)
      const chooseState = async () => {
        // A failure now may be no failure then: the visitor may have agreed meanwhile.
        const remote = await asked
          ?.catch(() => readStash(place))
          .then(
            (data) => readState(data, log),
            (error) => void (isGranted && onFailure(error)),
          )
        if (remote && changedAt(remote) >= changedAt(state)) {
          state = remote
          stash.begin(writeState(remote))
          deferred.begin(nearestOf(remote))
        }
        state ??= readState(await needs.lookedUp(), log)
      }
      const late = new Promise<void>((resolve) => after(limits.readMs, resolve))
      await Promise.race([chooseState().catch(onFailure), late])
      base = state?.history.criteria
      if (state) checkStorage()
      return state
    },
    changed() {
      const change = ++changes
      after(bounds?.storageDelayMs ?? limits.storageDelayMs, () => change === changes && storeState())
      checkStorage()
    },
    leave: storeState,
  }
}

function nearestOf(state: StoredState | undefined): number {
  const timeouts = Object.values(state?.history.criteria ?? {}).map(({ timeout }) => timeout)
  return Math.min(...timeouts.flatMap((timeout) => (timeout?.type === 'time' ? timeout.value : [])))
}
