import type { DatabaseSync } from 'node:sqlite'
import { dayMs } from '../clock/durations.ts'
import type { PartSum, ResultsStore } from '../results/results-store.ts'
import { anyPrimary } from './sum-result.ts'

/** Experiences of a site that are listed, those with the most visitors: events may name any number. */
const mostExperiences = 1000

/** Reads from SQLite which experiences were seen in which iterations, and their sums by day, device, country and segment. */
export function sqliteResultParts(
  database: DatabaseSync,
): Pick<ResultsStore, 'experienceIds' | 'iterations' | 'parts'> {
  const ids = database.prepare(
    `SELECT experience_id FROM experience_iterations JOIN variation_sums USING (iteration) WHERE tracking_id = ?
     GROUP BY experience_id HAVING sum(visitors) > 0 ORDER BY sum(visitors) DESC, experience_id LIMIT ${mostExperiences}`,
  )
  const iterations = database.prepare(
    `SELECT iteration, iteration_id, heard_at, sum(visitors) AS visitors,
       (SELECT min(CAST(value AS INTEGER)) FROM result_parts AS own
        WHERE own.iteration = experience_iterations.iteration AND dimension = 'day') AS first_day,
       (SELECT max(CAST(value AS INTEGER)) FROM result_parts AS own
        WHERE own.iteration = experience_iterations.iteration AND dimension = 'day') AS last_day
     FROM experience_iterations JOIN variation_sums USING (iteration)
     WHERE tracking_id = ? AND experience_id = ? AND visitors > 0 GROUP BY iteration ORDER BY iteration DESC`,
  )
  const parts = database.prepare(
    `SELECT dimension, value, variation_id, measure, detail, total FROM result_parts JOIN experience_iterations USING (iteration)
     WHERE tracking_id = ? AND experience_id = ? AND iteration_id = ?`,
  )
  return {
    experienceIds: async (trackingId) =>
      ids
        .all(trackingId)
        .map(({ experience_id }) => String(experience_id))
        .sort(),
    iterations: async (trackingId, experienceId) =>
      iterations.all(trackingId, experienceId).map((row) => ({
        iterationId: String(row.iteration_id),
        order: Number(row.iteration),
        // An iteration of an earlier version has no days yet.
        firstAt: row.first_day === null ? Number(row.heard_at) : Number(row.first_day) * dayMs,
        // What was heard last is written down once a day.
        lastAt: Math.max(Number(row.heard_at), Number(row.last_day) * dayMs),
        visitors: Number(row.visitors),
      })),
    async parts({ trackingId, experienceId, iterationId, conversion }) {
      const found = new Map<string, PartSum>()
      for (const row of parts.iterate(trackingId, experienceId, iterationId)) {
        const [dimension, value, variationId] = [row.dimension, row.value, row.variation_id].map(String)
        const key = JSON.stringify([dimension, value, variationId])
        const empty = { dimension, value, variationId, visitors: 0, conversions: 0, revenue: new Map() } as PartSum
        const part = found.get(key) ?? empty
        found.set(key, part)
        addTo(part, { measure: String(row.measure), detail: String(row.detail), total: Number(row.total) }, conversion)
      }
      return [...found.values()]
    },
  }
}

type Sum = { measure: string; detail: string; total: number }

function addTo(part: PartSum, { measure, detail, total }: Sum, conversion: string): void {
  if (measure === 'visitors') part.visitors += total
  if (measure === 'revenue') part.revenue.set(detail, total / 100)
  const goal = conversion === 'primary' ? anyPrimary : conversion
  const isConversion = conversion === 'order' ? measure === 'buyers' : measure === 'goal' && detail === goal
  if (isConversion) part.conversions += total
}
