import { Command } from 'commander'
import { backUp, restoreBackup } from '../../service/operate/back-up.ts'
import { exitWith } from '../exit-with.ts'

type DataOption = { data: string }

/** The default of `INSTEP_DATA`. */
export const dataFolder = process.env.INSTEP_DATA ?? '.data'

export function backupCommand(): Command {
  return new Command('backup')
    .description("Copy the service's database into a file, while the service runs")
    .argument('<file>', 'the copy, e.g. backups/2027-01-31.sqlite')
    .option('--data <folder>', "the service's data folder", dataFolder)
    .action(exitWith(runBackup))
}

async function runBackup(file: string, { data }: DataOption): Promise<number> {
  const events = await backUp(data, file)
  console.log(`${file} has the whole database, with ${events} events`)
  return 0
}

export function restoreCommand(): Command {
  return new Command('restore')
    .description("Put a backup in the place of the service's database, which is kept under another name")
    .argument('<file>', 'the backup')
    .option('--data <folder>', "the service's data folder", dataFolder)
    .addHelpText('after', '\nStop the service first.')
    .action(exitWith(runRestore))
}

async function runRestore(file: string, { data }: DataOption): Promise<number> {
  const { events, former } = await restoreBackup(file, data)
  console.log(`${data} has the ${events} events of ${file}`)
  if (former) console.log(`The former database is ${former}`)
  return 0
}
