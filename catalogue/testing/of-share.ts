import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    share?: { at: number; of: number }
    /** Limits a suite to these templates. */
    templates?: string[]
    /** Whether another browser draws the same templates with the small renderer. */
    isAnotherRenderer?: boolean
    /** The version of React that draws the templates, where a page lends its own (`slots/testing/lend-react.ts`). */
    pageReact?: 16 | 19
  }
}

/** Returns the part of a list that this browser tests: suites over the whole catalogue run in several (`vitest.config.ts`). */
export function ofShare<Item>(all: readonly [id: string, item: Item][]): [id: string, item: Item][] {
  const { at, of } = inject('share') ?? { at: 0, of: 1 }
  const templates = inject('templates')
  return all.filter(([id]) => templates?.includes(id) ?? true).filter((_, index) => index % of === at)
}

/** Whether the templates are drawn here by another renderer than on most shops, on which another browser tries them. */
export function isAnotherRenderer(): boolean {
  return inject('isAnotherRenderer') ?? false
}
