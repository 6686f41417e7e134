import type { CookieFields, StateOf } from './field.ts'

export type Versions<F extends CookieFields> = {
  ours: StateOf<F>
  /** The state that this page last read or wrote. */
  base: StateOf<F>
  stored: StateOf<F>
}

/** Applies this page's changes to the stored state, so that two tabs never undo each other's counts (CK-21). */
export function mergeState<F extends CookieFields>(fields: F, { ours, base, stored }: Versions<F>): StateOf<F> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { mergeTabs = mergeValue }]) => [
      name,
      mergeTabs(ours[name as keyof F], base[name as keyof F], stored[name as keyof F], { ours, base, stored }),
    ]),
  ) as StateOf<F>
}

function mergeValue<T>(ours: T, base: T, stored: T): T {
  return ours === base ? stored : ours
}
