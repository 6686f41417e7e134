import type { Page } from '../../browser/page.ts'
import type { Log } from '../../log.ts'
import type { Bus } from '../bus.ts'

/** What a source of events is given (BU-05): the page it listens to, the bus on which it says what it heard. */
export type SourceNeeds = {
  page: Pick<Page, 'window' | 'facts' | 'after' | 'onLeaving'>
  bus: Bus
  log: Log
}

/** Begins to listen; what the page said before comes first. */
export type StartSource<Option = true> = (needs: SourceNeeds, option: Option) => void
