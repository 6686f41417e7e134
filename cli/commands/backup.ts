import { Command } from 'commander'
import { backUp, restoreBackup } from '../../service/operate/back-up.ts'
import { exitWith } from '../exit-with.ts'

type DataOption = { data?: string }

/** The default of `INSTEP_DATA`. */
export const dataFolder = process.env.INSTEP_DATA ?? '.data'

/** For the commands that also work on a cluster. */
export const dataHelp = `the service's data folder (default: "${dataFolder}")`
export const clusterHelp = `
With INSTEP_STORAGE=cluster and without --data it asks the processes that run on the cluster of INSTEP_NATS and INSTEP_REDIS.`

export function backupCommand(): Command {
  return new Command('backup')
    .description("Copy the service's database into a file, while the service runs")
    .argument('<file>', 'the copy, e.g. backups/2027-01-31.sqlite')
    .option('--data <folder>', dataHelp)
    .action(exitWith(runBackup))
}

async function runBackup(file: string, { data }: DataOption): Promise<number> {
  const events = await backUp(folderOf(data), file)
  console.log(`${file} has the whole database, with ${events} events`)
  return 0
}

export function restoreCommand(): Command {
  return new Command('restore')
    .description("Put a backup in the place of the service's database, which is kept under another name")
    .argument('<file>', 'the backup')
    .option('--data <folder>', dataHelp)
    .addHelpText('after', '\nStop the service first.')
    .action(exitWith(runRestore))
}

async function runRestore(file: string, { data }: DataOption): Promise<number> {
  const { events, former } = await restoreBackup(file, folderOf(data))
  console.log(`${folderOf(data)} has the ${events} events of ${file}`)
  if (former) console.log(`The former database is ${former}`)
  return 0
}

/** @throws Error with what to do instead, where the service stores on a cluster and no folder is named */
function folderOf(data: string | undefined): string {
  if (data !== undefined || process.env.INSTEP_STORAGE !== 'cluster') return data ?? dataFolder
  throw new Error(`A cluster is backed up by its own means: copy the log with nats stream backup. Where Redis has nothing, services fold
everything else from the log. To copy the database of a service that has a folder, name it with --data.`)
}
