import { expect, test } from 'vitest'
import { aLog } from '../../testing/a-log.ts'
import { checkVersion } from './check-version.ts'

test.each(['1.5.2', '1.5.0', '1.5.99'])('version %s is accepted without a log line', (version) => {
  const log = aLog()
  checkVersion(version, log)
  expect(log.lines).toEqual([])
})

test.each(['1.4.2', '1.6.0', '1.50.2'])('another minor version, %s, logs a warning', (version) => {
  const log = aLog()
  checkVersion(version, log)
  expect(log.lines.map(({ level }) => level)).toEqual(['warn'])
})

test.each(['0.5.2', '2.5.2', '15.5.2'])('another major version, %s, is refused', (version) => {
  expect(() => checkVersion(version, aLog())).toThrow(
    `The slot wrapper has version ${version}, which does not fit 1.5.2`,
  )
})

test.each([undefined, null, '', '1', '1.5', '1.5.2.1', 'v1.5.2', '1.5.2-beta', '1.5.x', 1.5, {}])(
  '%s is refused, because it is not in the form major.minor.patch',
  (version) => {
    expect(() => checkVersion(version, aLog())).toThrow('is not major.minor.patch')
  },
)
