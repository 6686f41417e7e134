import type { FieldProblem } from '../console/steer.ts'
import type { PreviewEnvironment } from '../preview-script.ts'
import type { SiteChanges } from './site-changes.ts'

/** The file beside a built script that says with which version of the console's changes it was built; missing where with none. */
export const builtVersionName = 'changes-version.json'

/**
 * What the service asks of the process that checks and builds a site with the console's changes:
 * - `check`: only look for mistakes
 * - `preview`: build the preview script of this id
 * - `publish`: build the site's script into its folder, with its description for the console; null means the changes that lie
 *   in a file beside the configuration
 */
export type WorkshopOrder =
  | { kind: 'check'; changes: SiteChanges }
  | { kind: 'preview'; changes: SiteChanges; localId: string }
  | { kind: 'publish'; changes: SiteChanges | null }

/** `environment`: what a link to the preview has to name; null where the site's own is right. */
export type WorkshopAnswer = { problems: FieldProblem[]; environment: PreviewEnvironment | null }

/**
 * What the process says: that it is ready, with the files it was made from, and again before each answer, with those that it has read
 * meanwhile; how far an order is; and what became of it.
 */
export type WorkshopMessage =
  | { files: string[] }
  | { order: number; step: 'checking' | 'building' }
  | { order: number; answer: WorkshopAnswer }

/** Where the process finds and leaves files. `localOrigin` is set on a developer's machine: the origin of its service. */
export type WorkshopPlace = {
  config: string
  scriptFolder: string
  previewFolder: string
  siteFile: string
  localOrigin: string | null
}
