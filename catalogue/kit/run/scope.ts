import type { AnchorName } from '../../../contract/anchors.ts'
import type { ExperienceOptions } from '../../../script/experiences/options.ts'

/** When something of a template is first shown: then it counts as seen, and its control with it (SHR-01.34). */
export type Exposure = {
  /** Whether nothing may be changed. */
  isControl: boolean
  /** Called before each change of the page: whether it may be made. The first one counts, and ends the control. */
  happens(): boolean
  /** Why there is nothing to change, so far. */
  lacks(because: string): void
}

/** What kit verbs need to undo themselves and to give up on a page that fights back. */
export type DisposableScope = {
  /** Aborted when the experience is stopped. */
  signal: AbortSignal
  /** Runs when the experience is stopped, last registered first. */
  onRemove(undo: () => void): void
  /** Says that a change was lost to the page and is made again; false when that has happened too often (BD-01). */
  mayRestore(what: string): boolean
  exposure: Exposure
}

/** What a verb needs that makes one change and undoes it. */
export type ChangeScope = Pick<DisposableScope, 'onRemove' | 'exposure'>

/** What a running experience is given. */
export type Scope<Content> = DisposableScope & {
  content: Content
  /** Class prefix of the template: `product-low-stock`. */
  name: string
  /** The selector of a page element. @throws when the site names none */
  selector(anchor: AnchorName): string
  options: ExperienceOptions
}
