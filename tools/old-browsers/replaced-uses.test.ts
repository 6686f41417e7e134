import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../setup/root.mjs'
import { shoppersCode } from './shoppers-code.ts'

/** What older libraries of shops put in the place of a function of the language, and what does the same without it. */
const replaced = [
  { use: /\bArray\.from\(/, why: 'Prototype and MooTools ignore its second argument: spread the list, and map it' },
  { use: /(?<!\bObject)\.entries\(\)/, why: 'Prototype has another for lists, or removes it: use forEach, or the Map' },
  { use: /\bnew Event\(/, why: 'MooTools has another: take one of its kinds, such as UIEvent' },
  { use: /\bDate\.now\b/, why: 'Datejs returns a date: write +new Date()' },
]

test('no code for shoppers uses a function that Prototype, MooTools or Datejs replace by another', () => {
  const found = shoppersCode.flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .flatMap((line, at) =>
        replaced.filter(({ use }) => use.test(line)).map(({ why }) => `${path}:${at + 1} ${line.trim()} (${why})`),
      ),
  )
  expect(found).toEqual([])
})
