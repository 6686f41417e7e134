import type { LookupAnswer } from '../../../contract/lookup-answer.ts'

export type History = Partial<LookupAnswer['history']>
export type Arrival = { referrerUrl: string; url: string }
export type Action =
  | ({ kind: 'load' } & Arrival)
  | { kind: 'view' | 'other' }
  | { kind: 'transaction'; id: unknown }
  | { kind: 'lookup'; history: History; force: boolean }
  | { kind: 'pass'; ms: number }

export const minute = 60_000
export const domains = ['shop.test', 'shop.example']

/** Computes the visitor's numbers as the ledger specifies them, without cookies, bus and tabs. */
export function aModel(start: number) {
  const numbers = {
    viewNumber: 0,
    entranceViewNumber: 0,
    sessionNumber: 0,
    entranceNumber: 0,
    conversionNumber: 0,
    conversionCycleNumber: 1,
    lifetimeValue: 0,
    eventNumber: 0,
    firstViewTs: undefined as number | undefined,
    lastViewTs: undefined as number | undefined,
    firstConversionTs: undefined as number | undefined,
    lastConversionTs: undefined as number | undefined,
    entranceTs: undefined as number | undefined,
  }
  const noSession = { sessionViewNumber: 0, sessionTs: undefined as number | undefined, sessionConversionNumber: 0 }
  let session = { ...noSession }
  let now = start
  let writtenAt = start
  let loadedAt = start
  /** A new visitor has an id to be written. */
  let unsavedSince: number | undefined = start
  let page: Arrival = { referrerUrl: '', url: '' }
  let hasView = false
  let hasTold = false
  let ids: string[] = []

  function renew(): void {
    unsavedSince ??= now
  }

  /** CK-09: a session is over 30 minutes after its last write, on this page or found on load. */
  function forgetOld(since = Math.max(writtenAt, loadedAt)): void {
    if (unsavedSince === undefined && now - since >= 30 * minute) session = { ...noSession }
  }

  /** CK-12: a change is written after 5 seconds, or when the page is left (CK-13). */
  function write(at: number): void {
    if (unsavedSince === undefined || at > now) return
    writtenAt = at
    unsavedSince = undefined
  }

  function isEntrance(): boolean {
    if (hasView) return false
    const host = /^https?:\/\/([^/?#]+)/.exec(page.referrerUrl)?.[1]
    const isSelf = domains.some((domain) => host === domain || host?.endsWith(`.${domain}`))
    const hasUtm = /[?&]utm_\w+=[^&]/i.test(page.url)
    if (numbers.viewNumber === 0) return true
    if (isSelf) return false
    if (host === undefined) return session.sessionViewNumber === 0 || hasUtm
    return true
  }

  /** Types of the events that are sent. */
  function view(): string[] {
    const entrance = isEntrance()
    const begins = session.sessionViewNumber === 0
    hasView = true
    numbers.viewNumber++
    numbers.entranceViewNumber++
    session.sessionViewNumber++
    numbers.firstViewTs ??= now
    numbers.lastViewTs = now
    if (begins) {
      numbers.sessionNumber++
      session.sessionTs = now
    }
    if (entrance) {
      numbers.entranceNumber++
      numbers.entranceViewNumber = 1
      numbers.entranceTs = now
    }
    return ['ecView', ...(begins ? ['qubit.session'] : []), ...(entrance ? ['qubit.entrance'] : [])]
  }

  function transaction(raw: unknown): string[] {
    const id = raw === undefined || raw === null ? '' : String(raw).trim()
    const type = 'ecBasketTransactionSummary'
    if (id === '') {
      // Sent once per page load (EV-20).
      const told = hasTold ? [] : ['qubit.debug']
      hasTold = true
      return [...told, type]
    }
    if (!ids.includes(id)) {
      ids = [...ids, id].slice(-100)
      if (session.sessionConversionNumber === 0) numbers.conversionCycleNumber++
      session.sessionConversionNumber++
      numbers.conversionNumber++
      numbers.firstConversionTs ??= now
      numbers.lastConversionTs = now
    }
    return [type]
  }

  function lookup(history: History, force: boolean): void {
    const { views = 0, sessions, entrances, conversions = 0, conversionCycle = 0, lifetimeValue = 0 } = history
    numbers.viewNumber = Math.max(numbers.viewNumber, views)
    numbers.sessionNumber = force && sessions !== undefined ? sessions : Math.max(numbers.sessionNumber, sessions ?? 0)
    numbers.entranceNumber =
      force && entrances !== undefined ? entrances : Math.max(numbers.entranceNumber, entrances ?? 0)
    numbers.conversionNumber = Math.max(numbers.conversionNumber, conversions)
    numbers.conversionCycleNumber = Math.max(numbers.conversionCycleNumber, conversionCycle)
    numbers.lifetimeValue = Math.max(numbers.lifetimeValue, lifetimeValue)
    const of = (which: typeof Math.max, ours: number | undefined, theirs: number | null | undefined) =>
      theirs === null || theirs === undefined ? ours : which(ours ?? theirs, theirs)
    numbers.firstViewTs = of(Math.min, numbers.firstViewTs, history.firstView)
    numbers.lastViewTs = of(Math.max, numbers.lastViewTs, history.lastView)
    numbers.firstConversionTs = of(Math.min, numbers.firstConversionTs, history.firstConversion)
    numbers.lastConversionTs = of(Math.max, numbers.lastConversionTs, history.lastConversion)
  }

  return {
    /** Both cookies together, at this time. */
    state() {
      forgetOld()
      return { ...numbers, ...session }
    },
    /** Types of the events that the action sends. */
    act(action: Action): string[] {
      if (action.kind === 'pass') {
        now += action.ms
        write((unsavedSince ?? now) + 5000)
        return []
      }
      if (action.kind === 'load') {
        write(now)
        forgetOld(writtenAt)
        loadedAt = now
        page = action
        hasView = false
        hasTold = false
        return []
      }
      forgetOld()
      if (action.kind === 'lookup') {
        lookup(action.history, action.force)
        renew()
        return []
      }
      if (action.kind !== 'view' && !hasView) return []
      const sent =
        action.kind === 'view' ? view() : action.kind === 'transaction' ? transaction(action.id) : ['ecOther']
      numbers.eventNumber += sent.length
      renew()
      // A view is written at once (CK-12).
      if (action.kind === 'view') write(now)
      return sent
    },
  }
}
