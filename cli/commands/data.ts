import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { messageOf } from '../../contract/message-of.ts'
import type { Arguments } from '../arguments.ts'
import { putDataset } from '../data/put-dataset.ts'
import { readRecords } from '../data/read-records.ts'
import { loadSite } from '../load-site.ts'

const help = `instep data load <dataset> <file.csv|file.ndjson>

  Reads records by key with columns, and puts them in the place of the dataset's earlier ones.
  CSV      the first line names the columns, the first column is the key
  NDJSON   an object a line, "key" is the key

  --config <file>       the site, default instep.config.ts
  --tracking-id <id>    another property than the site's
  --out <file>          default datasets.json beside the site's configuration

The service reads the file at its start: INSTEP_DATASETS=<file>.`

/**
 * `instep data load`: fills a dataset from a file (SV-17). When the file has a mistake, nothing changes and the exit
 * status is 1.
 */
export async function runData({ values, words: [verb, dataset, path] }: Arguments): Promise<number> {
  if (values.help || verb !== 'load' || !dataset || !path) {
    console.log(help)
    return values.help ? 0 : 1
  }
  const form = /\.(csv|ndjson)$/i.exec(path)?.[1]?.toLowerCase()
  if (form !== 'csv' && form !== 'ndjson') throw new Error(`${path}: give a file that ends in .csv or .ndjson`)
  if (!existsSync(path)) throw new Error(`There is no ${path}`)
  const config = values.config ?? 'instep.config.ts'
  const trackingId = values['tracking-id'] ?? (await loadSite(config)).trackingId
  const file = values.out ?? join(dirname(config), 'datasets.json')
  const records = recordsOf(path, form)
  putDataset({ file, trackingId, dataset }, records)
  console.log(`${records.size} records of ${dataset} are in ${file}. Start the service with INSTEP_DATASETS=${file}`)
  return 0
}

function recordsOf(path: string, form: 'csv' | 'ndjson') {
  try {
    return readRecords(readFileSync(path, 'utf8'), form)
  } catch (error) {
    throw new Error(`${path}, ${messageOf(error)}`)
  }
}
