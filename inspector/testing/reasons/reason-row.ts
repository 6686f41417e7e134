import type { SiteExperience } from '../../../contract/script-config.ts'
import type { BrowserRun, BrowserRunFacts } from '../../../script/browser/testing/a-browser-run.ts'

/** A page on which one experience does not run for one reason, and what the inspector says. */
export type ReasonRow = {
  /** Where the reason is given: file and words, with {} for what is filled in. Undefined for what follows from the progress. */
  source?: string
  experience: SiteExperience
  /** Further experiences of the page, which come first. */
  others?: SiteExperience[]
  run?: BrowserRunFacts
  /** What happens between the start of the script and the view. */
  before?: (run: BrowserRun['run']) => void
  /** What happens after the view. */
  after?: (run: BrowserRun['run']) => void | Promise<void>
  label: string
  says: string | RegExp
}
