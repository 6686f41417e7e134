import { groupCommit } from './group-commit.ts'
import { openDatabase } from './open-database.ts'
import { sqliteDeadLetters } from './sqlite-dead-letters.ts'
import { sqliteEvents } from './sqlite-events.ts'
import { sqliteVisitors } from './sqlite-visitors.ts'
import type { Storage } from './storage.ts'

/** The default storage: one SQLite file, or memory with the path `:memory:`. */
export function sqliteStorage(path: string): Storage {
  const database = openDatabase(path)
  const commit = groupCommit(database)
  return {
    events: sqliteEvents(database, commit),
    deadLetters: sqliteDeadLetters(database, commit),
    visitors: sqliteVisitors(database, commit),
    async close() {
      await commit(() => {})
      database.close()
    },
  }
}
