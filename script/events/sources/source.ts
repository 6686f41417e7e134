import type { Page } from '../../browser/page.ts'
import type { Log } from '../../log.ts'
import type { Bus } from '../bus.ts'

/** What a source of events receives (BU-05): the page it listens to, and the bus on which it emits. */
export type SourceNeeds = {
  page: Pick<Page, 'window' | 'facts' | 'after' | 'onLeaving' | 'storage'>
  bus: Bus
  log: Log
}

/** Starts a source; what the page has already reported comes first. */
export type StartSource<Option = true> = (needs: SourceNeeds, option: Option) => void
