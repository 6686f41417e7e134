import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { putDataset } from './put-dataset.ts'

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'instep-data-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('a dataset replaces its earlier records, and the other datasets stay', () => {
  const folder = aFolder()
  const file = join(folder, 'datasets.json')
  const put = (trackingId: string, dataset: string, key: string) =>
    putDataset({ file, trackingId, dataset }, new Map([[key, { a: key }]]))
  put('shop', 'sizes', 'P1')
  put('shop', 'fits', 'P1')
  put('other', 'sizes', 'P1')
  put('shop', 'sizes', 'P2')
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    shop: { sizes: { P2: { a: 'P2' } }, fits: { P1: { a: 'P1' } } },
    other: { sizes: { P1: { a: 'P1' } } },
  })
  expect(readdirSync(folder)).toEqual(['datasets.json'])
})

test('a file that is not a table of datasets stays unchanged', () => {
  const file = join(aFolder(), 'notes.txt')
  writeFileSync(file, 'notes')
  expect(() => putDataset({ file, trackingId: 'shop', dataset: 'sizes' }, new Map())).toThrow(
    'is not a table of datasets',
  )
  expect(readFileSync(file, 'utf8')).toBe('notes')
})
