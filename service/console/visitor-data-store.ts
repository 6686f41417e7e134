import type { SeenExperience, VisitorOrder } from '../../contract/console/visitor.ts'
import type { ArrivedEvent } from './traffic-store.ts'

/** The last event of a visitor; `receivedAt` in epoch milliseconds. */
export type LastHeard = Pick<ArrivedEvent, 'position' | 'receivedAt' | 'isCrawler'> & { visitorId: string }

/** What is stored of single visitors, for the console. */
export type VisitorDataStore = {
  /** At most `atMost` visitors who were heard of lately, the latest first. */
  latest(trackingId: string, atMost: number): Promise<LastHeard[]>
  experiences(trackingId: string, visitorId: string): Promise<SeenExperience[]>
  orders(trackingId: string, visitorId: string): Promise<VisitorOrder[]>
  /** At most `atMost` events that arrived before a position, the newest first. */
  events(trackingId: string, visitorId: string, page: { before: number; atMost: number }): Promise<ArrivedEvent[]>
  /** Every row of a visitor in all sites, some of one table at a time. */
  readAll(visitorId: string): AsyncIterable<{ table: string; rows: object[] }>
  /** Erases all that `readAll` reads in one commit, overwrites its bytes, and returns the rows by table. */
  erase(visitorId: string): Promise<Record<string, number>>
}
