import type { TemplateId } from '../../catalogue.ts'
import type { RunFacts } from '../run-template.ts'

/** A page on which a template has nothing to show, and why, as the inspector says it. */
export type NothingShownRow = {
  template: TemplateId
  /** Where the reason is written: file and words, with {} for what is filled in. */
  source: string
  /** The page, in place of the one with every anchor. */
  html?: string
  /** The path of the page, in place of /uk/en/. */
  path?: string
  /** Whether the visitor had the page before, in the same session. */
  comesAgain?: boolean
  /** What differs from a run with the template's sample. */
  facts?: Partial<RunFacts>
  says: string
}
