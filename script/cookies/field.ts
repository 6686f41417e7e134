/** One segment of a state cookie: its default, and its text form without the separator `:` (CK-04). */
export type Field<T> = {
  default: T
  write(value: T): string
  /** @throws when the text is not one that `write` gives; the codec then recovers (CK-16). */
  read(text: string): T
}

export type Fields = Record<string, Field<unknown>>

/** A cookie's state: one value for each of its fields. */
export type StateOf<F extends Fields> = { -readonly [K in keyof F]: F[K] extends Field<infer T> ? T : never }

/** A count or another number that is never unknown. */
export function number(value = 0): Field<number> {
  return {
    default: value,
    write: (n) => String(n),
    read: (text) => (text === '' ? value : readNumber(text)),
  }
}

/** Epoch milliseconds, undefined while it never happened. */
export function time(): Field<number | undefined> {
  return {
    default: undefined,
    write: (ms) => (ms === undefined ? '' : String(ms)),
    read: (text) => (text === '' ? undefined : readNumber(text)),
  }
}

export function flag(): Field<boolean> {
  return {
    default: false,
    write: (on) => (on ? '1' : '0'),
    read: (text) => {
      if (text === '1') return true
      if (text === '0' || text === '') return false
      throw new Error(`'${text}' is not 0 or 1`)
    },
  }
}

export function text(value = ''): Field<string> {
  return {
    default: value,
    write: encode,
    read: (encoded) => (encoded === '' ? value : decodeURIComponent(encoded)),
  }
}

/** Items joined with `|`, the parts of an item with `=`; `toParts` and `fromParts` see decoded parts. */
export function list<T>(toParts: (item: T) => string[], fromParts: (parts: string[]) => T): Field<readonly T[]> {
  return {
    default: [],
    write: (items) => items.map((item) => toParts(item).map(encode).join('=')).join('|'),
    read: (encoded) =>
      encoded === '' ? [] : encoded.split('|').map((item) => fromParts(item.split('=').map(decodeURIComponent))),
  }
}

/** Half a surrogate pair has no encoding and would throw; it becomes the replacement character. */
function encode(raw: string): string {
  return encodeURIComponent(raw.replace(/[\uD800-\uDFFF]/gu, '\uFFFD'))
}

/** @throws when the text is not a finite decimal number */
export function readNumber(raw: string | undefined): number {
  const value = Number(raw)
  if (!raw || raw.trim() === '' || !Number.isFinite(value)) throw new Error(`'${raw}' is not a number`)
  return value
}
