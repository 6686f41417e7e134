import { DatabaseSync } from 'node:sqlite'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { groupCommit } from './group-commit.ts'

function aNumberTable() {
  const database = new DatabaseSync(':memory:')
  database.exec('CREATE TABLE numbers (n INTEGER PRIMARY KEY)')
  const exec = vi.spyOn(database, 'exec')
  return {
    database,
    commit: groupCommit(database),
    commits: () => exec.mock.calls.filter(([sql]) => sql === 'COMMIT').length,
    insert: (n: number) => () => database.prepare('INSERT INTO numbers VALUES (?)').run(n).changes,
    numbers: () =>
      database
        .prepare('SELECT n FROM numbers')
        .all()
        .map(({ n }) => n),
  }
}

test('concurrent writes share one commit, and each gets its own result', async () => {
  const { commit, commits, insert } = aNumberTable()
  const results = await Promise.all([1, 2, 3].map((n) => commit(() => [n, insert(n)()])))
  expect(results).toEqual([1, 2, 3].map((n) => [n, 1]))
  expect(commits()).toBe(1)
  await commit(insert(4))
  expect(commits()).toBe(2)
})

test('writes that come one in each turn of the event loop, as new connections do, share a commit, for which none waits long', async () => {
  const { commit, commits, insert } = aNumberTable()
  const writeInTurns = async (from: number, count: number) => {
    const results: Promise<unknown>[] = []
    for (let n = from; n < from + count; n++) {
      results.push(commit(insert(n)))
      await nextTurn()
    }
    await Promise.all(results)
  }
  await writeInTurns(0, 50)
  expect(commits()).toBe(1)
  await writeInTurns(50, 250)
  expect(commits()).toBe(4)
})

test('no caller gets a result before the commit', async () => {
  const { database, commit, insert } = aNumberTable()
  const open: boolean[] = []
  await Promise.all([1, 2].map((n) => commit(insert(n)).then(() => open.push(database.isTransaction))))
  expect(open).toEqual([false, false])
})

test('a failing write rolls back only itself', async () => {
  const { commit, insert, numbers } = aNumberTable()
  const half = () => {
    insert(7)()
    insert(1)()
  }
  const results = await Promise.allSettled([commit(insert(1)), commit(half), commit(insert(2))])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(numbers()).toEqual([1, 2])
})

test('when the commit itself fails all callers get the error, and the next commit works', async () => {
  const { database, commit, insert, numbers } = aNumberTable()
  const exec = vi.mocked(database.exec)
  const { exec: really } = DatabaseSync.prototype
  exec.mockImplementation((sql) => {
    if (sql === 'COMMIT') throw new Error('disk is full')
    really.call(database, sql)
  })
  const results = await Promise.allSettled([commit(insert(1)), commit(insert(2))])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  exec.mockRestore()
  await commit(insert(3))
  expect(numbers()).toEqual([3])
})

test('a write after the database was closed is refused, and the process keeps running', async () => {
  const { database, commit, insert } = aNumberTable()
  const late = commit(insert(1))
  database.close()
  await expect(late).rejects.toThrow('database is not open')
})
