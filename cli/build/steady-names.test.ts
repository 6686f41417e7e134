import { expect, test, vi } from 'vitest'
import { steadyNamesOf } from './steady-names.ts'

const bundleOf = (...names: string[]) => Object.fromEntries(names.map((fileName) => [fileName, { fileName }]))
/** What a minifier may do with the names of files: other quotes, another order. */
const turnAround = (code: string) => code.replaceAll('`', '"').split(';').toReversed().join(';')
const codeOf = (hash: string) =>
  `import{t}from"./kit-${hash}.js";()=>import(\`./poll-needs-${hash}.js\`);"kit-${hash}.js"`

test('code is minified without the hashes of the files that it names, and has the true names afterwards', async () => {
  const given: string[] = []
  for (const hash of ['AbC_12-4', 'ZZZZZZZZ']) {
    const { hideWhile } = steadyNamesOf(bundleOf('instep.js', `kit-${hash}.js`, `poll-needs-${hash}.js`))
    const made = await hideWhile(codeOf(hash), async (code) => {
      // What is no path of a file stays as it is.
      given.push(code.replace(`"kit-${hash}.js"`, ''))
      expect(code).toContain(`"kit-${hash}.js"`)
      expect(code).toHaveLength(codeOf(hash).length)
      return turnAround(code)
    })
    expect(made).toBe(turnAround(codeOf(hash)))
  }
  expect(given[0]).toBe(given[1])
  expect(given[0]).not.toMatch(/AbC_12-4|ZZZZZZZZ/)
})

test('files of one name stay apart', async () => {
  const names = ['open-AAAAAAAA.js', 'open-BBBBBBBB.js', 'open-CCCCCCCC.js']
  const code = names.map((name) => `import("./${name}")`).join()
  const minify = vi.fn(async (hidden: string) => hidden)
  expect(await steadyNamesOf(bundleOf(...names)).hideWhile(code, minify)).toBe(code)
  expect(new Set(minify.mock.calls[0]?.[0].split(',')).size).toBe(3)
})

test('code that already contains a second name, or gets one, is minified as it is', async () => {
  const { hideWhile } = steadyNamesOf(bundleOf('kit-AAAAAAAA.js'))
  let second = ''
  await hideWhile('import("./kit-AAAAAAAA.js")', async (code) => (second = code))
  const code = `${second};import("./kit-AAAAAAAA.js")`
  const minify = vi.fn(async (hidden: string) => hidden)
  expect(await hideWhile(code, minify)).toBe(code)
  expect(minify).toHaveBeenCalledWith(code)
  expect(await hideWhile('import("./kit-AAAAAAAA.js")', async (given) => given + second, second)).toBe(
    `import("./kit-AAAAAAAA.js")${second}`,
  )
})
