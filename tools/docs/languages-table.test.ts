import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { languagesTable } from './languages-table.ts'

test('[SHR-01.29] docs/languages.md has every text in each built-in language', async () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/languages.md'), 'utf8')
  expect(page).toContain(await languagesTable())
})
