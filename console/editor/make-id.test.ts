import { expect, test } from 'vitest'
import { makeId } from './make-id.ts'

test.each([
  ['Only a few left!', [], 'only-a-few-left'],
  ['Größe & Maß', [], 'groesse-mass'],
  ['  Élan — Été  ', [], 'elan-ete'],
  ['日本', [], 'experience'],
  ['Sale', ['sale', 'sale-2'], 'sale-3'],
  ['<img src=x onerror=alert(1)>', [], 'img-src-x-onerror-alert-1'],
])('%j becomes an id that nothing else has', (name, taken, id) => {
  expect(makeId(name, taken)).toBe(id)
})

test('the longest name gives an id of at most 64 letters, which does not end with a hyphen', () => {
  const id = makeId(`${'word '.repeat(50)}`, [])
  expect(id).toMatch(/^[a-z0-9-]{1,64}$/)
  expect(id.endsWith('-')).toBe(false)
})
