import { Command, InvalidArgumentError } from 'commander'
import { parseDate } from '../../contract/parse-date.ts'
import { clusterAccess, readEventsOfCluster } from '../../service/operate/cluster-commands.ts'
import { type ExportForm, exportEvents, exportForms } from '../../service/operate/export-events.ts'
import { readEvents } from '../../service/operate/read-events.ts'
import { exitWith } from '../exit-with.ts'
import { clusterHelp, dataFolder, dataHelp } from './backup.ts'

type ExportOptions = { data?: string; trackingId?: string; from?: number; to?: number }

export function exportCommand(): Command {
  return new Command('export')
    .description('Write the stored events into a file: NDJSON or Parquet, by its name')
    .argument('<file>', 'e.g. events.ndjson or events.parquet')
    .option('--data <folder>', dataHelp)
    .option('--tracking-id <id>', 'the events of one property')
    .option('--from <time>', 'received from then on, e.g. 2027-01-31 or 2027-01-31T08:00Z', readTime)
    .option('--to <time>', 'received before then', readTime)
    .addHelpText(
      'after',
      `\nTimes without an offset are UTC. The service may run meanwhile. Events that arrive during the export are not in it.${clusterHelp}`,
    )
    .action(exitWith(runExport))
}

async function runExport(file: string, { data, ...filter }: ExportOptions): Promise<number> {
  const form = formOf(file)
  const { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY } = filter
  if (from >= to) throw new Error('--from is not before --to: nothing is received between them')
  const cluster = data === undefined ? clusterAccess(process.env, console.error) : null
  const events = cluster ? readEventsOfCluster(cluster, filter) : readEvents(data ?? dataFolder, filter)
  const count = await exportEvents({ events, file, form })
  console.log(`${file} has ${count} events`)
  return 0
}

function formOf(file: string): ExportForm {
  const form = exportForms.find((each) => file.toLowerCase().endsWith(`.${each}`))
  if (!form) throw new Error(`${file}: give a file that ends in ${exportForms.map((each) => `.${each}`).join(' or ')}`)
  return form
}

function readTime(text: string): number {
  const time = parseDate(text)
  if (Number.isNaN(time)) throw new InvalidArgumentError('Give a time such as 2027-01-31 or 2027-01-31T08:00Z.')
  return time
}
