import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { TooManyRuns } from '../functions/run-store.ts'
import { limits } from '../limits.ts'
import { aDataFolder } from '../testing/a-server.ts'
import { groupCommit } from './group-commit.ts'
import { openDatabase } from './open-database.ts'
import { sqliteFunctions } from './sqlite-functions.ts'
import { sqliteStorage } from './sqlite-storage.ts'

const aRun = ({ number = 1, data }: { number?: number; data?: unknown } = {}) => ({
  id: 'mail',
  key: 'k',
  data: data ?? null,
  callerData: null,
  meta: null,
  invocationId: `i${number}`,
  due: number,
  cancelOnConversion: false,
  visitorId: `v${number}`,
})

test('[SV-45] runs stored by an earlier version continue', async () => {
  const path = join(aDataFolder(), 'service.sqlite')
  const former = new DatabaseSync(path)
  former.exec(`CREATE TABLE function_runs (invocation_id TEXT PRIMARY KEY, function_id TEXT NOT NULL, key TEXT NOT NULL,
    due INTEGER NOT NULL, cancel_on_conversion INTEGER NOT NULL, visitor_id TEXT, run TEXT NOT NULL,
    UNIQUE (function_id, key)) STRICT`)
  const run = aRun()
  former
    .prepare('INSERT INTO function_runs VALUES (?, ?, ?, ?, ?, ?, ?)')
    .run('i1', 'mail', 'k', 1, 0, 'v1', JSON.stringify(run))
  former.close()
  for (let start = 0; start < 2; start++) {
    const { runs, close } = sqliteStorage(path)
    expect(await runs.list()).toEqual([run])
    await close()
  }
})

function aStore(bounds: { runs?: number; runsBytes?: number }) {
  const database = openDatabase(':memory:')
  onTestFinished(() => database.close())
  return sqliteFunctions(database, groupCommit(database), { ...limits, ...bounds })
}

test('the total size of all pending runs is limited; a removed run frees its space', async () => {
  const runs = aStore({ runsBytes: 4000 })
  const data = 'x'.repeat(1000)
  for (const number of [1, 2, 3]) await runs.defer(aRun({ number, data }))
  await expect(runs.defer(aRun({ number: 4, data }))).rejects.toThrow(TooManyRuns)
  await runs.defer({ ...aRun({ number: 3, data: 'short' }), invocationId: 'i5' })
  await runs.defer(aRun({ number: 4, data }))
  expect((await runs.list()).map(({ invocationId }) => invocationId)).toEqual(['i1', 'i2', 'i5', 'i4'])
  await runs.clear()
  await runs.defer(aRun({ number: 6, data }))
})

test('the number of pending runs of all visitors is limited; a run that ends, is cancelled or made pointless frees its place', async () => {
  const runs = aStore({ runs: 2 })
  const isFull = async (number: number) => {
    const refused = await runs.defer(aRun({ number })).catch((error: unknown) => error)
    return refused instanceof TooManyRuns && refused.of === 'all'
  }
  expect([await isFull(1), await isFull(2), await isFull(3)]).toEqual([false, false, true])
  await runs.remove('i1')
  expect([await isFull(4), await isFull(5)]).toEqual([false, true])
  await runs.cancel({ id: 'mail', key: 'k', visitorId: 'v2' })
  await runs.defer({ ...aRun({ number: 6 }), cancelOnConversion: true })
  expect(await isFull(7)).toBe(true)
  await runs.convert('v6')
  expect(await isFull(8)).toBe(false)
})
