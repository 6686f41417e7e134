import { expect, test } from 'vitest'
import { checkRecords } from './check-records.ts'

const csv = async (...lines: string[]) => {
  const { records, mistakes } = await checkRecords(lines.join('\n'), 'csv')
  return [Object.fromEntries(records), mistakes]
}
const ndjson = async (...lines: string[]) => {
  const { records, mistakes } = await checkRecords(lines.join('\n'), 'ndjson')
  return [Object.fromEntries(records), mistakes]
}

test('[SV-17] the first column of CSV is the key, whatever its name, and all values are texts', async () => {
  expect(await csv('sku," length ",fit', 'P1,7,wide', 'P2,,')).toEqual([
    { P1: { length: '7', fit: 'wide' }, P2: { length: '', fit: '' } },
    [],
  ])
  expect(await csv('key', 'P1')).toEqual([{ P1: {} }, []])
  expect(await csv('key,a', 'P1;x,1')).toEqual([{ 'P1;x': { a: '1' } }, []])
})

test.each([';', '\t'])(
  'CSV of a spreadsheet that writes %j between cells is read as one with commas',
  async (separator) => {
    const lines = [
      ['\uFEFFkey', 'price', 'fit'],
      ['P1', '4,50', '"a; b"'],
    ].map((cells) => cells.join(separator))
    expect(await csv(...lines)).toEqual([{ P1: { price: '4,50', fit: 'a; b' } }, []])
  },
)

test.each([
  ['sep=;', 'key;price, net', 'P1;4,50'],
  ['\uFEFF"sep=|"\r', 'key|price, net', 'P1|4,50'],
  ['SEP=\t', 'key\tprice, net', 'P1\t4,50'],
])('the line with which Excel names the separator is read as that (%j), and counted', async (...lines) => {
  expect(await csv(...lines)).toEqual([{ P1: { 'price, net': '4,50' } }, []])
  expect(await csv(...lines, 'P2')).toEqual([
    { P1: { 'price, net': '4,50' } },
    [{ kind: 'cells', line: 4, cells: 1, needed: 2 }],
  ])
})

test('[SV-17] each line of NDJSON is an object with the field key, and empty lines are passed over', async () => {
  expect(await ndjson('{"key":"P1","sizes":[36]}', ' ', '', '{"key":"P2"}')).toEqual([
    { P1: { sizes: [36] }, P2: {} },
    [],
  ])
})

test.each<[string, string[], object]>([
  ['no line', [''], { kind: 'noHead', line: 1 }],
  ['a quote that does not end', ['key,a', 'P1,"x'], { kind: 'quote', line: 2 }],
  ['a column without a name', ['key,a, ', 'P1,1,2'], { kind: 'column', line: 1, column: 3 }],
  ['two columns with one name', ['key,a,b,a', 'P1,1,2,3'], { kind: 'column', line: 1, column: 4 }],
  ['too few cells', ['key,a,b', 'P1,1'], { kind: 'cells', line: 2, cells: 2, needed: 3 }],
  ['too many cells', ['key,a', 'P1,1,2'], { kind: 'cells', line: 2, cells: 3, needed: 2 }],
  ['an empty key', ['key,a', ',1'], { kind: 'key', line: 2 }],
  ['a key that is too long', ['key,a', `${'x'.repeat(257)},1`], { kind: 'key', line: 2 }],
  ['a key with a control character', ['key,a', 'a\u0007,1'], { kind: 'key', line: 2 }],
])('[SV-17] CSV with %s is told by its line, and gives no record', async (_, lines, mistake) => {
  expect(await csv(...lines)).toEqual([{}, [mistake]])
})

test('[SV-17] a key has up to 256 characters, and a key that comes again is told with the line where it came first', async () => {
  const long = 'x'.repeat(256)
  expect(await csv('key,a', `${long},1`, 'P1,1', 'P1,2', `${long},3`)).toEqual([
    { [long]: { a: '1' }, P1: { a: '1' } },
    [
      { kind: 'repeated', line: 4, key: 'P1', earlier: 3 },
      { kind: 'repeated', line: 5, key: long, earlier: 2 },
    ],
  ])
})

test('[SV-17] lines of NDJSON without an object, a key or a text as key are told', async () => {
  expect(await ndjson('[]', '{"key":7}', '{"name":"P1"}', '{', '', '{"key":"P1"}', '{"key":"P1"}')).toEqual([
    { P1: {} },
    [
      { kind: 'noObject', line: 1 },
      { kind: 'keyNoText', line: 2 },
      { kind: 'noObject', line: 3 },
      { kind: 'noObject', line: 4 },
      { kind: 'repeated', line: 7, key: 'P1', earlier: 6 },
    ],
  ])
})
