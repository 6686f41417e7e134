import type { StatementSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import type { WireEvent } from '../../contract/event.ts'
import { aMembership } from '../testing/a-membership.ts'
import { anExperiment } from '../testing/an-experiment.ts'
import { groupCommit } from './group-commit.ts'
import { openDatabase } from './open-database.ts'
import { sqliteStores } from './sqlite-storage.ts'

/** A storage that counts how often it asks its database. */
function aCountedStorage() {
  const database = openDatabase(':memory:')
  const asked = { times: 0 }
  const prepare = database.prepare.bind(database)
  database.prepare = (sql) => {
    const statement = prepare(sql) as unknown as Record<string, (...given: unknown[]) => unknown>
    const counted =
      (name: string) =>
      (...given: unknown[]) => {
        asked.times++
        return statement[name]?.(...given)
      }
    const methods = ['run', 'get', 'all', 'iterate'].map((name) => [name, counted(name)])
    return Object.fromEntries(methods) as unknown as StatementSync
  }
  const { events, results } = sqliteStores(database, { commit: groupCommit(database), currencies: null })
  return {
    results,
    async tell(told: WireEvent[]) {
      const before = asked.times
      await events.append({
        trackingId: 'shop',
        receivedAt: 5000,
        refused: [],
        events: told.map((event) => ({ event, text: JSON.stringify(event), bot: false })),
      })
      return asked.times - before
    },
  }
}

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at)
const seenIn = (experience: number) => anExperiment(`x${experience}`).seen('a', 'v', 2000)

test('a hundred orders of a visitor ask little more than one, in however many experiments that visitor is', async () => {
  const storage = aCountedStorage()
  await storage.tell(numbers(50).map(seenIn))
  const { order } = anExperiment()
  const one = await storage.tell([order('a', 5, 3000)])
  const hundred = await storage.tell(numbers(100).map((at) => order('a', 5, 3001 + at)))
  // Beside what each event asks for itself.
  expect(hundred).toBeLessThan(one + 100 * 30)
  const counts = await storage.results.counts('shop', 'x49')
  expect(counts?.variations[0]).toMatchObject({ visitors: 1, conversions: 1 })
})

test('a hundred late changes of segments ask little more than one, in however many experiments their visitor is', async () => {
  const storage = aCountedStorage()
  await storage.tell(numbers(50).map(seenIn))
  const change = (at: number) => aMembership('a', 1000 + at, { joined: [`s${at % 7}`], left: [`s${(at + 3) % 7}`] })
  const one = await storage.tell([change(0)])
  const hundred = await storage.tell(numbers(100).map((at) => change(at + 1)))
  expect(hundred).toBeLessThan(4 * one + 100 * 30)
})

test('segments beyond those that a site may have are counted once for a batch, not for each id that somebody makes up', async () => {
  const storage = aCountedStorage()
  const named = (from: number) => numbers(100).map((at) => `s${from + at}`)
  for (const at of numbers(10)) await storage.tell([aMembership('a', 1000 + at, { joined: named(at * 100) })])
  expect(await storage.tell([aMembership('a', 2000, { joined: named(1000) })])).toBeLessThan(150)
})

test('a visitor is counted in at most 500 iterations, because anybody can make them up', async () => {
  const storage = aCountedStorage()
  for (const from of numbers(6)) await storage.tell(numbers(100).map((at) => seenIn(from * 100 + at)))
  expect(await storage.results.counts('shop', 'x499')).not.toBeNull()
  expect(await storage.results.counts('shop', 'x500')).toBeNull()
})
