import type { DatabaseSync } from 'node:sqlite'

/** Runs a write, and resolves with its result once that is committed. A write that throws rolls back only itself. */
export type Commit = <T>(write: () => T) => Promise<T>

type Job = { attempt: () => void; settle: () => void; fail: (error: unknown) => void }

/** Turns of the event loop for which a commit waits at most: some milliseconds, as a turn takes no longer than what came in it. */
const mostTurns = 100

/**
 * Lets concurrent requests share a commit, because each commit waits for the disk, and the database is synchronous. A turn of the
 * event loop accepts one connection, however many wait, and reads what came on the others: a commit in each turn would hold up
 * those who come on a connection of their own. So one waits until a turn has brought no further write.
 */
export function groupCommit(database: DatabaseSync): Commit {
  let waiting: Job[] = []

  function commitAll() {
    const jobs = waiting
    waiting = []
    try {
      database.exec('BEGIN IMMEDIATE')
      for (const { attempt } of jobs) attempt()
      database.exec('COMMIT')
    } catch (error) {
      // A database closed in the meantime throws even when asked whether it is in a transaction.
      if (database.isOpen && database.isTransaction) database.exec('ROLLBACK')
      for (const { fail } of jobs) fail(error)
      return
    }
    for (const { settle } of jobs) settle()
  }

  function commitAfterTurn(known: number, turns: number) {
    if (waiting.length === known || turns === mostTurns) commitAll()
    else setImmediate(commitAfterTurn, waiting.length, turns + 1)
  }

  return (write) => {
    if (waiting.length === 0) setImmediate(commitAfterTurn, 0, 0)
    return new Promise((resolve, reject) => waiting.push(jobOf(database, { write, resolve, reject })))
  }
}

function jobOf<T>(
  database: DatabaseSync,
  { write, resolve, reject }: { write: () => T; resolve: (value: T) => void; reject: (error: unknown) => void },
): Job {
  let settleGroup = () => {}
  function attemptCommit() {
    database.exec('SAVEPOINT job')
    try {
      const value = write()
      settleGroup = () => resolve(value)
    } catch (error) {
      // A full disk ends the whole transaction, in which case no write is stored.
      if (!database.isTransaction) throw error
      database.exec('ROLLBACK TO job')
      settleGroup = () => reject(error)
    }
    database.exec('RELEASE job')
  }
  return { attempt: attemptCommit, settle: () => settleGroup(), fail: reject }
}
