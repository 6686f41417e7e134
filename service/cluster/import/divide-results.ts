import { DatabaseSync } from 'node:sqlite'
import { resultOfVisitor } from '../../storage/result-of-visitor.ts'
import { resultTables } from '../../storage/result-tables.ts'
import { sumResult } from '../../storage/sum-result.ts'
import { partitionOf } from '../plan/partition-of.ts'
import type { PlacedRow } from './imported-rows.ts'

/** The tables of sums, and which of their columns are added up. */
const sums = {
  variation_sums: ['visitors', 'buyers'],
  revenue_bins: ['visitors', 'revenue', 'squares', 'history', 'history_squares', 'history_revenue'],
  goal_sums: ['visitors'],
} as const

/**
 * Divides the sums of experiments. What a visitor has contributed goes where the visitor does, because a later event takes it
 * away from there, and adds another contribution. What is left is of visitors who were removed, and changes no more: it goes
 * where most visitors of the iteration are, as its sums by day, device, country and segment do.
 */
export function* divideResults(source: DatabaseSync, partitions: number): Generator<PlacedRow> {
  const all = Array.from({ length: partitions }, (_, partition) => partition)
  const divided = all.map(() => scratchSums())
  const { ordersOf, read } = resultOfVisitor(source)
  const seen = source.prepare(
    'SELECT visitor_id, iteration, tracking_id FROM experience_visitors JOIN experience_iterations USING (iteration)',
  )
  for (const { visitor_id, iteration, tracking_id } of seen.iterate()) {
    const visitorId = String(visitor_id)
    const result = read(visitorId, Number(iteration), ordersOf(String(tracking_id), visitorId))
    if (result) divided[partitionOf(visitorId, partitions)]?.add(result, 1)
  }

  for (const row of source.prepare('SELECT * FROM experience_iterations').iterate()) {
    // Each partition finds the iteration under the same number, which orders iterations.
    for (const partition of all) yield { partition, table: 'experience_iterations', row }
    const iteration = Number(row.iteration)
    const visitors = divided.map((each) => each.visitorsOf(iteration))
    const most = Math.max(...visitors)
    const home = most > 0 ? visitors.indexOf(most) : partitionOf(String(row.tracking_id), partitions)
    for (const table of Object.keys(sums) as (keyof typeof sums)[]) addRest(source, { table, iteration, divided, home })
    for (const part of source.prepare('SELECT * FROM result_parts WHERE iteration = ?').iterate(iteration))
      yield { partition: home, table: 'result_parts', row: part }
  }

  for (const [partition, { database }] of divided.entries()) {
    for (const table of Object.keys(sums))
      for (const row of database.prepare(`SELECT * FROM ${table}`).iterate()) yield { partition, table, row }
    database.close()
  }
}

type Scratch = ReturnType<typeof scratchSums>

function scratchSums() {
  const database = new DatabaseSync(':memory:')
  database.exec(resultTables)
  const visitors = database.prepare(
    'SELECT coalesce(sum(visitors), 0) AS visitors FROM variation_sums WHERE iteration = ?',
  )
  return {
    database,
    add: sumResult(database),
    visitorsOf: (iteration: number) => Number(visitors.get(iteration)?.visitors),
  }
}

type Rest = { table: keyof typeof sums; iteration: number; divided: readonly Scratch[]; home: number }

/** Adds to one partition what the sums have beyond those of all partitions. */
function addRest(source: DatabaseSync, { table, iteration, divided, home }: Rest): void {
  const added = sums[table]
  for (const row of source.prepare(`SELECT * FROM ${table} WHERE iteration = ?`).all(iteration)) {
    const key = Object.keys(row).filter((column) => !(added as readonly string[]).includes(column))
    const same = key.map((column) => `${column} = ?`).join(' AND ')
    const keyValues = key.map((column) => row[column] ?? null)
    const known = divided.map(({ database }) =>
      database.prepare(`SELECT ${added.join(', ')} FROM ${table} WHERE ${same}`).get(...keyValues),
    )
    const rest = added.map(
      (column) => Number(row[column]) - known.reduce((sum, each) => sum + Number(each?.[column] ?? 0), 0),
    )
    if (rest.every((each) => each === 0)) continue
    const columns = [...key, ...added]
    divided[home]?.database
      .prepare(
        `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})
         ON CONFLICT DO UPDATE SET ${added.map((column) => `${column} = ${column} + excluded.${column}`).join(', ')}`,
      )
      .run(...keyValues, ...rest)
  }
}
