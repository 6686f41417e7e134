import type { DatabaseSync } from 'node:sqlite'
import { searchRefused } from './search-refused.ts'
import { type FoundRow, searchedTables, searchTexts } from './search-texts.ts'

/** The rows that name a visitor in texts, by their table, as far as they were searched. */
export type VisitorSearch = {
  rows: ReadonlyMap<string, FoundRow[]>
  /** Positions of refused events. */
  refused: readonly number[]
  /** Goes on some rows at a time, the next time with those that were written meanwhile. */
  goOn(): Generator<void>
}

/**
 * Prepares searching for the rows of a visitor that no index leads to. There may be millions: they are searched before the
 * commit that erases them, because during it nothing else is answered.
 */
export function searchVisitor(database: DatabaseSync, visitorId: string): VisitorSearch {
  const rows = new Map<string, FoundRow[]>(searchedTables.map((table) => [table, []]))
  const reached = new Map<string, number>()
  const refused: number[] = []
  let lastRefused = 0

  function* goOn(): Generator<void> {
    for (const table of searchedTables) {
      const from = reached.get(table)
      // The last row may have been written again under its number.
      const range = from === undefined ? {} : { from: from - 1 }
      for (const { found, last } of searchTexts(database, { table, visitorId, ...range })) {
        rows.get(table)?.push(...found)
        reached.set(table, last)
        yield
      }
    }
    for (const { found, last } of searchRefused(database, visitorId, lastRefused)) {
      refused.push(...found.map(({ position }) => position))
      lastRefused = last
      yield
    }
  }

  return { rows, refused, goOn }
}
