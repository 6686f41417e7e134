import { expect, test } from 'vitest'
import { blankContent, changeContent, changedFields, emptyValue } from './change-content.ts'
import type { FormField, FormFields } from './form-field.ts'

const field = (kind: FormField['kind'], facts: Partial<FormField> = {}): FormField => ({
  kind,
  meaning: '',
  needed: true,
  ...facts,
})
const fields: FormFields = {
  title: field('text'),
  note: field('text', { needed: false }),
  slides: field('list', { entries: { text: field('text'), count: field('number') } }),
  box: field('group', { entries: { color: field('color', { needed: false }), words: field('texts') } }),
}
const content = { title: 'A', slides: [{ text: 'one' }, { text: 'two' }], box: { color: 'red' } }

test('a value changes at its place, and the rest stays as it is', () => {
  const changed = changeContent(content, ['slides', 1, 'text'], 'zwei')
  expect(changed).toEqual({ ...content, slides: [{ text: 'one' }, { text: 'zwei' }] })
  expect(Object.keys(changed)).toEqual(Object.keys(content))
  expect(content.slides[1]).toEqual({ text: 'two' })
  expect(changeContent(content, ['box', 'color'], undefined)).toEqual({ ...content, box: {} })
  expect(changeContent({}, ['box', 'color'], 'blue')).toEqual({ box: { color: 'blue' } })
})

test('a needed field that was emptied stays as an empty one, so that its lack is said there', () => {
  expect(['title', 'note', 'slides'].map((name) => emptyValue(fields[name] as FormField))).toEqual(['', undefined, []])
  expect(blankContent(fields)).toEqual({ title: '', slides: [], box: { words: [] } })
})

test('changed fields are those of the content, and of its groups', () => {
  const now = { ...content, slides: [], box: { color: 'blue' }, note: undefined }
  expect(changedFields(now, content, fields)).toEqual(['slides', 'box/color'])
  expect(changedFields({ ...content }, content, fields)).toEqual([])
})
