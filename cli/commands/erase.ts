import { Command } from 'commander'
import { eraseVisitor } from '../../service/operate/erase-visitor.ts'
import { exitWith } from '../exit-with.ts'
import { dataFolder } from './backup.ts'

export function eraseCommand(): Command {
  return new Command('erase')
    .description('Erase what the service stores of a visitor')
    .argument('<visitor>', 'the visitor id, as the cookie _qubitTracker has it')
    .option('--data <folder>', "the service's data folder", dataFolder)
    .addHelpText('after', '\nThe service may run meanwhile. Backups and exports made before have the visitor still.')
    .action(exitWith(runErase))
}

function runErase(visitor: string, { data }: { data: string }): number {
  const erased = Object.entries(eraseVisitor(data, visitor))
  if (erased.length === 0) console.log(`Nothing is stored of ${visitor}`)
  for (const [table, count] of erased) console.log(`${count} of ${table} erased`)
  return 0
}
