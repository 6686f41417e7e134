import { expect, test } from 'vitest'
import { aRun } from '../../testing/a-run.ts'
import { version } from '../../version.ts'
import { markRun } from './globals.ts'

test('[ST-12] the namespace gets the five keys, and existing ones are not overwritten', () => {
  const run = aRun({ config: { environment: 'staging' } })
  const react = { version: '1.5.2' }
  Object.assign(run.page.namespace(), { react, other: 1 })
  markRun(run)
  expect(run.page.namespace()).toEqual({
    react,
    other: 1,
    smartserve: {
      version,
      propertyId: 'property',
      trackingId: 'tracking',
      environment: 'staging',
      startedAt: run.page.now(),
    },
  })
  expect(run.page.namespace().react).toBe(react)
})

test('[ST-12] an event bus stub of the page is kept', () => {
  const run = aRun()
  const stub = run.page.uv()
  markRun(run)
  expect(run.page.uv()).toBe(stub)
})

test('a second copy of the script stops, and leaves the keys of the first unchanged', () => {
  const run = aRun()
  markRun(run)
  const marks = { ...run.page.namespace().smartserve }
  expect(markRun(run)).toEqual({ stop: 'The script runs on this page already' })
  expect(run.page.namespace().smartserve).toEqual(marks)
})
