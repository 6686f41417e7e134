import type { ExperienceOptions } from '../../../script/experiences/options.ts'

/** The columns of the records that exist, by key. */
export type DatasetRecords = ReadonlyMap<string, Record<string, unknown>>

/** Returns the records of some keys. Requests in the same task are combined, and no key is requested twice. */
export type LookUp = (keys: readonly string[]) => Promise<DatasetRecords>

export type LookUpIn = { dataset: string /** All of them unless given. */; columns?: readonly string[] }

type Open = { keys: Set<string>; answer: Promise<DatasetRecords> }

const nothing: DatasetRecords = new Map()
/** The message for an empty response (DS-02). */
const notFound = '5: Record(s) not found'

/**
 * Looks up product ids or skus in a dataset. Missing records and failed requests are logged in the console, an empty
 * response once; the keys have no records then (SHR-09.1 to SHR-09.3).
 */
export function createLookUp(
  { datasets, log }: Pick<ExperienceOptions, 'datasets' | 'log'>,
  { dataset, columns }: LookUpIn,
): LookUp {
  const asked = new Map<string, Promise<DatasetRecords>>()
  let open: Open | undefined
  let saidEmpty = false

  function answerFor(key: string): Promise<DatasetRecords> {
    const known = asked.get(key)
    if (known) return known
    open ??= beginBatch()
    open.keys.add(key)
    asked.set(key, open.answer)
    return open.answer
  }

  /** Waits for the end of the task, so that all keys of a list are requested together. */
  function beginBatch(): Open {
    const keys = new Set<string>()
    const answer = Promise.resolve().then(() => {
      open = undefined
      return readRecords([...keys])
    })
    return { keys, answer }
  }

  async function readRecords(keys: string[]): Promise<DatasetRecords> {
    try {
      const records = await datasets.get(dataset, keys, columns)
      return new Map(records.map(({ key, value }) => [key, value]))
    } catch (error) {
      tellError(error)
      return nothing
    }
  }

  function tellError(error: unknown): void {
    const isEmpty = error instanceof Error && error.message === notFound
    if (!isEmpty) log.warn('Error fetching dataset', { because: String(error) })
    else if (!saidEmpty) log.warn(`Dataset ${dataset}: ${notFound}`)
    saidEmpty ||= isEmpty
  }

  return async (keys) => {
    const wanted = [...new Set(keys)].filter(Boolean)
    const answers = await Promise.all([...new Set(wanted.map(answerFor))])
    return new Map(answers.flatMap((records) => [...records]).filter(([key]) => wanted.includes(key)))
  }
}
