import { expect, test } from 'vitest'
import { splitWords } from './split-words.ts'

test.each([
  ["npx instep dev   # the shop's script", ['npx', 'instep', 'dev']],
  ["npx vitest run --project 'browser*'", ['npx', 'vitest', 'run', '--project', 'browser*']],
  [`curl here -d '{"query": "{ a(b: \\"c\\") }"}'`, ['curl', 'here', '-d', '{"query": "{ a(b: \\"c\\") }"}']],
  ["WHERE='https://x.example/?a={b}&c=d#e' npx instep", ['WHERE=https://x.example/?a={b}&c=d#e', 'npx', 'instep']],
  ['say "a \\"b\\" c"', ['say', 'a "b" c']],
  ['# nothing', []],
])('%s is split as a shell does', (line, words) => {
  expect(splitWords(line)).toEqual(words)
})
