import { Command } from 'commander'
import { clusterAccess, eraseOnCluster } from '../../service/operate/cluster-commands.ts'
import { eraseVisitor } from '../../service/operate/erase-visitor.ts'
import { exitWith } from '../exit-with.ts'
import { clusterHelp, dataFolder, dataHelp } from './backup.ts'

export function eraseCommand(): Command {
  return new Command('erase')
    .description('Erase what the service stores of a visitor')
    .argument('<visitor>', 'the visitor id, as the cookie _qubitTracker has it')
    .option('--data <folder>', dataHelp)
    .addHelpText(
      'after',
      `\nThe service may run meanwhile. Backups and exports made before have the visitor still.${clusterHelp}`,
    )
    .action(exitWith(runErase))
}

async function runErase(visitor: string, { data }: { data?: string }): Promise<number> {
  const cluster = data === undefined ? clusterAccess(process.env, console.error) : null
  const rows = cluster ? await eraseOnCluster(cluster, visitor) : eraseVisitor(data ?? dataFolder, visitor)
  const erased = Object.entries(rows)
  if (erased.length === 0) console.log(`Nothing is stored of ${visitor}`)
  for (const [table, count] of erased) console.log(`${count} of ${table} erased`)
  return 0
}
