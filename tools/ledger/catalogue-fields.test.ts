import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { catalogue } from '../../catalogue/catalogue.ts'
import type { Template } from '../../catalogue/define-template.ts'

type Row = { id?: string; fields?: Record<string, { default?: unknown; required?: boolean }> }

const ledger: Row[] = parse(readFileSync('docs/ledger/experiences.yaml', 'utf8'))

test.each(Object.values(catalogue).map(({ template }): [string, Template] => [template.id, template]))(
  '[SHR-01.29] the default texts of %s are those of the ledger',
  (_, template) => {
    const rows = ledger.find(({ id }) => id === template.ledger)?.fields ?? {}
    const wordsOf = (value: unknown) => (typeof value === 'string' ? value : '')
    for (const [name, field] of Object.entries(template.fields))
      if (field.kind === 'text' || field.kind === 'rich')
        expect(wordsOf((field as { default?: unknown }).default), name).toBe(wordsOf(rows[name]?.default))
    expect(Object.keys(rows).filter((name) => !name.includes('.') && !(name in template.fields))).toEqual([])
  },
)
