import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readRepaired } from './read-repaired.ts'

function aFile(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'instep-repaired-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'repaired.jsonl'), text)
  return join(folder, 'repaired.jsonl')
}

test('only id and body of each line are read', () => {
  const lines = ['{"id":3,"reason":"why","encoding":"utf-8","body":"{}"}', '', '  {"id":4,"body":"[]"}']
  expect(readRepaired(aFile(lines.join('\r\n')))).toEqual([
    { id: 3, body: '{}' },
    { id: 4, body: '[]' },
  ])
})

test.each([
  ['no JSON', '{'],
  ['no id', '{"body":"{}"}'],
  ['an id that is text', '{"id":"1","body":"{}"}'],
  ['no body', '{"id":1}'],
  ['a body that is not a text', '{"id":1,"body":{}}'],
  ['a body that is base64 still', '{"id":1,"body":"//4=","encoding":"base64"}'],
])('a line with %s is refused with its line number', (_name, line) => {
  const read = () => readRepaired(aFile(`{"id":1,"body":"{}"}\n${line}\n`))
  expect(read).toThrow(/repaired\.jsonl, line 2: (give|put) /)
})
