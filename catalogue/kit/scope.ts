import type { AnchorName } from '../../contract/anchors.ts'
import type { ExperienceOptions } from '../../script/experiences/options.ts'

/** What kit verbs need to undo themselves and to give up on a page that fights back. */
export type Undoing = {
  /** Aborted when the experience is stopped. */
  signal: AbortSignal
  /** Runs when the experience is stopped, last registered first. */
  onRemove(undo: () => void): void
  /** Says that a change was lost to the page and is made again; false when that has happened too often (BD-01). */
  mayRestore(what: string): boolean
}

/** What a running experience is given. */
export type Scope<Content> = Undoing & {
  content: Content
  /** Class prefix of the template: `product-low-stock`. */
  name: string
  /** The selector of a page element. @throws when the site names none */
  selector(anchor: AnchorName): string
  options: ExperienceOptions
}
