import type { DatabaseSync } from 'node:sqlite'
import type { CountedVariation, ResultsStore } from '../results/results-store.ts'
import type { RevenueBin } from '../results/revenue-bins.ts'
import type { Commit } from './group-commit.ts'
import { iterationKey, removeResults } from './remove-results.ts'
import { sqliteResultParts } from './sqlite-result-parts.ts'
import { anyPrimary } from './sum-result.ts'

/** Variations and goals that are read of an iteration, those with the most visitors: events may name any number. */
const mostNames = 1000

/** The iteration that began last, or a given one, if somebody has seen it. It is read for each experience of a list. */
export const latestIteration = `
  SELECT iteration, iteration_id FROM experience_iterations
  WHERE tracking_id = ?1 AND experience_id = ?2 AND (iteration_id = ?3 OR ?3 IS NULL)
    AND EXISTS (SELECT 1 FROM variation_sums AS own WHERE own.iteration = experience_iterations.iteration AND visitors > 0)
  ORDER BY iteration DESC LIMIT 1`

/**
 * Stores in SQLite what events say about experiments. It is written together with the events, and old results stay as
 * sums.
 */
export function sqliteResults(database: DatabaseSync, commit: Commit): ResultsStore {
  const latest = database.prepare(latestIteration)
  const goals = database.prepare(
    `SELECT goal_id FROM goal_sums WHERE iteration = ? AND goal_id != '${anyPrimary}' AND visitors > 0
     GROUP BY goal_id ORDER BY sum(visitors) DESC, goal_id LIMIT ${mostNames}`,
  )
  const hasPrimary = database.prepare(
    `SELECT 1 FROM goal_sums WHERE iteration = ? AND goal_id = '${anyPrimary}' AND visitors > 0`,
  )
  // A variation is the control if it was for most of its visitors: one event may be wrong.
  const variations = database.prepare(
    `SELECT variation_id, sum(is_control * visitors) * 2 >= sum(visitors) AS was_control, sum(visitors) AS visitors,
       sum(buyers) AS buyers
     FROM variation_sums WHERE iteration = ? AND visitors > 0
     GROUP BY variation_id ORDER BY visitors DESC, variation_id LIMIT ${mostNames}`,
  )
  const bins = database.prepare('SELECT * FROM revenue_bins WHERE iteration = ? AND variation_id = ? AND visitors > 0')
  const reached = database.prepare(
    'SELECT variation_id, sum(visitors) AS visitors FROM goal_sums WHERE iteration = ? AND goal_id = ? GROUP BY variation_id',
  )
  const heard = database.prepare(`SELECT ${iterationKey} AS key FROM experience_iterations WHERE heard_at >= ?`)
  const remove = removeResults(database)

  function spentBy(iteration: number, variationId: string): Map<string, RevenueBin[]> {
    const spent = new Map<string, RevenueBin[]>()
    for (const row of bins.all(iteration, variationId)) {
      const [bin, visitors, revenue, squares] = [row.bin, row.visitors, row.revenue, row.squares].map(Number)
      const [history, historySquares, historyRevenue] = [row.history, row.history_squares, row.history_revenue].map(
        Number,
      )
      const sums = { bin, visitors, revenue, squares, history, historySquares, historyRevenue } as RevenueBin
      spent.set(String(row.currency), [...(spent.get(String(row.currency)) ?? []), sums])
    }
    return spent
  }

  function countConversions(iteration: number, conversion: string): CountedVariation[] {
    const rows = reached.all(iteration, conversion === 'primary' ? anyPrimary : conversion)
    const converted = new Map(rows.map((row) => [String(row.variation_id), Number(row.visitors)]))
    const counted = variations.all(iteration).map(({ variation_id, was_control, visitors, buyers }) => ({
      variationId: String(variation_id),
      isControl: was_control === 1,
      visitors: Number(visitors),
      conversions: conversion === 'order' ? Number(buyers) : (converted.get(String(variation_id)) ?? 0),
      spent: spentBy(iteration, String(variation_id)),
    }))
    const rankOf = ({ isControl, variationId }: CountedVariation) => `${isControl ? 0 : 1}${variationId}`
    return counted.sort((one, other) => (rankOf(one) < rankOf(other) ? -1 : 1))
  }

  return {
    async counts(trackingId, experienceId, goalId, iterationId) {
      const row = latest.get(trackingId, experienceId, iterationId ?? null)
      if (!row) return null
      const iteration = Number(row.iteration)
      const known = goals.all(iteration).map(({ goal_id }) => String(goal_id))
      const conversion = goalId ?? (hasPrimary.get(iteration) ? 'primary' : 'order')
      return {
        iterationId: String(row.iteration_id),
        conversion,
        goals: known.sort(),
        variations: countConversions(iteration, conversion),
      }
    },
    ...sqliteResultParts(database),
    heardSince: async (time) => heard.all(time).map(({ key }) => String(key)),
    removeOlder: (removal, atMost) => commit(() => remove(removal, atMost)),
  }
}
