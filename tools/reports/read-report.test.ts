import { expect, test } from 'vitest'
import { kindOf } from './read-report.ts'

test('of the tests on the cluster those with whole processes are as realistic as journeys, and those of the routes are not', () => {
  const kindOfFile = kindOf('cluster')
  expect(kindOfFile('/repository/service/cluster/kill.cluster.test.ts')).toBe('e2e')
  expect(kindOfFile('/repository/service/routes/stash.test.ts')).toBe('unit')
  expect(kindOf('package')('a.package.test.ts')).toBe('e2e')
  expect(kindOf('browser')('a.browser.test.ts')).toBe('browser')
})
