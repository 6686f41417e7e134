import { expect, test } from 'vitest'
import { applyEdit } from './edit.ts'
import { isValid, mutantsOf } from './mutants-of.ts'

/** Returns a text with each of its faults, in the order of the text. */
function faultsOf(text: string): string[] {
  return mutantsOf('script/a.ts', text).map((mutant) => applyEdit(text, mutant))
}

test.each([
  ['if (a) b = c', ['if (!a) b = c', 'if (false) b = c', 'if (true) b = c']],
  ['b = a < c ? d : e', ['b = false ? d : e', 'b = true ? d : e', 'b = a <= c ? d : e']],
  ['while (a) b = c', ['while (false) b = c']],
  ['a = !b', ['a = b']],
  ['a = b >= c', ['a = b > c']],
  ['a = b === c', ['a = b !== c']],
  ['a = b + c * d', ['a = b - c * d', 'a = b + c / d']],
  ['a += b', ['a -= b']],
  ['a++', ['a--']],
  ['a = b && c', ['a = b || c']],
  ['a = b ?? c', ['a = b && c']],
  ['a = b?.c', ['a = b.c']],
  ['a = b?.[c]', ['a = b[c]']],
  ['a = b?.()', ['a = b()']],
  ["a = 'b' + c", ["a = '' + c"]],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a file
  ['a = `b${c}`', ['a = ``']],
  ['a = 3', ['a = (2)', 'a = 4']],
  ['a = true', ['a = false']],
  ['a = [b, c]', ['a = []']],
  ['a = /^b+c*$/u', ['a = /^b*c*$/u', 'a = /^b+c*/u', 'a = /^b+c+$/u', 'a = /b+c*$/u']],
  ['a = /[+*]\\+\\$/', []],
  ['function f() { return a }', ['function f() { return undefined }']],
  ['function f() { return false }', ['function f() { return true }']],
  ['const f = () => a', ['const f = () => undefined']],
  ['async () => { await a.b() }', ['async () => {}', 'async () => { {} }']],
])('the faults of %s', (text, faults) => {
  expect(faultsOf(text).sort()).toEqual(faults.sort())
})

test.each([
  ["import { a } from './a.ts'"],
  ["export { a } from './a.ts'"],
  ["type A = 'b' | 1"],
  ["const a = { 'b-c': d }"],
  ["log.warn('a', [b])"],
  ["const schema = { description: 'a' }"],
  ['export const limits = { days: 30, ms: 60 * minuteMs } as const'],
  ['const dayMs = 24 * 3_600_000'],
  ['const buckets = [0.1, 5, 60 * dayMs]'],
  ['function f() { return undefined }'],
])('no fault is put into %s', (text) => {
  expect(faultsOf(text)).toEqual([])
})

test('of the signs by which a list is sorted only the condition is changed', () => {
  const text = 'const compare = (a, b) => (a < b ? -1 : 1)'
  expect(faultsOf(text).filter((fault) => !fault.includes('? -1 : 1'))).toEqual(['const compare = (a, b) => undefined'])
  expect(faultsOf('c = a < b ? -1 : 2')).toContain('c = a < b ? -2 : 2')
})

test('a fault knows its line, and keeps its id when the lines around it move', () => {
  const text = 'a = b\nif (c < d) e = f\n'
  const boundary = (moved: string) => mutantsOf('script/a.ts', moved).find(({ kind }) => kind === 'boundary')
  const fault = boundary(text)
  expect(fault).toMatchObject({ line: 2, before: 'if (c < d) e = f', after: 'if (c <= d) e = f' })
  expect(boundary(`g = h\n${text}`)).toMatchObject({ line: 3, id: fault?.id })
  expect(boundary(text.replace('e', 'i'))?.id).not.toBe(fault?.id)
  const ids = mutantsOf('script/a.ts', 'f(a < b)\nf(a < b)').map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('of a long block the first lines and the last are shown', () => {
  const [fault] = mutantsOf('script/a.ts', 'function f() {\n  a = b\n  c = d\n  e = g\n}')
  expect(fault).toMatchObject({ before: 'function f() { a = b … }', after: 'function f() {}' })
})

test('a fault that cannot be parsed is known', () => {
  const text = 'a = b ?? c ?? d'
  expect(mutantsOf('script/a.ts', text).map((fault) => isValid(fault, text))).toEqual([false, false])
  expect(mutantsOf('script/a.ts', 'a = b ?? c').map((fault) => isValid(fault, 'a = b ?? c'))).toEqual([true])
})
