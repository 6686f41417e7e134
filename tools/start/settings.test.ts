import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test('without variables the demo has default ports, folder and environment', () => {
  const expected = { port: 4400, servicePort: 4401, dataFolder: '.data', environment: 'development' }
  expect(readSettings({})).toEqual(expected)
})

test('variables replace the defaults', () => {
  const variables = { PORT: '1', SERVICE_PORT: '2', INSTEP_DATA: '/d', INSTEP_ENVIRONMENT: 'test' }
  expect(readSettings(variables)).toEqual({ port: 1, servicePort: 2, dataFolder: '/d', environment: 'test' })
})

test.each([
  [{ PORT: 'abc' }, 'PORT is "abc"'],
  [{ SERVICE_PORT: '70000' }, 'SERVICE_PORT is "70000"'],
  [{ PORT: '4500', SERVICE_PORT: '4500' }, 'both 4500'],
])('%o is refused with the reason', (variables, reason) => {
  expect(() => readSettings(variables)).toThrow(reason)
})
