import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { variablesTable } from './variables.ts'

test('the documentation has the table of all variables', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/service-configuration.md'), 'utf8')
  expect(page).toContain(variablesTable())
})
