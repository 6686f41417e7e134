import { type CookieField, listField, readNumber, type StateOf, textField, timeField } from './field.ts'
import type { StateCookie } from './state-cookie.ts'

/** A stored value; `expires` is in epoch milliseconds, null means never. */
export type GenericValue = { value: string; expires: number | null }

const items = listField<[key: string, stored: GenericValue]>(
  ([key, { value, expires }]) => [key, value, expires === null ? '' : String(expires)],
  ([key = '', value = '', expires]) => [key, { value, expires: expires ? readNumber(expires) : null }],
)

const keyValue: CookieField<Readonly<Record<string, GenericValue>>> = {
  default: {},
  write: (values) => items.write(Object.entries(values)),
  read: (encoded, now) => Object.fromEntries(items.read(encoded, now)),
  mergeTabs: (ours, base, stored) =>
    Object.fromEntries(items.mergeTabs?.(Object.entries(ours), Object.entries(base), Object.entries(stored)) ?? []),
}

/** The fields of the generic cookie, in order: values that experiences and page code store by key (CK-10). */
export const genericFields = { keyValue, updatedAt: timeField(), domain: textField() }

export type GenericState = StateOf<typeof genericFields>

/** A store of values by key, for experiences and page code; an expired value reads as absent (CK-11). */
export type GenericStore = {
  get(key: string): string | undefined
  /** Stores a value. @throws an error that names the key and the violated rule; then nothing is written (CK-10) */
  set(key: string, value: string, expires?: number | null): void
  remove(key: string): void
}

/** Opens the generic cookie as a store; `onChange` is called on each change, which is written later. */
export function genericStore(
  cookie: StateCookie<typeof genericFields>,
  now: () => number,
  onChange: () => void,
): GenericStore {
  const readLiveEntries = () =>
    Object.entries(cookie.state.keyValue).filter(([, { expires }]) => expires === null || expires > now())
  const writeEntries = (entries: [string, GenericValue][]) => {
    cookie.change({ keyValue: Object.fromEntries(entries) })
    onChange()
  }
  return {
    get: (key) => readLiveEntries().find(([name]) => name === key)?.[1].value,
    set(key, value, expires = null) {
      const broken = brokenRule(key, value, expires)
      if (broken) throw new Error(`Generic cookie, key '${key}': ${broken}`)
      writeEntries([...readLiveEntries().filter(([name]) => name !== key), [key, { value, expires }]])
    },
    remove: (key) => writeEntries(readLiveEntries().filter(([name]) => name !== key)),
  }
}

function brokenRule(key: unknown, value: unknown, expires: unknown): string | undefined {
  if (typeof key !== 'string' || !/^[^:|=]+$/.test(key)) return 'the key must be a text without : | ='
  if (typeof value !== 'string') return 'the value must be a text'
  if (Number.isNaN(Number(expires))) return 'expires must be null or a time in milliseconds'
}
