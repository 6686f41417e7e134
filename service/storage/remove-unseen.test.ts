import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { removeUnseen } from './remove-unseen.ts'
import { resultTables } from './result-tables.ts'

/** Orders of visitors who are in an experiment, of others, and an order that is not old. */
function aDatabaseOf(...visitors: string[]): DatabaseSync {
  const database = new DatabaseSync(':memory:')
  database.exec(resultTables)
  const see = database.prepare("INSERT INTO experience_visitors VALUES (?, 1, 'v', 0, 1, 1, 1, '', '', '')")
  const order = database.prepare("INSERT INTO visitor_orders VALUES (?, 'shop', ?, 'GBP', 5, 0, 1, 1, ?)")
  for (const [at, visitorId] of [...visitors, 'new'].entries()) {
    order.run(visitorId, `order-${at}`, visitorId === 'new' ? 100 : 1)
    if (visitorId.startsWith('seen')) see.run(visitorId)
  }
  return database
}

const visitorsIn = (database: DatabaseSync) =>
  database
    .prepare('SELECT visitor_id FROM visitor_orders ORDER BY rowid')
    .all()
    .map((row) => row.visitor_id)

test('old rows are looked at a few at a time, so that a million of a running experiment block nobody', () => {
  const seen = ['seen-1', 'seen-2', 'seen-3', 'seen-4', 'seen-5']
  const database = aDatabaseOf(...seen, 'gone')
  const remove = removeUnseen(database, { table: 'visitor_orders', keptBy: 'visitor_id = own.visitor_id' })
  // Four are looked at, of which none may go: that there are more is all that it says.
  expect([remove(100, 1), visitorsIn(database)]).toEqual([1, [...seen, 'gone', 'new']])
  expect([remove(100, 1), visitorsIn(database)]).toEqual([1, [...seen, 'new']])
  expect(remove(100, 1)).toBe(0)
  // It begins anew with the next search.
  database.exec("DELETE FROM experience_visitors WHERE visitor_id = 'seen-1'")
  expect([remove(100, 2), visitorsIn(database)]).toEqual([1, ['seen-2', 'seen-3', 'seen-4', 'seen-5', 'new']])
})

test('of many rows that may go no more are removed at once than asked for, and none is passed over', () => {
  const database = aDatabaseOf('a', 'b', 'c', 'seen', 'd', 'e')
  const remove = removeUnseen(database, { table: 'visitor_orders', keptBy: 'visitor_id = own.visitor_id' })
  expect([remove(100, 2), visitorsIn(database)]).toEqual([2, ['c', 'seen', 'd', 'e', 'new']])
  expect([remove(100, 2), remove(100, 2), visitorsIn(database)]).toEqual([2, 1, ['seen', 'new']])
})
