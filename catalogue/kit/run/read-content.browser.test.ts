import { describe, expect, test } from 'vitest'
import { fieldTable } from '../../field-table.ts'
import {
  bareList,
  boolean,
  choice,
  color,
  type Fields,
  group,
  image,
  length,
  list,
  number,
  text,
  url,
} from '../../fields.ts'
import { readContent } from './read-content.ts'

function read(fields: Fields, data: Record<string, unknown>): unknown {
  const reading = readContent(fieldTable(fields), data, () => {})
  return 'content' in reading ? reading.content : reading
}

const meaning = 'm'

test.each([
  ['/uk/en/cart', '/uk/en/cart'],
  ['?a=1', '?a=1'],
  ['//cdn.example/x', '//cdn.example/x'],
  ['https://a.example', 'https://a.example'],
  ['HTTP://a.example', 'HTTP://a.example'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
  ['tel:+44', 'tel:+44'],
  ['javascript:alert(1)', ''],
  ['  java\nscript:alert(1)', ''],
  ['data:text/html,x', ''],
  ['ftp://a.example', ''],
  [7, '7'],
  [{}, ''],
])('[SHR-01.15] the address %j is read as %j', (value, expected) => {
  expect(read({ link: url({ meaning }) }, { link: value })).toEqual({ link: expected })
})

test.each([
  ['#abc', '#abc'],
  ['rebeccapurple', 'rebeccapurple'],
  ['rgb(1 2 3 / 50%)', 'rgb(1 2 3 / 50%)'],
  ['oklch(0.7 0.1 200)', 'oklch(0.7 0.1 200)'],
  ['no-such-colour', '#000000'],
  ['red; background: url(x)', '#000000'],
  ['', '#000000'],
])('[SHR-01.18] the colour %j is read as %j', (value, expected) => {
  expect(read({ back: color({ default: '#000000', meaning }) }, { back: value })).toEqual({ back: expected })
})

test.each([
  [20, '20px'],
  ['20', '20px'],
  ['1.5em', '1.5em'],
  ['2rem', '2rem'],
  ['80%', '80%'],
  ['50vw', '50vw'],
  ['12px', '12px'],
  ['12pt', '100%'],
  ['calc(1px)', '100%'],
  ['-3px', '100%'],
  ['wide', '100%'],
])('[SHR-01.19] the length %j is read as %j', (value, expected) => {
  expect(read({ maxWidth: length({ default: '100%', meaning }) }, { maxWidth: value })).toEqual({ maxWidth: expected })
})

test.each([
  ['top', 'top'],
  [' bottom ', 'bottom'],
  ['Top', 'middle'],
  ['elsewhere', 'middle'],
  ['', 'middle'],
  [undefined, 'middle'],
  [{}, 'middle'],
])('with the choices top, middle and bottom, %j is read as %j', (value, expected) => {
  const position = choice(['top', 'middle', 'bottom'], { default: 'middle', meaning })
  expect(read({ position }, { position: value })).toEqual({ position: expected })
})

describe('[SHR-01.20]', () => {
  test.each([
    [5, 5],
    ['5', 5],
    [' 5.5 ', 5.5],
    ['five', undefined],
    ['', undefined],
    [Number.NaN, undefined],
    [true, undefined],
  ])('the number %j is read as %j', (value, expected) => {
    expect(read({ count: number({ meaning }) }, { count: value })).toEqual({ count: expected })
  })

  test.each([
    [true, true],
    ['true', true],
    ['1', true],
    ['yes', true],
    [1, true],
    [false, false],
    ['false', false],
    ['0', false],
    ['no', false],
    ['', false],
  ])('the boolean %j is read as %j', (value, expected) => {
    expect(read({ on: boolean({ default: !expected, meaning }) }, { on: value })).toEqual({ on: expected })
  })

  test('a missing or invalid boolean takes its default', () => {
    expect(read({ on: boolean({ default: true, meaning }) }, {})).toEqual({ on: true })
    // The last object cannot be written as a text.
    for (const wrong of ['perhaps', {}, ['no'], { toString: 'no', valueOf: 'no' }])
      expect(read({ on: boolean({ default: true, meaning }) }, { on: wrong })).toEqual({ on: true })
  })
})

test('[SHR-01.21] a field with a dot in its name is a member of an object', () => {
  const category = group({ image1: image({ meaning }), columns: number({ default: 4, meaning }) }, { meaning })
  expect(read({ category }, { category: { image1: '/a.svg', columns: '5' } })).toEqual({
    category: { image1: '/a.svg', columns: 5 },
  })
  const blank = { category: { image1: '', columns: 4 } }
  for (const none of [{}, { category: null }, { category: 'A' }, { 'category.image1': '/a.svg' }])
    expect(read({ category }, none)).toEqual(blank)
})

test('[SHR-01.21] a missing required member is reported with the name of its object', () => {
  const category = group({ title: text({ required: true, meaning }) }, { meaning })
  expect(category.needed).toBe(true)
  expect(read({ category }, { category: { title: ' ' } })).toEqual({ missing: 'category.title' })
  expect(read({ category }, {})).toEqual({ missing: 'category.title' })
  expect(read({ category }, { category: { title: 'A' } })).toEqual({ category: { title: 'A' } })
})

test('[SHR-01.22] a missing or blank required field is reported, and unknown fields are ignored', () => {
  const fields = { title: text({ required: true, meaning }), icon: image({ meaning }) }
  expect(read(fields, {})).toEqual({ missing: 'title' })
  expect(read(fields, { title: '  ' })).toEqual({ missing: 'title' })
  expect(read(fields, { title: 'T', more: 1 })).toEqual({ title: 'T', icon: '' })
})

describe('[SHR-01.23]', () => {
  const messages = list(
    { title: text({ required: true, meaning }), isBold: boolean({ default: false, meaning }) },
    { required: true, meaning },
  )

  test('missing entries are skipped with a warning, and entries without their required fields silently', () => {
    const lines: string[] = []
    const data = { messages: [null, { title: 'A' }, undefined, { isBold: true }, { title: 'B', isBold: 'yes' }] }
    const reading = readContent(fieldTable({ messages }), data, (line) => lines.push(line))
    expect(reading).toEqual({
      content: {
        messages: [
          { title: 'A', isBold: false },
          { title: 'B', isBold: true },
        ],
      },
    })
    expect(lines).toEqual(['Item is undefined!', 'Item is undefined!'])
  })

  test('a value that is not a list, or a list without usable entries, counts as missing', () => {
    for (const none of ['A', [], [null], [{ isBold: true }]])
      expect(read({ messages }, { messages: none })).toEqual({ missing: 'messages' })
  })
})

test('an entry may be the bare value of its only field, and is skipped when the value has the wrong kind', () => {
  const order = bareList({ position: number({ required: true, meaning }) }, { default: [{ position: 2 }], meaning })
  expect(read({ order }, { order: [3, { position: '1' }, 'first', ''] })).toEqual({
    order: [{ position: 3 }, { position: 1 }],
  })
  expect(read({ order }, {})).toEqual({ order: [{ position: 2 }] })
})
