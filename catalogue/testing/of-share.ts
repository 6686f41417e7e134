import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    share?: { at: number; of: number }
    /** Only these templates, where it is for what draws them that a suite runs. */
    templates?: string[]
  }
}

/** What of a list is tested in this browser: suites over the whole catalogue are shared by several (`vitest.config.ts`). */
export function ofShare<Item>(all: readonly [id: string, item: Item][]): [id: string, item: Item][] {
  const { at, of } = inject('share') ?? { at: 0, of: 1 }
  const templates = inject('templates')
  return all.filter(([id]) => templates?.includes(id) ?? true).filter((_, index) => index % of === at)
}
