import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { anchorFacts } from '../../contract/anchor-facts.ts'
import { flags, isFlagOn } from '../../contract/flags.ts'
import { flagMeanings } from './flag-meanings.ts'
import { siteFields } from './site-fields.ts'
import { configurationTable } from './site-reference.ts'

const page = readFileSync(join(import.meta.dirname, '../../docs/configuration.md'), 'utf8')

test('[BU-02] docs/configuration.md has the table of every key', () => {
  expect(page).toContain(configurationTable())
  for (const key of Object.keys(siteFields)) expect(page).toContain(`| \`${key}\` |`)
})

test('[BU-02] docs/configuration.md has every anchor with its meaning', () => {
  for (const [name, { meaning }] of Object.entries(anchorFacts)) expect(page).toContain(`| \`${name}\` | ${meaning}`)
})

test('[ST-30] what a flag is without a word of the site is said of each', () => {
  for (const flag of flags)
    expect(flagMeanings[flag]).toMatch(isFlagOn(undefined, flag) ? /; on by default\.$/ : /; off by default\.$/)
})
