import { expect, test } from 'vitest'
import { createFitMessages, fitColumns, fitMessage } from './fit-message.ts'

const content = {
  dataID: 'fit',
  narrow: 'Narrow',
  widefit: 'Wide',
  fmode: 'Sport fit',
  length: 'Long',
  truetosize: 'As usual',
}

test('[PDP-22.1] only the record of the product is read, with these columns', async () => {
  const asked: unknown[] = []
  const datasets = {
    async get(...given: unknown[]) {
      asked.push(given)
      return [{ key: 'p', value: { length: '1' } }]
    },
  }
  const messageOf = createFitMessages({ datasets, log: { warn() {} } } as never, content)
  expect(await messageOf('p')).toBe('Long')
  expect(asked).toEqual([['fit', ['p'], ['narrow', 'widefit', 'fmode', 'length', 'truetosize']]])
})

test.each(fitColumns.map((column, at) => [column, fitColumns.slice(at)] as const))(
  '[PDP-22.1] the first active column decides: %s before %j',
  (column, others) => {
    const record = Object.fromEntries(fitColumns.map((each) => [each, others.includes(each) ? 'yes' : 0]))
    expect(fitMessage(record, content)).toBe(content[column])
    expect(fitMessage({ [column]: true }, content)).toBe(content[column])
  },
)

test.each(['', '  '])(
  '[PDP-22.2] when its field is %j there is no message, and later columns are not tried',
  (widefit) => {
    expect(fitMessage({ widefit: true, truetosize: true }, { ...content, widefit })).toBe('')
  },
)

test.each([
  ['no record', undefined],
  ['no column', {}],
  ['no column that is on', { narrow: 'no', widefit: 0, fmode: false, length: '', truetosize: null }],
])('with %s there is no message', (_, record) => {
  expect(fitMessage(record, content)).toBe('')
})
