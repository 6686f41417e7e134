import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ConfigurationError } from '../configuration/variables.ts'
import { sqliteCodeOf, sqliteCodes } from './sqlite-codes.ts'

/** How long a service waits for the one before it to end, in milliseconds. */
const patienceMs = 5000

/**
 * Makes a data folder this service's own, until the returned function gives it back or the process ends, however it does: two services
 * on one folder would each run the jobs of the other, and trust what they have in memory.
 * @throws ConfigurationError when another service has the folder
 */
export function claimFolder(folder: string): () => void {
  // The lock of a file of its own, as the database is also opened by the commands of operators while the service runs.
  const lock = new DatabaseSync(join(folder, 'service.lock'), { timeout: patienceMs })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (sqliteCodeOf(error) !== sqliteCodes.busy) throw error
    throw new ConfigurationError(
      `Another service uses the data folder ${folder}: end it first, or set INSTEP_DATA to a folder of its own`,
    )
  }
  return () => lock.close()
}
