import { dayMs } from '../clock/durations.ts'
import type { Moved } from '../cluster/import/migrate-database.ts'
import { readConfiguration } from '../configuration/configuration.ts'

export type DataMigration = {
  /** The variables of the service that is to take over. */
  variables: Record<string, string | undefined>
  /** The data folder of the service that was stopped. */
  dataFolder: string
  /** Tells what the operator should know meanwhile. */
  warn: (line: string) => void
  /** Told about each message of rows. */
  onRows: (table: string, count: number) => void
}

/**
 * Moves the database of a stopped service into the cluster that variables name.
 * @returns the name of the installation, and how many rows of each table it got
 * @throws (rejects) ConfigurationError, or Error with the remedy where the folder or the cluster cannot be used
 */
export async function migrateData({ variables, ...migration }: DataMigration): Promise<{ name: string; rows: Moved }> {
  const { cluster: settings, currencies, keepDays } = readConfiguration({ ...variables, INSTEP_STORAGE: 'cluster' })
  if (!settings) throw new Error('The variables name no cluster')
  // Its clients are loaded only where they are used.
  const { migrateDatabase } = await import('../cluster/import/migrate-database.ts')
  const keepMs = Math.max(keepDays.events, keepDays.stash) * dayMs
  return { name: settings.name, rows: await migrateDatabase({ settings, currencies, keepMs, ...migration }) }
}
