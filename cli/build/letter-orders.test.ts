import { expect, test } from 'vitest'
import { nameInEachOrder, orders } from './letter-orders.ts'

const options = { module: true, ecma: 2020, compress: {} } as const

/** Runs a module and returns what it exports as `result`. */
async function run(code: string): Promise<unknown> {
  const module = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as object
  return (module as { result: unknown }).result
}

test('code does the same under the names of each order, whatever names come from elsewhere or belong to properties', async () => {
  // Each order begins with one of these letters, which here are names that nothing in the code defines.
  Object.assign(globalThis, { e: 'e of the page', t: 't of the page', s: 's of the page', do_: 1 })
  const many = Array.from({ length: 200 }, (_, at) => `const v${at} = Math.random() < 2 ? ${at} : seen.length`)
  const code = `import { sep as separator } from 'node:path'
    const seen = []
    ${many.join('\n')}
    export function r(first, { e: given, t, n = first }) {
      outer: for (const a of [first, given]) for (const b of [t, n]) { if (!b) continue outer; seen.push(a + b) }
      return { t, n, given, separator }
    }
    const all = r(1, { e: 2, t: 3 })
    export const result = JSON.stringify([e, t, s, all, seen, [${many.map((_, at) => `v${at}`)}]])`
  const expected = await run(code)
  expect(expected).toContain('e of the page')
  const made = await nameInEachOrder(code, options)
  expect(made).toHaveLength(orders.length)
  expect(new Set(made).size).toBe(orders.length)
  for (const each of made) {
    expect(each).toMatch(/^[ -~]+$/)
    expect(await run(each)).toBe(expected)
  }
})

test('a name of the language is given to nothing', async () => {
  const names = Array.from({ length: 1000 }, (_, at) => `v${at}`)
  const code = `export const result = (() => { let ${names.map((name, at) => `${name} = Math.random() < 2 ? ${at} : ''`)}; return [${names}].length })()`
  for (const each of await nameInEachOrder(code, { ...options, compress: false })) expect(await run(each)).toBe(1000)
})

test('a name that is the same on both sides is said once', async () => {
  const code = `import { e as one } from 'data:text/javascript,export const e = 1'
    export const result = ((two) => ({ e: two }))(one)`
  for (const each of await nameInEachOrder(code, { ...options, compress: false })) {
    expect(each).not.toMatch(/\b(\w+)(?: as |:)\1\b/)
    expect(await run(each)).toEqual({ e: 1 })
  }
})

test.each([
  ['has the mark that stands in names', 'export const result = "ǂ"'],
  ['reads variables by name', 'export const result = ((value) => eval("value"))(1)'],
])('code that %s keeps its names', async (_, code) => {
  expect(await nameInEachOrder(code, options)).toEqual([])
})
