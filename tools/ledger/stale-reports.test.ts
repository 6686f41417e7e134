import { expect, test } from 'vitest'
import { staleReports } from './stale-reports.ts'

test('reports written after the latest commit cause no message', () => {
  expect(staleReports({ unit: 3, cluster: 3, browser: 3, e2e: 3 }, 2)).toBeUndefined()
})

test('without git only missing reports are reported', () => {
  expect(staleReports({ unit: 3, cluster: 3, browser: 3 }, undefined)).toBe(
    'Reports: no report of e2e. Run: npm test -- e2e',
  )
})

test('reports of steps that run apart are named only when they are old', () => {
  const written = { unit: 3, cluster: 3, browser: 3, e2e: 3 }
  expect(staleReports({ ...written, engines: 3 }, 2)).toBeUndefined()
  expect(staleReports({ ...written, engines: 1 }, 2)).toMatch('older than the newest commit: engines')
})

test('missing and old reports are named in one line', () => {
  expect(staleReports({ unit: 1, cluster: 3, e2e: 3 }, 2)).toBe(
    'Reports: no report of browser; older than the newest commit: unit. Run: npm test -- unit browser',
  )
})
