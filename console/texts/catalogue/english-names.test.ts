import { expect, test } from 'vitest'
import { nameField } from '../../../contract/content-form/name-field.ts'
import type { TemplateFields } from '../../../contract/content-form/template-field.ts'
import { describeCatalogue } from '../../provide-templates.ts'
import { enFieldNames } from './en-field-names.ts'

/** The names of fields that are shown together: of a content, a group or an entry. */
function groupsIn(fields: TemplateFields): string[][] {
  return [Object.keys(fields), ...Object.values(fields).flatMap(({ entries }) => (entries ? groupsIn(entries) : []))]
}
const groups = describeCatalogue().flatMap(({ fields }) => groupsIn(fields))
const all = [...new Set(groups.flat())]
const nameEnglish = (name: string) => nameField(name, enFieldNames)

test('every field has words in British English, without what only programmers say', () => {
  const code = /\b(url|img|image|cta|btns?|bg|els?|ids?|mob|xp|color|copy|max|min|is|[b-z])\b/i
  expect(all.map(nameEnglish).filter((said) => code.test(said))).toEqual([])
  expect(['cta', 'imageUrl', 'textColor', 'ctaLabel'].map(nameEnglish)).toEqual([
    'Button text',
    'Picture',
    'Text colour',
    'Link text',
  ])
})

test('fields that are shown together have different names', () => {
  for (const names of groups) expect(new Set(names.map(nameEnglish)).size, names.join()).toBe(names.length)
})

test('a name is given to fields only, and where its own words say something else', () => {
  expect(Object.keys(enFieldNames).filter((name) => !all.includes(name))).toEqual([])
  expect(Object.entries(enFieldNames).filter(([name, said]) => nameField(name, {}) === said)).toEqual([])
})
