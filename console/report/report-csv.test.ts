import { expect, test } from 'vitest'
import { findReport } from '../test-data/answers.ts'
import { markup } from '../test-data/hostile-texts.ts'
import { de } from '../texts/de.ts'
import { en } from '../texts/en.ts'
import { reportCsv } from './report-csv.ts'

const rowsOf = (csv: string) => csv.slice(1).trimEnd().split('\r\n')

test('it has a row for each variation in total, by day and by part, and a column for each currency', () => {
  const report = findReport('low-stock')
  const [head, ...rows] = rowsOf(reportCsv(report, en))
  expect(head).toBe(
    'scope,value,variation id,Variation,Visitors,Conversions,Rate,Uplift,low,high,Revenue EUR,Revenue GBP',
  )
  expect(rows).toHaveLength(2 + report.days.length * 2 + report.parts.length * 2)
  expect(rows.every((row) => row.split(',').length === 12)).toBe(true)
})

test('its numbers are those of the report, unrounded', () => {
  const report = findReport('low-stock')
  const rows = rowsOf(reportCsv(report, en))
  const variation = report.results?.variations[1]
  const uplift = variation?.rateUplift
  expect(rows[2]?.split(',')).toEqual(
    [
      ...['total', '', 'low-stock-v', 'Variation', variation?.visitors, variation?.conversions, variation?.rate],
      ...[uplift?.estimate, uplift?.interval?.[0], uplift?.interval?.[1]],
      ...(variation?.revenues ?? []).map(({ revenue }) => revenue),
    ].map(String),
  )
  expect(rows[1]?.split(',').slice(7, 10)).toEqual(['', '', ''])
  expect(rows.some((row) => row.startsWith('segment,keen,low-stock-v,'))).toBe(true)
  expect(rows[3]).toMatch(/^until end of day,2026-10-26,low-stock-c,/)
})

test('names from outside cannot become formulas, and the words are those of the language', () => {
  const csv = reportCsv(findReport(markup), de)
  expect(csv).toContain(`;'=${markup};`)
  expect(rowsOf(csv)[1]).toMatch(/^gesamt;/)
})
