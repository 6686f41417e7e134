import { expect, test } from 'vitest'
import { withRuntime } from './inline-runtime.ts'

const runtime = {
  runtime:
    'var e=Object.defineProperty,t=(t,n)=>{let r={};for(var i in t)e(r,i,{get:t[i],enumerable:!0});return n||e(r,Symbol.toStringTag,{value:`Module`}),r};export{t};',
  fileName: 'rolldown-runtime-DK3Fl9T5.js',
}

/** Returns the exports of a module without imports. */
async function exportsOf(code: string): Promise<Record<string, unknown>> {
  return import(`data:text/javascript,${encodeURIComponent(code)}`)
}

test.each([
  'import{t as e}from"./rolldown-runtime-DK3Fl9T5.js";const a=1;const n=e({a:()=>a});export{n};',
  "import { t } from './rolldown-runtime-DK3Fl9T5.js'\nconst a=1;const n=t({a:()=>a});export{n};",
])('a file contains the function that it imported: %s', async (code) => {
  const inlined = withRuntime(code, runtime)
  expect(inlined).not.toMatch(/rolldown-runtime|toStringTag/)
  expect((await exportsOf(inlined)).n).toEqual({ a: 1 })
})

test('a file that only loaded the runtime does not load it', () => {
  expect(withRuntime('import"./rolldown-runtime-DK3Fl9T5.js";export const a=1;', runtime)).toBe('export const a=1;')
})

test.each([
  ['an import under another name', 'import{u as e}from"./rolldown-runtime-DK3Fl9T5.js";', runtime],
  ['an import of more', 'import{t as e,n as r}from"./rolldown-runtime-DK3Fl9T5.js";', runtime],
  ['a runtime that exports more', 'import"./rolldown-runtime-DK3Fl9T5.js";', { ...runtime, runtime: 'export{a,b};' }],
])('%s fails the build', (_, code, given) => {
  expect(() => withRuntime(code, given)).toThrow('has another form')
})
