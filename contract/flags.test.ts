import { expect, test } from 'vitest'
import { flags, isFlagOn } from './flags.ts'

test('every flag is on but names, lite and graphqlLookup, unless the configuration says otherwise', () => {
  expect(flags.filter((flag) => !isFlagOn(undefined, flag))).toEqual(['names', 'lite', 'graphqlLookup'])
  for (const flag of flags) {
    expect(isFlagOn({ [flag]: true }, flag)).toBe(true)
    expect(isFlagOn({ [flag]: false }, flag)).toBe(false)
    expect(isFlagOn({ unknown: true }, flag)).toBe(isFlagOn({}, flag))
  }
})
