import type { AnchorName } from '../../../contract/anchors.ts'
import type { TemplateFields } from '../../../contract/content-form/template-field.ts'
import type { DeviceType } from '../../../contract/experience.ts'
import type { PageType } from '../../../contract/shop-events.ts'
import type { NeededSetting } from '../../../contract/site-settings.ts'

/** A template of the catalogue, as far as somebody who uses it has to know. */
export type EditorTemplate = {
  id: string
  title: string
  /** One line: where to look on the page, and for what. */
  look: string
  pages: readonly PageType[]
  devices: readonly DeviceType[]
  /** Page elements without which it does not run. */
  anchors: readonly AnchorName[]
  /** Settings of the site without which it does not run, unless the page tells the same. */
  needs: readonly NeededSetting[]
  /** The custom goals that it sends by itself. */
  emits: readonly string[]
  fields: TemplateFields
  /** Content to begin with. */
  sample: Record<string, unknown>
  /** The address of its picture. */
  picture: string
}
