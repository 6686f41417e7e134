import { Command } from 'commander'
import { refoldCluster } from '../../service/operate/cluster-commands.ts'
import { exitWith } from '../exit-with.ts'
import { tellProgress } from '../tell-progress.ts'

const details = `
Stop all processes of the service first. The cluster is named by INSTEP_NATS, INSTEP_REDIS, INSTEP_CLUSTER and INSTEP_PARTITIONS. Each
partition keeps what it has until all of the new is there, so that a command that was cut off can be repeated.`

export function refoldCommand(): Command {
  return new Command('refold')
    .description('Build what a cluster stores anew from its log of all writes')
    .option('--incomplete', 'also where the beginning of the log is gone: what only that said is lost')
    .addHelpText('after', details)
    .action(exitWith(runRefold))
}

async function runRefold({ incomplete = false }: { incomplete?: boolean }): Promise<number> {
  const progress = tellProgress((line) => console.error(line), 'messages')
  const { name, folded } = await refoldCluster({
    variables: process.env,
    warn: (line) => console.error(line),
    isIncompleteWanted: incomplete,
    onMessage: (partition) => progress.add(`partition ${partition}`, 1),
  })
  console.log(`${name}: ${folded} messages of its log were folded anew`)
  return 0
}
