import { expect, test } from 'vitest'
import type { TemplateField, TemplateFields } from '../../../contract/content-form/template-field.ts'
import type { EditorTemplate } from '../../editor/templates/editor-template.ts'
import { describeCatalogue } from '../../provide-templates.ts'
import { deCatalogue } from './de-catalogue.ts'
import { deFieldNames } from './de-field-names.ts'
import { translateTemplate } from './template-texts.ts'

/** Every field with its name, those of entries and groups too. */
function fieldsIn(fields: TemplateFields): { name: string; field: TemplateField }[] {
  return Object.entries(fields).flatMap(([name, field]) => [{ name, field }, ...fieldsIn(field.entries ?? {})])
}
const templates = describeCatalogue()
const all = templates.flatMap(({ fields }) => fieldsIn(fields))
const distinct = (texts: (string | undefined)[]) => [...new Set(texts.filter((text) => text))].sort()

test('every template has a title and a look in German, and nothing else has', () => {
  expect(Object.keys(deCatalogue.titles).sort()).toEqual(templates.map(({ id }) => id).sort())
  expect(
    Object.values(deCatalogue.titles)
      .flat()
      .filter((text) => text.trim() === ''),
  ).toEqual([])
})

test('every field has a name and a meaning in German, every choice its values, and nothing else has', () => {
  expect(Object.keys(deCatalogue.meanings).sort()).toEqual(distinct(all.map(({ field }) => field.meaning)))
  const values = all.flatMap(({ field }) => field.values ?? [])
  expect(Object.keys(deFieldNames).sort()).toEqual(distinct([...all.map(({ name }) => name), ...values]))
})

test('what is replaced in a text is replaced in German too, and sentences end as such', () => {
  for (const [english, german] of Object.entries(deCatalogue.meanings)) {
    expect([german, german.match(/\{\w+\}/g)]).toEqual([german, english.match(/\{\w+\}/g)])
    expect(german).toMatch(/\.$/)
  }
})

test('a template is translated with its fields and their entries, and keeps everything else', () => {
  const field: TemplateField = { kind: 'text', meaning: 'Heading.', needed: true }
  const slides: TemplateField = { kind: 'list', meaning: 'Slides.', needed: false, entries: { title: field } }
  const template: EditorTemplate = {
    id: 'product/popup',
    title: 'Popup',
    look: 'Look',
    pages: [],
    devices: [],
    anchors: [],
    needs: [],
    emits: [],
    fields: { slides, other: { ...field, meaning: 'Not known.' } },
    sample: { a: 1 },
    picture: 'p.webp',
  }
  const texts = { titles: { 'product/popup': ['Titel', 'Blick'] as const }, meanings: { 'Heading.': 'Überschrift.' } }
  const translated = translateTemplate(template, texts)
  expect([translated.title, translated.look, translated.picture]).toEqual(['Titel', 'Blick', 'p.webp'])
  expect(translated.fields.slides?.entries?.title?.meaning).toBe('Überschrift.')
  expect([translated.fields.slides?.meaning, translated.fields.other?.meaning]).toEqual(['Slides.', 'Not known.'])
})
