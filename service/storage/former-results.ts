import type { DatabaseSync } from 'node:sqlite'
import { unknownBin } from '../results/revenue-bins.ts'

/** Drops or renames the result tables of the earlier version, and drops their indexes, whose names are needed again. */
export function renameFormerResults(database: DatabaseSync): void {
  database.exec(`
    DROP INDEX experience_visitors_by_receipt;
    DROP INDEX experience_goals_by_receipt;
    DROP INDEX visitor_orders_by_receipt;
    DROP TABLE experience_visitors;
    DROP TABLE experience_goals;
    DROP TABLE visitor_orders;
    ALTER TABLE experience_iterations RENAME TO former_iterations;
    ALTER TABLE variation_sums RENAME TO former_variation_sums;
    ALTER TABLE goal_sums RENAME TO former_goal_sums;
  `)
}

/**
 * Adds the part of the former sums that exceeds what was just computed from the stored events, because older events
 * were removed. The distribution of that revenue is unknown, and so is its currency where the shop has several.
 */
export function addFormerResults(database: DatabaseSync): void {
  const currencies = database.prepare('SELECT DISTINCT currency FROM visitor_orders LIMIT 2').all()
  const currency = currencies.length === 1 ? String(currencies[0]?.currency) : ''
  database
    .prepare(
      `INSERT INTO revenue_bins
       SELECT former.iteration, former.variation_id, ?1, ${unknownBin}, former.buyers - coalesce(new.visitors, 0),
         max(0, former.revenue - coalesce(new.revenue, 0)), max(0, former.squares - coalesce(new.squares, 0)), 0, 0, 0
       FROM former_variation_sums AS former LEFT JOIN (
         SELECT iteration, variation_id, sum(iif(bin = 0, 0, visitors)) AS visitors, sum(revenue) AS revenue,
           sum(squares) AS squares
         FROM revenue_bins GROUP BY iteration, variation_id
       ) AS new USING (iteration, variation_id)
       WHERE former.buyers > coalesce(new.visitors, 0)
       ON CONFLICT DO UPDATE SET visitors = visitors + excluded.visitors, revenue = revenue + excluded.revenue,
         squares = squares + excluded.squares`,
    )
    .run(currency)
  database.exec(`
    INSERT INTO variation_sums SELECT iteration, variation_id, is_control, visitors, buyers FROM former_variation_sums
      WHERE true ON CONFLICT DO UPDATE SET visitors = max(visitors, excluded.visitors), buyers = max(buyers, excluded.buyers);
    INSERT INTO goal_sums SELECT iteration, goal_id, variation_id, is_primary, visitors FROM former_goal_sums
      WHERE true ON CONFLICT DO UPDATE SET visitors = max(visitors, excluded.visitors);
    DROP TABLE former_iterations;
    DROP TABLE former_variation_sums;
    DROP TABLE former_goal_sums;
  `)
}
