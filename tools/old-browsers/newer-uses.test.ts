import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../setup/root.mjs'
import { guarded } from './guarded.ts'
import { newerUses } from './newer-uses.ts'
import { shoppersCode } from './shoppers-code.ts'

const uses = shoppersCode.flatMap((path) =>
  newerUses(path, readFileSync(join(root, path), 'utf8')).map((use) => ({ path, ...use })),
)

const isGuarded = ({ path, name }: { path: string; name: string }) =>
  guarded.some((each) => each.path === path && each.names.includes(name))

test('no code for shoppers uses features missing in Safari 14, Chrome 88 or Firefox 84, unless it states why that is harmless', () => {
  expect(shoppersCode.length).toBeGreaterThan(500)
  const open = uses.filter((use) => !isGuarded(use))
  expect(open.map(({ path, line, name, since }) => `${path}:${line} ${name}: ${since}`)).toEqual([])
})

test('every use listed as guarded still exists', () => {
  const listed = guarded.flatMap(({ path, names }) => names.map((name) => `${path} ${name}`))
  expect(listed).toEqual([...new Set(uses.filter(isGuarded).map(({ path, name }) => `${path} ${name}`))].sort(inList))
  function inList(a: string, b: string): number {
    return listed.indexOf(a) - listed.indexOf(b)
  }
})

const namesIn = (text: string) => newerUses('a.tsx', text).map(({ line, name }) => `${line} ${name}`)

test.each([
  ['Object.hasOwn(a, b)', 'Object.hasOwn'],
  ['AbortSignal.any([a, b])', 'AbortSignal.any'],
  ['const a = AbortSignal.timeout(5)', 'AbortSignal.timeout'],
  ['signal.throwIfAborted()', 'throwIfAborted'],
  ['crypto.randomUUID()', 'crypto.randomUUID'],
  ['window.crypto.randomUUID()', 'crypto.randomUUID'],
  ['structuredClone(a)', 'structuredClone'],
  ['window.structuredClone(a)', 'structuredClone'],
  ['a.b().at(-1)', 'at'],
  ['a.toSorted()', 'toSorted'],
  ['a?.findLast(b)', 'findLast'],
  ['new Map().values().map(a)', 'iterator map'],
  ['a.matchAll(/b/g).toArray()', 'iterator toArray'],
  ['new CSSStyleSheet()', 'CSSStyleSheet'],
  ['const { locks } = navigator', 'locks'],
  ['a.inert = true', 'inert'],
  ['const a = <p inert />', 'inert'],
  ['a.querySelector("p:has(b)")', ':has('],
  ['a.matches(`b:modal`)', ':modal'],
  ['const a = <source media="(width < 768px)" />', '(width <'],
  ['/(?<!a)b/.test(c)', 'lookbehind'],
  ['/a/v.test(c)', 'regular expression flag d or v'],
  ['class A { static { b() } }', 'static block'],
  ['class A { #b = 1 }', 'private class member'],
  ['await a()', 'top-level await'],
  ['a.addEventListener("b", c, { signal })', 'option signal of addEventListener'],
  ['addEventListener("b", c, { once: true, signal: d })', 'option signal of addEventListener'],
])('%s is too new', (text, name) => {
  expect(namesIn(`\n${text}`).at(0)).toBe(name === 'top-level await' ? `1 ${name}` : `2 ${name}`)
})

test.each([
  ['a.at?.(-1)'],
  ['typeof structuredClone'],
  ['const structuredClone = a; structuredClone(b)'],
  ['const { at } = a; b(at)'],
  ['Object.values(a).map(b)'],
  ['jar.values("name").map(b)'],
  ['type A = { at: () => Iterator<string> }'],
  ['const a = { signal }; b.abort(a)'],
  ['a.addEventListener("b", c, { once: true })'],
  ['async () => { await a() }'],
  ['a ??= b.replaceAll("c", "d")'],
  ['/(?<name>a)(?:b)(?=c)(?!d)/.exec(e)'],
])('%s is not too new', (text) => {
  expect(namesIn(text)).toEqual([])
})
