import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Command } from 'commander'
import { messageOf } from '../../contract/message-of.ts'
import { putDataset } from '../data/put-dataset.ts'
import { readRecords } from '../data/read-records.ts'
import { exitWith } from '../exit-with.ts'
import { findConfig } from '../find-config.ts'
import { loadSite } from '../load-site.ts'

type DataOptions = { config: string; trackingId?: string; out?: string }

export function dataCommand(): Command {
  const load = new Command('load')
    .description("Put a file's records in the place of a dataset's earlier ones")
    .argument('<dataset>', 'the name of the dataset')
    .argument('<file>', 'CSV or NDJSON')
    .option('--config <file>', 'the site', findConfig())
    .option('--tracking-id <id>', "another property than the site's")
    .option('--out <file>', "the service's file; datasets.json beside the configuration unless given")
    .addHelpText('after', details)
    .action(exitWith(loadDataset))
  return new Command('data').description('Fill the datasets of the service').addCommand(load)
}

const details = `
CSV: the first line names the columns, the first column is the key.
NDJSON: an object a line, "key" is the key.
The service reads the file at its start: INSTEP_DATASETS=<file>.`

/** `instep data load`: fills a dataset from a file (SV-17). When the file has a mistake, nothing changes. */
async function loadDataset(dataset: string, path: string, { config, trackingId, out }: DataOptions): Promise<number> {
  const form = /\.(csv|ndjson)$/i.exec(path)?.[1]?.toLowerCase()
  if (form !== 'csv' && form !== 'ndjson') throw new Error(`${path}: give a file that ends in .csv or .ndjson`)
  if (!existsSync(path)) throw new Error(`There is no ${path}`)
  const property = trackingId ?? (await loadSite(config)).trackingId
  const file = out ?? join(dirname(config), 'datasets.json')
  const records = await recordsOf(path, form)
  putDataset({ file, trackingId: property, dataset }, records)
  console.log(`${records.size} records of ${dataset} are in ${file}. Start the service with INSTEP_DATASETS=${file}`)
  return 0
}

async function recordsOf(path: string, form: 'csv' | 'ndjson') {
  try {
    return await readRecords(readFileSync(path), form)
  } catch (error) {
    throw new Error(`${path}, ${messageOf(error)}`)
  }
}
