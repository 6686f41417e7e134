/**
 * One segment of a state cookie: its default, its text form without the separator `:` (CK-04), and how the values of
 * several tabs are merged.
 */
export type CookieField<T> = {
  default: T
  write(value: T): string
  /**
   * Reads the text form. @throws when `write` would not produce such a text; the codec then recovers (CK-16). @param
   * now epoch milliseconds
   */
  read(text: string, now: number): T
  /**
   * Merges the values of two tabs (CK-21): this page's value, its value when this page last read or wrote it, and the
   * stored value; `all` contains the states they belong to. Without `mergeTabs`, a change by this page wins.
   * Not `merge`, which some pages add to all objects.
   */
  mergeTabs?(ours: T, base: T, stored: T, all?: Record<'ours' | 'base' | 'stored', object>): T
}

// biome-ignore lint/suspicious/noExplicitAny: fields of every type stand in one record; StateOf keeps the exact ones
export type CookieFields = Record<string, CookieField<any>>

/** The state in a cookie: one value for each field. */
export type StateOf<F extends CookieFields> = {
  -readonly [K in keyof F]: F[K] extends CookieField<infer T> ? T : never
}

/** Creates a counter field: tabs add up what each has counted. */
export function countField(value = 0): CookieField<number> {
  return { ...ordinalField(value), mergeTabs: (ours, base, stored) => Math.max(stored, base) + ours - base }
}

/** Creates a field for a number that increases by one and is already shared between tabs: the larger value wins. */
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

/** Creates a field for a number that only another source raises: the larger value wins. */
export function amountField(value = 0): CookieField<number> {
  return {
    default: value,
    write: (n) => String(n),
    read: (text) => (text === '' ? value : readNumber(text)),
    mergeTabs: (ours, _base, stored) => Math.max(ours, stored),
  }
}

/**
 * Creates a field for a time in epoch milliseconds, undefined until the event has happened. Of two tabs' values the
 * later wins, or the earlier for a 'first' time.
 */
export function timeField(which: 'first' | 'last' = 'last'): CookieField<number | undefined> {
  return {
    default: undefined,
    write: (ms) => (ms === undefined ? '' : String(ms)),
    read: readTime,
    mergeTabs: (ours, _base, stored) =>
      (which === 'first' ? Math.min : Math.max)(ours ?? stored ?? 0, stored ?? ours ?? 0) || undefined,
  }
}

const dayMs = 86_400_000

/**
 * Reads a time. Older writers stored seconds or ISO date-times; a text that is not a time, or a time more than a day
 * ahead, is read as empty (CK-17).
 */
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

/**
 * Creates a text field. Only `free` texts may contain the segment separator, because no change can put it there
 * (CK-05).
 */
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
 * Creates a list field: items are joined with `|`, the parts of an item with `=`; `toParts` and `fromParts` work on
 * decoded parts. The first part is the item's id, by which the lists of several tabs are united; items changed by this
 * page win.
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
    mergeTabs(ours, base, stored) {
      const byId = (items: readonly T[]) => new Map(items.map((item) => [toParts(item)[0], item]))
      const before = byId(base)
      const united = byId(stored)
      const left = new Set(before.keys())
      for (const [id, item] of byId(ours)) {
        left.delete(id)
        const [known, theirs] = [before.get(id), united.get(id)]
        const text = encodeItem(item)
        // Items with the same text are equal, and this page's item may be the more exact (CK-07).
        if (known && encodeItem(known) !== text) united.delete(id) // the newest comes last
        if (!known || !theirs || encodeItem(known) !== text || encodeItem(theirs) === text) united.set(id, item)
      }
      for (const id of left) united.delete(id) // removed by this page
      return [...united.values()]
    },
  }
}

/** Encodes a text. Half a surrogate pair has no encoding and would throw, so it becomes the replacement character. */
function encodeText(raw: string): string {
  return encodeURIComponent(raw.replace(/[\uD800-\uDFFF]/gu, '\uFFFD'))
}

/** Reads a number. @throws when the text is not a finite decimal number */
export function readNumber(raw: string | undefined): number {
  const value = Number(raw)
  if (!raw?.trim() || !Number.isFinite(value)) throw new Error(`'${raw}' is not a number`)
  return value
}
