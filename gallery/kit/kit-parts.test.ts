import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { kitPartIds } from './kit-part-ids.ts'
import { kitParts } from './kit-parts.ts'

const ledger = readFileSync(join(import.meta.dirname, '../../docs/ledger/experiences.yaml'), 'utf8')

test("every shared part of the ledger except the contract has a page, in the ledger's order", () => {
  const ids = [...ledger.matchAll(/^ {2}id: (SHR-\d+)$/gm)].map(([, id]) => id)
  expect(kitPartIds.map((id) => kitParts[id].ledger)).toEqual(ids.filter((id) => id !== 'SHR-01'))
})

describe.each(kitPartIds)('%s', (id) => {
  const part = kitParts[id]

  test("it names each of its rules in the ledger once, in the ledger's order", () => {
    const rules = [...ledger.matchAll(/^ {4}- id: (SHR-\d+)(\.\d+)$/gm)].filter(([, of]) => of === part.ledger)
    expect(part.rules.map(([rule]) => rule)).toEqual(rules.map(([, of, at]) => `${of}${at}`))
  })

  test('it states its purpose in one sentence, and what keys do', () => {
    expect(part.purpose).toMatch(/^[A-Z][^.]*\.$/)
    expect(part.keys.length).toBeGreaterThan(0)
  })

  test('it shows the code that runs', () => {
    expect(part.source).toContain(`id: 'kit/${id}'`)
  })
})
