import Type, { type Static, type TSchema, type TUnsafe } from 'typebox'

/** The kinds of content fields. Each determines how the kit reads a value (SHR-01.13 to SHR-01.23). */
export const fieldKinds = [
  'text',
  'rich',
  'url',
  'image',
  'color',
  'length',
  'number',
  'boolean',
  'choice',
  'texts',
  'list',
  'group',
] as const
export type FieldKind = (typeof fieldKinds)[number]

/** The limits of a number, or of a length in px. `instep check` and editors keep them; the script uses any number. */
export type FieldLimits = { whole?: true; from?: number; above?: number; upTo?: number; oneOf?: readonly number[] }

/** What a text must be for its experience to do anything, which `instep check` checks. */
export type TextForm = 'selector' | 'time' | 'popup-name' | 'ip-addresses' | 'country'

type FieldMeaning = { meaning: string; limits?: FieldLimits; form?: TextForm }
type RequiredField = FieldMeaning & { required: true }
type OptionalField<T> = FieldMeaning & { required?: false; default?: T }
type FieldOptions<T> = RequiredField | OptionalField<T>

/**
 * The schema of a field: TypeBox for check, reference and editor; `kind` for the reader in the browser. `T` is the type that
 * an experience reads, `W` the type that a site owner writes.
 */
export type Field<T, R extends boolean, W = T> = TUnsafe<T> & {
  kind: FieldKind
  needed: R
  /** For a list: the fields of an entry and the maximum number of entries; for a group: its fields. */
  entries?: Fields
  most?: number
  /** For a choice: the allowed values. */
  values?: readonly string[]
  limits?: FieldLimits | undefined
  form?: TextForm | undefined
  /** Exists only as a type. */
  written?: W
}

type NeededBy<O> = O extends RequiredField ? true : false

// An interface: compilers before TypeScript 6 take the type for a circle, since a field may have fields.
export interface Fields {
  // biome-ignore lint/suspicious/noExplicitAny: fields of every type stand in one record; the exact types are kept by inference
  [name: string]: Field<any, boolean, any>
}

/** Content as an experience receives it, with defaults applied. */
export type ContentOf<F extends Fields> = { [K in keyof F]: Static<F[K]> }

/** Content as a site owner writes it. Only fields without a default are required. */
export type ContentInput<F extends Fields> = {
  [K in keyof F as F[K]['needed'] extends true ? K : never]: NonNullable<F[K]['written']>
} & { [K in keyof F as F[K]['needed'] extends true ? never : K]?: NonNullable<F[K]['written']> }

function makeField<T, R extends boolean>(kind: FieldKind, json: object, options: FieldOptions<T>): Field<T, R> {
  const { required = false, meaning, limits, form } = options
  const preset = 'default' in options ? { default: options.default } : {}
  const schema = Type.Unsafe<T>({ ...json, ...preset, description: meaning })
  return Object.assign(schema, { kind, needed: required as R, limits, form })
}

const string = { type: 'string' }

/** Text, never interpreted as markup. */
export const text = <O extends FieldOptions<string>>(options: O) =>
  makeField<string, NeededBy<O>>('text', string, withBlankDefault(options))
/** Text with line breaks, and bold parts between double asterisks. */
export const rich = <O extends FieldOptions<string>>(options: O) =>
  makeField<string, NeededBy<O>>('rich', string, withBlankDefault(options))
/** A relative address, or one with the scheme http, https, mailto or tel. */
export const url = <O extends FieldOptions<string>>(options: O) =>
  makeField<string, NeededBy<O>>('url', string, withBlankDefault(options))
/** The address of a picture. */
export const image = <O extends FieldOptions<string>>(options: O) =>
  makeField<string, NeededBy<O>>('image', string, withBlankDefault(options))
/** Any colour that the browser can parse; '' keeps the colour of the shop. */
export const color = <O extends FieldOptions<string>>(options: O) =>
  makeField<string, NeededBy<O>>('color', string, withBlankDefault(options))
/** A number (px), or one with px, em, rem, % or vw. */
export const length = <O extends FieldOptions<string>>(options: O) =>
  makeField<string, NeededBy<O>>('length', string, withBlankDefault(options))
export const boolean = <O extends FieldOptions<boolean>>(options: O) =>
  makeField<boolean, NeededBy<O>>('boolean', { type: 'boolean' }, options)
/** Undefined when the value is missing and there is no default. */
export const number = <O extends FieldOptions<number>>(options: O) =>
  makeField<O extends RequiredField | { default: number } ? number : number | undefined, NeededBy<O>>(
    'number',
    { type: 'number' },
    options as FieldOptions<never>,
  )

/** One of several values; any other counts as missing. */
export function choice<const V extends string, O extends FieldOptions<V>>(values: readonly V[], options: O) {
  const schema = makeField<V, NeededBy<O>>('choice', { enum: values }, options)
  return Object.assign(schema, { values })
}

/** Several short texts: a list, or one text separated by commas. */
export function texts<O extends FieldOptions<string[]>>(options: O) {
  const json = { anyOf: [string, { type: 'array', items: string }] }
  const schema = makeField<readonly string[], NeededBy<O>>(
    'texts',
    json,
    options.required ? options : { default: [], ...options },
  )
  return schema as Field<readonly string[], NeededBy<O>, string | readonly string[]>
}

/**
 * Entries with their own fields. Entries without their required fields are skipped (SHR-01.23), and of the others those
 * beyond `most` are ignored.
 */
export function list<F extends Fields, O extends FieldOptions<never[]> & { most?: number }>(entries: F, options: O) {
  const json = { type: 'array', items: objectSchema(entries) }
  const schema = makeField<never[], NeededBy<O>>('list', json, options.required ? options : { default: [], ...options })
  return Object.assign(schema, { entries, most: options.most }) as unknown as Field<
    ContentOf<F>[],
    NeededBy<O>,
    readonly ContentInput<F>[]
  >
}

/** A list whose entries have a single field. An entry may also be written as the bare value of that field. */
export function bareList<F extends Fields, O extends FieldOptions<ContentOf<F>[]>>(entries: F, options: O) {
  const json = { type: 'array', items: { anyOf: [...Object.values(entries), objectSchema(entries)] } }
  const schema = makeField<ContentOf<F>[], NeededBy<O>>(
    'list',
    json,
    options.required ? options : { default: [], ...options },
  )
  type Written = ContentInput<F> | NonNullable<F[keyof F]['written']>
  return Object.assign(schema, { entries }) as unknown as Field<ContentOf<F>[], NeededBy<O>, readonly Written[]>
}

/**
 * An object with its own fields. The ledger writes it with a dot: `image1` of `category` is `category.image1` (SHR-01.21).
 */
export function group<F extends Fields>(members: F, { meaning }: FieldMeaning) {
  const needed = Object.values(members).some((member) => member.needed)
  const schema = Object.assign(objectSchema(members), { kind: 'group', needed, entries: members, description: meaning })
  return schema as unknown as Field<ContentOf<F>, F[keyof F]['needed'], ContentInput<F>>
}

/** The schema of a complete content, of a list entry or of a group. */
export function objectSchema(fields: Fields): TSchema {
  const properties = Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => [name, schema.needed ? schema : Type.Optional(schema)]),
  )
  return Type.Object(properties, { additionalProperties: false })
}

/** The default of an optional text without a default of its own is ''. */
function withBlankDefault<O extends FieldOptions<string>>(options: O): O {
  return options.required || 'default' in options ? options : { ...options, default: '' }
}
