import type { WordTables } from './english.ts'

/** The languages beside English that every site has. */
export const usualTables = {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
} satisfies WordTables
