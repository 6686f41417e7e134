import { expect, test } from 'vitest'
import { readRecords } from './read-records.ts'

const csv = async (...lines: string[]) => Object.fromEntries(await readRecords(Buffer.from(lines.join('\n')), 'csv'))
const ndjson = async (...lines: string[]) =>
  Object.fromEntries(await readRecords(Buffer.from(lines.join('\n')), 'ndjson'))

test('a CSV file is read with its first column as the key, including quotes, commas, line breaks and other line endings', async () => {
  expect(await csv('id,length,note', 'P1,long,"a, ""b""', 'c"', 'P2,,', '', 'P3,"short" ,é')).toEqual({
    P1: { length: 'long', note: 'a, "b"\nc' },
    P2: { length: '', note: '' },
    P3: { length: 'short', note: 'é' },
  })
  expect(await csv('\uFEFFid,length\r', 'P1,long\r', 'P2,"short"\r', '')).toEqual({
    P1: { length: 'long' },
    P2: { length: 'short' },
  })
  expect(await csv('id', 'P1')).toEqual({ P1: {} })
})

test('an empty cell may stand before one in quotes, at the end of a row too, and a line that ends in a quote is known by its beginning', async () => {
  expect(await csv('id,a,b', 'P1,,"x"', '"P2","",""')).toEqual({ P1: { a: '', b: 'x' }, P2: { a: '', b: '' } })
  await expect(csv('id,a', 'P1,"one', 'two"', 'P1,"three', 'four"')).rejects.toThrow(
    'line 4: the key "P1" is that of line 2.',
  )
})

test('NDJSON is read with "key" as the key, and values of any type', async () => {
  expect(await ndjson('{"key": "P1", "wide": true, "sizes": [1]}', '', '{"key":"P2"}\r')).toEqual({
    P1: { wide: true, sizes: [1] },
    P2: {},
  })
})

test.each([
  [[''], 'line 1: give the names of the columns'],
  [['id,a', 'P1,1', 'P2,1,2'], 'line 3: it has 3 cells, and 2 are needed'],
  [['id,a', 'P1,"x', 'y"', 'P2'], 'line 4: it has 1 cells, and 2 are needed'],
  [['id,a', 'P1,"x'], 'line 2: a quote is not closed'],
  [['id,a', 'P1,x"y"'], 'line 2: a quote is not closed, or stands within a cell'],
  [['id,a,a'], 'line 1: column 3 needs a name of its own'],
  [['id,a', ',1'], 'line 2: give a key of 1 to 256 characters'],
  [['id,a', 'P1,1', 'P1,2'], 'line 3: the key "P1" is that of line 2. Keep one of them'],
])('the CSV %j is refused with a line number and a remedy', async (lines, message) => {
  await expect(csv(...lines)).rejects.toThrow(message)
})

test.each([
  [['{"key":"P1"}', '{"key"'], 'line 2: give one JSON object with a key'],
  [['[1]'], 'line 1: give one JSON object with a key'],
  [['{"id":"P1"}'], 'line 1: give one JSON object with a key'],
  [['{"key":7}'], 'line 1: give the key as a text'],
])('the NDJSON %j is refused with a line number and a remedy', async (lines, message) => {
  await expect(ndjson(...lines)).rejects.toThrow(message)
})

test('a file that is not UTF-8, as older spreadsheets write it, is refused: its letters would be lost', async () => {
  const bytes = Buffer.from('key,name\nP1,gr\xfcn', 'latin1')
  await expect(readRecords(bytes, 'csv')).rejects.toThrow('it is not UTF-8: save it as such')
})
