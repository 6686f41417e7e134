import type { FieldKind, Fields } from '../fields.ts'

type Content = Record<string, unknown>
/** What stands around a field: its description, and the content, entry or group that it is in. */
type Around = { field: Fields[string]; within: Content }
export type Fill = { kinds: readonly FieldKind[]; with: (name: string, value: unknown, around: Around) => unknown }

/** Content with the fields of some kinds filled anew, in lists and groups too. */
export function fillFields(fields: Fields, content: Content, fill: Fill): Content {
  const filled: Content = { ...content }
  for (const [name, field] of Object.entries(fields)) {
    const value = content[name]
    if (fill.kinds.includes(field.kind))
      filled[name] = fill.with(name, value ?? (field as { default?: unknown }).default, { field, within: content })
    else if (field.kind === 'list' && field.entries)
      filled[name] = (value as Content[] | undefined)?.map((entry) => fillFields(field.entries ?? {}, entry, fill))
    else if (field.kind === 'group' && field.entries)
      filled[name] = fillFields(field.entries, (value as Content | undefined) ?? {}, fill)
  }
  return filled
}

/** Whether a text is a name under which something is known, and no words for a shopper: `also-like`, `CA`. */
export function isName(field: string, value: unknown): boolean {
  return /(id|name)$/i.test(field) || /^([a-z0-9]+(-[a-z0-9]+)*|[A-Z]{2})$/.test(String(value ?? ''))
}
