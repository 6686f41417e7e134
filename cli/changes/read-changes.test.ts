import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aFolder } from '../testing/a-folder.ts'
import { changesFile, readChanges } from './read-changes.ts'

test.each([
  ['instep.config.ts', 'instep.changes.json'],
  ['shops/uk.config.mjs', 'shops/uk.changes.json'],
  ['site.ts', 'site.changes.json'],
])('the changes of %s are in %s', (config, file) => {
  expect(changesFile(config)).toBe(file)
})

test('without a file there are no changes', () => {
  expect(readChanges(join(aFolder(), 'instep.config.ts'))).toEqual({ format: 1, version: 0, experiences: {} })
})

test.each(['{', '[]', '{"format":2,"version":1,"experiences":{}}', '{"format":1,"version":1,"experiences":{"a":3}}'])(
  'a file with %s is refused with the remedy',
  (text) => {
    const config = join(aFolder(), 'instep.config.ts')
    writeFileSync(changesFile(config), text)
    expect(() => readChanges(config)).toThrow('npx instep pull')
  },
)
