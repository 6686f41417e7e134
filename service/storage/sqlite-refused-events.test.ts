import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from './open-database.ts'
import { writeRefusedEvent } from './sqlite-refused-events.ts'

function aDatabase() {
  const database = openDatabase(':memory:')
  onTestFinished(() => database.close())
  const positions = () =>
    database
      .prepare('SELECT position FROM dead_letters ORDER BY position')
      .all()
      .map(({ position }) => Number(position))
  return { database, positions }
}

const aLetter = (bytes = 10) => ({
  trackingId: 'shop',
  receivedAt: 0,
  reason: 'unreadable',
  index: null,
  bot: false,
  form: 'raw' as const,
  body: new Uint8Array(bytes),
})

test('beyond the maximum number of refused events the oldest are removed, a hundred at a time', () => {
  const { database, positions } = aDatabase()
  const write = writeRefusedEvent(database, { refusedKept: 250, refusedBytes: 1e9 })
  for (let letter = 1; letter <= 250; letter++) write(aLetter())
  expect(positions()).toHaveLength(250)
  write(aLetter())
  expect(positions()).toEqual(Array.from({ length: 151 }, (_, at) => at + 101))
})

test('beyond the maximum total size of refused events the oldest are removed', () => {
  const { database, positions } = aDatabase()
  const write = writeRefusedEvent(database, { refusedKept: 1e6, refusedBytes: 100_000 })
  for (let letter = 1; letter <= 150; letter++) write(aLetter(100))
  write(aLetter(84_000))
  expect(positions()).toHaveLength(151)
  write(aLetter(60_000))
  expect(positions()).toEqual([152])
})

test('events removed in other ways free their space too', () => {
  const { database, positions } = aDatabase()
  const write = writeRefusedEvent(database, { refusedKept: 2, refusedBytes: 1e9 })
  write(aLetter())
  write(aLetter())
  database.exec('DELETE FROM dead_letters WHERE position = 1')
  write(aLetter())
  expect(positions()).toEqual([2, 3])
})
