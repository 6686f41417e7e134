import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { catalogue } from '../../catalogue/catalogue.ts'
import { catalogueText } from './catalogue-page.ts'

const page = readFileSync(join(import.meta.dirname, '../../docs/catalogue.md'), 'utf8')

test('docs/catalogue.md is current: npm run docs writes it', () => {
  expect(page).toBe(catalogueText())
})

test('docs/catalogue.md has every template, with every field of its content', () => {
  for (const [id, { template }] of Object.entries(catalogue)) {
    expect(page).toContain(`### \`${id}\``)
    for (const name of Object.keys(template.fields)) expect(page).toContain(`| \`${name}\` |`)
  }
})
