/** The services of the demo that can be set to fail (SHOP-106); the last is the shop's own route of the bag. */
export const demoServices = [
  'lookup',
  'ip',
  'weather',
  'counters',
  'datasets',
  'placements',
  'functions',
  'stash',
  'queries',
  'stamp',
  'callbacks',
  'events',
  'cart',
] as const
export type DemoService = (typeof demoServices)[number]

/** What a service can be set to besides its usual answers: an error, its answer after `lateMs`, or an answer with nothing in it. */
export const demoModes = ['fails', 'late', 'empty'] as const
export type DemoMode = (typeof demoModes)[number]

/** Milliseconds that a late answer takes (SHOP-106). */
export const lateMs = 5000

/** The parameter by which requests of a browser with settings are known, and the form of its value. */
export const demoParameter = 'demo'
export const demoTokenPattern = '^[A-Za-z0-9_-]{16,64}$'

/** Stands for every key of a dataset that has no setting of its own. */
export const everyKey = '*'

/** The columns of a record, or null: there is no such record. */
export type DemoRecord = Record<string, unknown> | null

/** What one browser is shown in place of what is so (SHOP-105, SHOP-106); a part that is missing is as usual. */
export type DemoSettings = {
  /** Two capital letters, as `FR`. */
  country?: string
  ip?: string
  /** Of every city: degrees, and a condition as 800 for a clear sky. */
  weather?: { temp: number; id: number }
  /** Counts by counter name and id. */
  counters?: Record<string, Record<string, number>>
  /** Records by dataset and key. */
  datasets?: Record<string, Record<string, DemoRecord>>
  /** Product ids, the best first. */
  recommendations?: string[]
  /** Minutes by which the page's clock is ahead. */
  clockOffset?: number
  /** The number of each session that the visitor begins. */
  session?: number
  modes?: Partial<Record<DemoService, DemoMode>>
}
