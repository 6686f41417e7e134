import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    share?: { at: number; of: number }
  }
}

/** What of a list is tested in this browser: suites over the whole catalogue are shared by several (`vitest.config.ts`). */
export function ofShare<Item>(all: readonly Item[]): Item[] {
  const { at, of } = inject('share') ?? { at: 0, of: 1 }
  return all.filter((_, index) => index % of === at)
}
