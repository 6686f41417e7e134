import type { AnchorName } from '../../../contract/anchors.ts'
import type { TemplateSettings } from '../../../contract/site-settings.ts'
import type { ExperienceOptions } from '../../../script/experiences/options.ts'

/** Says when a template first shows something: the visitor, or the control, is counted then (SHR-01.34). */
export type Exposure = {
  /** Whether the template runs as control, which must not change the page. */
  isControl: boolean
  /**
   * Call it before each change of the page: returns whether the change may be made. The first call counts the visitor and
   * ends the control.
   */
  happens(): boolean
  /** Reports why there is nothing to change so far. */
  lacks(because: string): void
}

/** What functions of the kit need to undo their changes, and to give up when the page keeps reverting them. */
export type DisposableScope = {
  /** Aborted when the experience is stopped. */
  signal: AbortSignal
  /** Runs when the experience is stopped, last registered first. */
  onRemove(undo: () => void): void
  /**
   * Reports that the page has reverted a change, which is about to be made again. Returns false when that has happened too
   * often (BD-01).
   */
  mayRestore(what: string): boolean
  exposure: Exposure
}

/** What a function needs that makes one change and undoes it. */
export type ChangeScope = Pick<DisposableScope, 'onRemove' | 'exposure'>

/** What a template knows of the site that it runs on. */
export type SiteScope = {
  /** What the site says about its pages: how elements are read, and where pages are. */
  settings: TemplateSettings
  /** The selectors of the site; those of anchors that a template does not need may be missing. */
  anchors: ExperienceOptions['anchors']
}

/** The scope that a running experience receives. */
export type Scope<Content> = DisposableScope & {
  content: Content
  /** What the site says about its pages: how elements are read, and where pages are. */
  settings: TemplateSettings
  /** The class prefix of the template, e.g. `product-low-stock`. */
  name: string
  /**
   * Returns the selector of an anchor.
   * @throws when the site configuration does not define it
   */
  selector(anchor: AnchorName): string
  options: ExperienceOptions
}
