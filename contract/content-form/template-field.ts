export type TemplateFields = Record<string, TemplateField>

/** A field of a template's content as data, for forms that know no code of the catalogue. */
export type TemplateField = {
  kind:
    | 'text'
    | 'rich'
    | 'url'
    | 'image'
    | 'color'
    | 'length'
    | 'number'
    | 'boolean'
    | 'choice'
    | 'texts'
    | 'list'
    | 'group'
  meaning: string
  default?: unknown
  needed: boolean
  /** Of a list: the highest number of entries. */
  most?: number
  /** Of a choice. */
  values?: readonly string[]
  /** Of a group: its fields; of a list: those of an entry. */
  entries?: TemplateFields
}
