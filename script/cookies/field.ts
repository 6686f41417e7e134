/** One segment of a state cookie: its default, its text form without the separator `:` (CK-04), and how tabs agree. */
export type CookieField<T> = {
  default: T
  write(value: T): string
  /** @throws when the text is not one that `write` gives; the codec then recovers (CK-16). @param now epoch milliseconds */
  read(text: string, now: number): T
  /**
   * What two tabs make of it together (CK-21): this page's value, what it was when this page last read or wrote it, and
   * what is stored now; `all` are the states it is a part of. Without it a change of this page wins.
   */
  merge?(ours: T, base: T, stored: T, all?: Record<'ours' | 'base' | 'stored', object>): T
}

// biome-ignore lint/suspicious/noExplicitAny: fields of every type stand in one record; StateOf keeps the exact ones
export type CookieFields = Record<string, CookieField<any>>

/** A cookie's state: one value for each of its fields. */
export type StateOf<F extends CookieFields> = {
  -readonly [K in keyof F]: F[K] extends CookieField<infer T> ? T : never
}

/** A count: tabs add up what each has counted. */
export function countField(value = 0): CookieField<number> {
  return { ...ordinalField(value), merge: (ours, base, stored) => Math.max(stored, base) + ours - base }
}

/** A number that goes up by one and that tabs share already: the larger wins. */
export function ordinalField(value = 0): CookieField<number> {
  return {
    ...amountField(value),
    read(text) {
      const number = text === '' ? value : readNumber(text)
      if (!(Number.isSafeInteger(number) && number >= 0)) throw new Error(`'${text}' is no count`)
      return number
    },
  }
}

/** A number that only another source raises: the larger wins. */
export function amountField(value = 0): CookieField<number> {
  return {
    default: value,
    write: (n) => String(n),
    read: (text) => (text === '' ? value : readNumber(text)),
    merge: (ours, _base, stored) => Math.max(ours, stored),
  }
}

/** Epoch milliseconds, undefined while it never happened. Of two tabs' the later wins, or the earlier of a first one. */
export function timeField(which: 'first' | 'last' = 'last'): CookieField<number | undefined> {
  return {
    default: undefined,
    write: (ms) => (ms === undefined ? '' : String(ms)),
    read: readTime,
    merge: (ours, _base, stored) =>
      (which === 'first' ? Math.min : Math.max)(ours ?? stored ?? 0, stored ?? ours ?? 0) || undefined,
  }
}

const dayMs = 86_400_000

/** Older writers gave seconds or ISO date-times; what is no time, or lies more than a day ahead, is empty (CK-17). */
function readTime(text: string, now: number): number | undefined {
  const value = /^\d{4}-/.test(text) ? Date.parse(text) : Number(text) * (/^\d{10}$/.test(text) ? 1000 : 1)
  return value > 0 && value <= now + dayMs ? value : undefined
}

export function flagField(): CookieField<boolean> {
  return {
    default: false,
    write: (on) => (on ? '1' : '0'),
    read(text) {
      if (!/^[01]?$/.test(text)) throw new Error(`'${text}' is not 0 or 1`)
      return text === '1'
    },
  }
}

/** A text; only `free` ones may have the separator of segments in them, as no change may put it there (CK-05). */
export function textField(value = '', { free = false } = {}): CookieField<string> {
  return {
    default: value,
    write: encodeText,
    read(encoded) {
      const decoded = encoded === '' ? value : decodeURIComponent(encoded)
      if (!free && decoded.includes(':')) throw new Error(`'${decoded}' has a separator in it`)
      return decoded
    },
  }
}

/**
 * Items joined with `|`, the parts of an item with `=`; `toParts` and `fromParts` see decoded parts. The first part is
 * the item's id, by which tabs unite their lists; what this page has changed wins.
 */
export function listField<T>(
  toParts: (item: T) => string[],
  fromParts: (parts: string[]) => T,
): CookieField<readonly T[]> {
  const encodeItem = (item: T) => toParts(item).map(encodeText).join('=')
  return {
    default: [],
    write: (items) => items.map(encodeItem).join('|'),
    read: (encoded) =>
      encoded === '' ? [] : encoded.split('|').map((item) => fromParts(item.split('=').map(decodeURIComponent))),
    merge(ours, base, stored) {
      const byId = (items: readonly T[]) => new Map(items.map((item) => [toParts(item)[0], item]))
      const before = byId(base)
      const united = byId(stored)
      const left = new Set(before.keys())
      for (const [id, item] of byId(ours)) {
        left.delete(id)
        const [known, theirs] = [before.get(id), united.get(id)]
        const text = encodeItem(item)
        // Of one text both are the same, and ours may be the more exact (CK-07).
        if (known && encodeItem(known) !== text) united.delete(id) // the newest comes last
        if (!known || !theirs || encodeItem(known) !== text || encodeItem(theirs) === text) united.set(id, item)
      }
      for (const id of left) united.delete(id) // taken away by this page
      return [...united.values()]
    },
  }
}

/** Half a surrogate pair has no encoding and would throw; it becomes the replacement character. */
function encodeText(raw: string): string {
  return encodeURIComponent(raw.replace(/[\uD800-\uDFFF]/gu, '\uFFFD'))
}

/** @throws when the text is not a finite decimal number */
export function readNumber(raw: string | undefined): number {
  const value = Number(raw)
  if (!raw?.trim() || !Number.isFinite(value)) throw new Error(`'${raw}' is not a number`)
  return value
}
