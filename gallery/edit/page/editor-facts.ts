import type { DeviceType } from '../../../contract/experience.ts'
import type { FormFields } from '../form/form-field.ts'

/** The ids of the element that the form is drawn into, and of its facts. */
export const editorId = 'gallery-editor'
export const editorJsonId = 'gallery-editor-facts'

/** What the page knows of the experience that is edited. */
export type EditorFacts = {
  /** As it is in the configuration. */
  instance: { id: string; template: string; content: object }
  title: string
  look: string
  devices: readonly DeviceType[]
  fields: FormFields
  /** Addresses of pictures that the shop has. */
  pictures: string[]
}
