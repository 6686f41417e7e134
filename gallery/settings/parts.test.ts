import { expect, test } from 'vitest'
import type { DemoSettings } from '../../contract/demo-settings.ts'
import { products } from '../../shop/products/products.ts'
import { type PartId, partIds, parts, summarizeParts } from './parts.ts'

const [one, two] = products.map(({ productId }) => productId)
const read = (id: PartId, fields: Record<string, string>, settings: DemoSettings = {}) =>
  parts[id].read(new URLSearchParams(fields), settings)
const purchases = ['', '-60', '-2880', '-4320', '-10080'].map((window) => `t004-purchases${window}`)

const possible: [PartId, Record<string, string>, DemoSettings, string | undefined][] = [
  ['visitor', { country: ' fr ', ip: '2001:db8::1' }, { country: 'FR', ip: '2001:db8::1' }, 'France · 2001:db8::1'],
  ['visitor', { country: '', ip: '192.0.2.10' }, { ip: '192.0.2.10' }, '192.0.2.10'],
  ['visitor', { country: '', ip: '' }, {}, undefined],
  ['session', { session: '3', begin: 'session' }, { session: 3 }, 'session number 3'],
  ['session', { session: '', begin: 'session' }, {}, undefined],
  ['session', { session: '3', begin: 'visitor' }, {}, undefined],
  ['clock', { amount: '-1', unit: 'hours' }, { clockOffset: -60 }, '1 hour behind'],
  ['clock', { amount: '48', unit: 'hours' }, { clockOffset: 2880 }, '2 days ahead'],
  ['clock', { amount: '0', unit: 'days' }, {}, undefined],
  ['weather', { temp: '-2.5', condition: '600' }, { weather: { temp: -2.5, id: 600 } }, '-2.5°, snow 600'],
  [
    'counters',
    { product: one ?? '', views: '12', added: '', bought: '0' },
    {
      counters: {
        't004-views': { [one ?? '']: 12 },
        ...Object.fromEntries(purchases.map((name) => [name, { [one ?? '']: 0 }])),
      },
    },
    '1 product',
  ],
  [
    'datasets',
    { dataset: 'sizes', keys: 'A, B\nC', record: '{"fit": "wide"}' },
    { datasets: { sizes: { A: { fit: 'wide' }, B: { fit: 'wide' }, C: { fit: 'wide' } } } },
    '3 records',
  ],
  ['datasets', { dataset: 'sizes', keys: '*', record: '' }, { datasets: { sizes: { '*': null } } }, '1 record'],
  [
    'recommendations',
    { products: `${two}, ${one}\n${two}` },
    { recommendations: [two ?? '', one ?? ''] },
    '2 products',
  ],
  [
    'services',
    { ip: 'late', weather: 'normal', cart: 'fails' },
    { modes: { ip: 'late', cart: 'fails' } },
    'ip late, cart fails',
  ],
  ['services', { ip: 'normal' }, {}, undefined],
]

test.each(possible)('%s with %j is set, summarised, and can be reset', (id, fields, settings, summary) => {
  expect(read(id, fields)).toEqual({ settings })
  expect(summarizeParts(settings)).toEqual(summary === undefined ? [] : [{ id, title: parts[id].title, summary }])
  expect(parts[id].normal(settings)).toEqual({})
})

const impossible: [PartId, Record<string, string>, field: string, message: RegExp][] = [
  ['visitor', { country: 'QQ' }, 'country', /There is no country “QQ”\. Enter a two-letter code/],
  ['visitor', { country: 'France' }, 'country', /There is no country “FRANCE”/],
  ['visitor', { ip: '1.2.3' }, 'ip', /“1\.2\.3” is not an IP address\. Enter one such as/],
  ['session', { session: '0' }, 'session', /Number is “0”\. Enter a whole number from 1 to 1,000/],
  ['clock', { amount: '', unit: 'days' }, 'amount', /Ahead by is missing\. Enter a whole number/],
  ['clock', { amount: '3651', unit: 'days' }, 'amount', /from -3,650 to 3,650/],
  ['clock', { amount: '1', unit: 'weeks' }, 'unit', /Choose one of these units: days, hours, minutes/],
  ['weather', { temp: 'warm', condition: '800' }, 'temp', /Temperature is “warm”\. Enter degrees/],
  ['weather', { temp: '', condition: '800' }, 'temp', /Temperature is missing\. Enter degrees/],
  ['weather', { temp: '3', condition: '' }, 'condition', /Condition is missing\. Enter an ID such as 800/],
  ['weather', { temp: '3', condition: 'rain' }, 'condition', /Condition is “rain”\. Enter a whole number/],
  [
    'counters',
    { product: 'nothing', views: '1' },
    'product',
    /The shop has no product “nothing”\. Choose one from the list/,
  ],
  ['counters', { product: one ?? '', views: '-1' }, 'views', /Viewed is “-1”\. Enter a whole number from 0/],
  ['counters', { product: one ?? '' }, 'views', /Enter at least one count/],
  ['datasets', { dataset: '', keys: 'A' }, 'dataset', /Dataset is missing\. Enter its ID/],
  ['datasets', { dataset: 'd', keys: ' ' }, 'keys', /Keys are missing\. Enter 1 to 100/],
  ['datasets', { dataset: 'd', keys: 'A', record: '[1]' }, 'record', /Record is not a JSON object\. Enter/],
  ['datasets', { dataset: 'd', keys: 'A', record: '{' }, 'record', /Record is not a JSON object/],
  ['recommendations', { products: '' }, 'products', /Products are missing\. Enter at least one ID/],
  ['recommendations', { products: `${one} nothing` }, 'products', /The shop has no product “nothing”\. Use IDs/],
  ['services', { ip: 'slow' }, 'ip', /ip is “slow”\. Choose one of normal, fails, late, empty/],
]

test.each(impossible)('%s with %j is refused with the name of %s and the remedy', (id, fields, field, message) => {
  expect(read(id, fields)).toEqual({ problems: [{ field, message: expect.stringMatching(message) }] })
})

test('setting one part keeps the other parts, and its own values for other products and datasets', () => {
  let settings: DemoSettings = { session: 2 }
  const then = (id: PartId, fields: Record<string, string>) => {
    const reading = read(id, fields, settings)
    if ('settings' in reading) settings = reading.settings
  }
  then('counters', { product: one ?? '', views: '1' })
  then('counters', { product: two ?? '', views: '2' })
  then('datasets', { dataset: 'a', keys: 'A', record: '{}' })
  then('datasets', { dataset: 'b', keys: 'B', record: '' })
  expect(settings).toEqual({
    session: 2,
    counters: { 't004-views': { [one ?? '']: 1, [two ?? '']: 2 } },
    datasets: { a: { A: {} }, b: { B: null } },
  })
  then('counters', { forget: one ?? '' })
  then('datasets', { forget: 'a' })
  expect(settings).toMatchObject({ counters: { 't004-views': { [two ?? '']: 2 } }, datasets: { b: { B: null } } })
  then('counters', { forget: two ?? '' })
  then('datasets', { forget: 'b' })
  expect(settings).toEqual({ session: 2 })
})

test('there is a form for each part that the demo can set', () => {
  expect(partIds).toEqual([
    ...['visitor', 'session', 'clock', 'weather', 'counters', 'datasets', 'recommendations', 'services'],
  ])
})
