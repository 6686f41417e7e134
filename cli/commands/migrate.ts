import { Command } from 'commander'
import { migrateData } from '../../service/operate/migrate-data.ts'
import { exitWith } from '../exit-with.ts'
import { tellProgress } from '../tell-progress.ts'
import { dataFolder } from './backup.ts'

type MigrateOptions = { data: string; json?: boolean }

const details = `
Stop the service first: scripts keep what nobody answers, and send it again for a week. The cluster has to be empty, and is named by
INSTEP_NATS, INSTEP_REDIS, INSTEP_CLUSTER, INSTEP_PARTITIONS and INSTEP_REPLICAS, as for the service. A migration that was cut off
is begun anew by the same command. The folder stays as it is.`

export function migrateCommand(): Command {
  return new Command('migrate')
    .description("Move the database of a stopped service into a cluster's storage")
    .option('--data <folder>', "the service's data folder", dataFolder)
    .option('--json', 'print how many rows of each table were moved as JSON')
    .addHelpText('after', details)
    .action(exitWith(runMigrate))
}

/** `instep migrate`: tells what it does on the standard error, and what it has done on the standard output. */
async function runMigrate({ data, json }: MigrateOptions): Promise<number> {
  const begun = performance.now()
  const tellOperator = (line: string) => console.error(line)
  const progress = tellProgress(tellOperator)
  const { name, rows } = await migrateData({
    variables: process.env,
    dataFolder: data,
    warn: tellOperator,
    onRows: progress.add,
  })
  const seconds = Math.round((performance.now() - begun) / 100) / 10
  if (json) console.log(JSON.stringify({ cluster: name, seconds, rows }, null, 2))
  else printMoved(rows, { name, seconds })
  return 0
}

function printMoved(moved: Record<string, number>, { name, seconds }: { name: string; seconds: number }): void {
  const tables = Object.entries(moved)
  for (const [table, count] of tables) console.log(`${count} of ${table}`)
  const all = tables.reduce((sum, [, count]) => sum + count, 0)
  console.log(`${name} has all ${all} rows, after ${seconds} seconds. Start its services with INSTEP_STORAGE=cluster.`)
}
