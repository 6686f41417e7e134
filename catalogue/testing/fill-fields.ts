import type { FieldKind, Fields } from '../fields.ts'

type Content = Record<string, unknown>
/** The context of a field: its description, and the content, entry or group that contains it. */
type Around = { field: Fields[string]; within: Content }
export type Fill = { kinds: readonly FieldKind[]; with: (name: string, value: unknown, around: Around) => unknown }

/** Returns content with new values for fields of some kinds, including those in lists and groups. */
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

/** Whether a text is an identifier and not a text for shoppers: `also-like`, `CA`. */
export function isName(field: string, value: unknown): boolean {
  return /(id|name)$/i.test(field) || /^([a-z0-9]+(-[a-z0-9]+)*|[A-Z]{2})$/.test(String(value ?? ''))
}
