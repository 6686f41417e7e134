import { expect, test } from 'vitest'
import { LazyDatabase } from './lazy-database.ts'

test('a statement is prepared when it is first used, once, and answers as usual', () => {
  const database = new LazyDatabase(':memory:')
  const insert = database.prepare('INSERT INTO shops VALUES (:id, :name)')
  const select = database.prepare('SELECT name FROM shops WHERE id > ? ORDER BY id')
  database.exec('CREATE TABLE shops (id INTEGER, name TEXT)')
  expect([insert.run({ id: 1, name: 'tea' }).changes, insert.run({ id: 2, name: 'boots' }).changes]).toEqual([1, 1])
  expect(select.get(1)).toEqual({ name: 'boots' })
  expect(select.all(0)).toEqual([{ name: 'tea' }, { name: 'boots' }])
  expect([...select.iterate(0)]).toEqual(select.all(0))
  // One that is prepared closes with its database; a new one could not be made.
  database.close()
  expect(() => select.all(0)).toThrow('finalized')
})

test('a statement with a mistake throws where it is used', () => {
  const statement = new LazyDatabase(':memory:').prepare('SELECT name FROM nowhere')
  expect(() => statement.all()).toThrow('no such table: nowhere')
})
