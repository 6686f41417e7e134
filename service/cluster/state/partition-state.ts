import type { Redis } from '../open-redis.ts'
import type { ChangedRows } from './watch-rows.ts'

/**
 * Rows of a table, or at last how many it has. A scan that a server begins and another one goes on with, which has become the primary
 * in the meantime, misses some rows, because each server walks through them in an order of its own.
 */
export type StoredRows = { table: string; rows: string[]; total?: number }

/** The state of one partition in Redis. All its keys have one hash tag, so that they lie in one slot and change together. */
export type PartitionState = {
  /** The position in the log up to which the stored rows are folded; 0 before the first message. */
  position(): Promise<number>
  /** Reads all rows, and of each table at last how many there are: see StoredRows. */
  rows(): AsyncIterable<StoredRows>
  /**
   * Stores changed rows together with the position that they reach, in one step; does nothing unless this process has the
   * lease and `from` is the position that is stored.
   */
  save(change: { from: number; to: number; rows: ChangedRows }): Promise<'saved' | 'lost' | 'moved'>
  /**
   * Replaces all rows in one step, and leaves the position as it is; does nothing unless this process has the lease and `at` is
   * the position that is stored.
   */
  replace(state: { at: number; rows: ChangedRows }): Promise<'saved' | 'lost' | 'moved'>
  /** Takes or prolongs the lease; false while another process has it. */
  lease(milliseconds: number): Promise<boolean>
  release(): Promise<void>
  countRows(table: string): Promise<number>
  clear(): Promise<void>
}

const saveScript = `
  if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 'lost' end
  if (redis.call('GET', KEYS[2]) or '0') ~= ARGV[2] then return 'moved' end
  local at = 4
  for index = 4, #KEYS do
    local written, removed = tonumber(ARGV[at]), tonumber(ARGV[at + 1])
    at = at + 2
    for _ = 1, written do
      redis.call('HSET', KEYS[index], ARGV[at], ARGV[at + 1])
      at = at + 2
    end
    for _ = 1, removed do
      redis.call('HDEL', KEYS[index], ARGV[at])
      at = at + 1
    end
    redis.call('SADD', KEYS[3], KEYS[index])
  end
  redis.call('SET', KEYS[2], ARGV[3])
  return 'saved'`

/** Its keys after the third: the former tables, and each new one before the key under which it was prepared. */
const replaceScript = `
  if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 'lost' end
  if (redis.call('GET', KEYS[2]) or '0') ~= ARGV[2] then return 'moved' end
  local former = tonumber(ARGV[3])
  redis.call('DEL', KEYS[3])
  for index = 4, 3 + former do redis.call('DEL', KEYS[index]) end
  for index = 4 + former, #KEYS, 2 do
    redis.call('RENAME', KEYS[index + 1], KEYS[index])
    redis.call('SADD', KEYS[3], KEYS[index])
  end
  return 'saved'`

const leaseScript = `
  local owner = redis.call('GET', KEYS[1])
  if owner and owner ~= ARGV[1] then return 0 end
  redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
  return 1`

const releaseScript = `if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end`

/** Rows that are read at once when a partition is opened. */
const readAtOnce = 1000

/** @param name the partition's name, which becomes the hash tag @param owner the id of this process */
export function partitionState(redis: Redis, name: string, owner: string): PartitionState {
  const keyOf = (what: string) => `{${name}}:${what}`
  const [leaseKey, positionKey, tablesKey] = [keyOf('lease'), keyOf('position'), keyOf('tables')]
  const tableKey = (table: string) => keyOf(`rows:${table}`)

  return {
    position: async () => Number((await redis.get(positionKey)) ?? 0),
    async *rows() {
      for (const key of await redis.sMembers(tablesKey)) {
        const table = key.slice(tableKey('').length)
        let cursor = '0'
        do {
          const page = await redis.hScan(key, cursor, { COUNT: readAtOnce })
          cursor = String(page.cursor)
          yield { table, rows: page.entries.map(({ value }) => String(value)) }
        } while (cursor !== '0')
        yield { table, rows: [], total: Number(await redis.hLen(key)) }
      }
    },
    async save({ from, to, rows }) {
      const told: string[] = [owner, String(from), String(to)]
      for (const changed of rows.values()) {
        const entries = [...changed]
        const written = entries.filter((entry): entry is [string, string] => entry[1] !== null)
        const removed = entries.filter(([, row]) => row === null)
        told.push(String(written.length), String(removed.length), ...written.flat(), ...removed.map(([key]) => key))
      }
      const keys = [leaseKey, positionKey, tablesKey, ...[...rows.keys()].map(tableKey)]
      return (await redis.eval(saveScript, { keys, arguments: told })) as 'saved' | 'lost' | 'moved'
    },
    async replace({ at, rows }) {
      const prepared: string[] = []
      for (const [table, changed] of rows) {
        const entries = [...changed].filter((entry): entry is [string, string] => entry[1] !== null)
        if (entries.length === 0) continue
        const key = keyOf(`prepared:${table}`)
        await redis.del(key) // one that was cut off
        for (let from = 0; from < entries.length; from += readAtOnce)
          await redis.hSet(key, Object.fromEntries(entries.slice(from, from + readAtOnce)))
        prepared.push(tableKey(table), key)
      }
      const former = await redis.sMembers(tablesKey)
      const keys = [leaseKey, positionKey, tablesKey, ...former, ...prepared]
      const told = [owner, String(at), String(former.length)]
      return (await redis.eval(replaceScript, { keys, arguments: told })) as 'saved' | 'lost' | 'moved'
    },
    async lease(milliseconds) {
      return (await redis.eval(leaseScript, { keys: [leaseKey], arguments: [owner, String(milliseconds)] })) === 1
    },
    async release() {
      await redis.eval(releaseScript, { keys: [leaseKey], arguments: [owner] })
    },
    countRows: async (table) => Number(await redis.hLen(tableKey(table))),
    async clear() {
      await redis.del([positionKey, tablesKey, ...(await redis.sMembers(tablesKey))])
    },
  }
}
