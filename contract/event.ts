/**
 * An event as it travels to the collection service: the emitter's own fields at top level, plus `meta` and `context`
 * (EV-06, EV-09).
 */
export type WireEvent = {
  meta: EventMeta
  context: EventContext
  [field: string]: unknown
}

/** What a page emits: any object; the bus adds `meta.type` (EV-01). */
export type EmittedEvent = {
  meta: { type: string; [key: string]: unknown }
  [field: string]: unknown
}

/** EV-06. Times are epoch milliseconds. */
export type EventMeta = {
  type: string
  id: string
  ts: number
  seq: number
  url: string
  referrerUrl: string
  batchTs?: number
  trackingId: string
  /** `smartserve@{version}` */
  source: string
  bundleId?: string
}

/** EV-09. The numbers are those valid when the event was emitted; unknown values are absent. */
export type EventContext = {
  /** The visitor id. */
  id: string
  /** 1 to 100000, as text (VI-02). */
  sample: string
  viewNumber: number
  sessionNumber: number
  entranceNumber: number
  conversionNumber: number
  conversionCycleNumber: number
  sessionViewNumber: number
  entranceViewNumber: number
  /** Minutes, as `Date.getTimezoneOffset` gives them. */
  timezoneOffset: number
  entranceTs?: number
  sessionTs?: number
  viewTs?: number
  lifetimeValue?: { value: number }
  gaClientId?: string
}

const viewType = /^(?:.+\.)?[a-z]{2}View$/

/** Whether a type is a view's: two lower-case letters and `View`, alone or after a namespace prefix (VI-03). */
export function isViewType(type: string): boolean {
  return viewType.test(type)
}

/** A type without its namespace prefix: `shop.ecView` and `ecView` are both `ecView`; `qubit.*` types stay whole. */
export function withoutNamespace(type: string): string {
  return type.startsWith('qubit.') ? type : type.slice(type.lastIndexOf('.') + 1)
}

/** What the collection service answers to a batch (SV-29): an index that is not in `rejected` is stored. */
export type EventAnswer = {
  status: { code: number; message: string }
  /** Newly stored events of this batch. */
  accepted: number
  /** Events that were stored before. */
  duplicates: number
  rejected: { index: number; reason: string }[]
}
