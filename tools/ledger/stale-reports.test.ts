import { expect, test } from 'vitest'
import { staleReports } from './stale-reports.ts'

const engines = { engines: 3, 'engines-e2e': 3 }

test('reports written after the latest commit cause no message', () => {
  expect(staleReports({ ...engines, unit: 3, cluster: 3, package: 3, browser: 3, e2e: 3 }, 2)).toBeUndefined()
})

test('without git only missing reports are reported', () => {
  expect(staleReports({ ...engines, unit: 3, cluster: 3, package: 3, browser: 3 }, undefined)).toBe(
    'Reports: no report of e2e. Run: npm test -- e2e',
  )
})

test('missing and old reports are named in one line', () => {
  expect(staleReports({ ...engines, unit: 1, cluster: 3, package: 3, e2e: 3 }, 2)).toBe(
    'Reports: no report of browser; older than the newest commit: unit. Run: npm test -- unit browser',
  )
})
