import { expect, test, vi } from 'vitest'
import { type Flag, flags, isFlagOn } from '../contract/flags.ts'
import { addressFlags, addressOptions, isDebugging, isOn } from './address-options.ts'
import { openLog } from './browser/console-log.ts'

const page = 'https://www.shop.test/uk/en/'

test.each<[what: string, address: string, options: Record<string, string>]>([
  ['the query', '?qb_pre=1&a=b', { qb_pre: '1' }],
  ['the hash', '#qb_pre=1', { qb_pre: '1' }],
  ['a hash that is a route', '#/bag?qb_pre=1&size=8', { qb_pre: '1' }],
  ['both, with the hash taking precedence', '?qb_a=query&qb_b=query#qb_a=hash', { qb_a: 'hash', qb_b: 'query' }],
  ['the last value of a key', '?qb_a=1&qb_a=2', { qb_a: '2' }],
  ['case-sensitive keys', '?qb_a=1&qb_A=2&QB_a=3', { qb_a: '1', qb_A: '2' }],
  ['percent-decoded values', '?qb_a=caf%C3%A9%20%26%20bar', { qb_a: 'café & bar' }],
  ['a malformed escape unchanged', '?qb_a=100%&qb_b=%E0%A4', { qb_a: '100%', qb_b: '%E0%A4' }],
  ['a key without a value as true', '?qb_a&qb_b=#qb_c', { qb_a: 'true', qb_b: '', qb_c: 'true' }],
  ['values that contain = and ?', '?qb_a=x=y?z#qb_b=u=v?w', { qb_a: 'x=y?z', qb_b: 'u=v?w' }],
  ['no other keys', '?utm_source=mail&xqb_a=1&qb=2#top', {}],
  ['nothing', '', {}],
])('[UR-01] the options are read from the address: %s', (_, address, options) => {
  expect(Object.fromEntries(addressOptions(page + address))).toEqual(options)
})

test.each(['qb_debug', 'smartserve_debug'])('[UR-05] %s enables debug mode, from query or hash', (name) => {
  const debugs = (address: string) => isDebugging(addressOptions(page + address))
  for (const at of ['?', '#', '#/bag?']) {
    for (const on of [name, `${name}=`, `${name}=1`, `${name}=true`, `${name}=yes`]) expect(debugs(at + on)).toBe(true)
    for (const off of [`${name}=0`, `${name}=false`, `x${name}=1`]) expect(debugs(at + off)).toBe(false)
  }
  expect(debugs(`?${name}=1#${name}=0`)).toBe(false)
  expect(debugs('')).toBe(false)
})

test.each([
  ['?qb_debug', ['debug', 'info', 'warn', 'error']],
  ['', ['warn', 'error']],
])('[UR-05] with the address %j the log shows %j', (address, expected) => {
  const levels = ['debug', 'info', 'warn', 'error'] as const
  const spies = levels.map((level) => vi.spyOn(console, level).mockImplementation(() => {}))
  const log = openLog(isDebugging(addressOptions(page + address)))
  for (const level of levels) log[level]('something')
  expect(levels.filter((_, at) => spies[at]?.mock.calls.length)).toEqual(expected)
  vi.restoreAllMocks()
})

test('[UR-05] qb_pre enables the draft pre-script, from query or hash', () => {
  const isDraft = (address: string) => isOn(addressOptions(page + address), 'qb_pre')
  for (const at of ['?', '#', '#/bag?']) {
    for (const on of ['qb_pre', 'qb_pre=1', 'qb_pre=yes']) expect(isDraft(at + on)).toBe(true)
    for (const off of ['qb_pre=0', 'qb_pre=false', 'pre=1']) expect(isDraft(at + off)).toBe(false)
  }
})

const flagsOf = (text: string) => addressFlags(addressOptions(`${page}?qb_opts=${text}`))

test.each<[string, Record<string, boolean>]>([
  ['lite', { lite: true }],
  ['lite,names', { lite: true, names: true }],
  ['-segments,lite', { segments: false, lite: true }],
  ['%20lite%20,%20-ga%20,,%20', { lite: true, ga: false }],
  [',', {}],
  ['-', {}],
  ['', {}],
  ['later,-earlier', { later: true, earlier: false }],
])('[UR-02] qb_opts=%s switches %j', (text, expected) => {
  expect(flagsOf(text)).toEqual(expected)
})

test('[UR-02] each name switches its flag and no other; an unknown one stays readable and switches none', () => {
  const on = (given: Record<string, boolean>) => flags.filter((flag) => isFlagOn(given, flag))
  const usually = on({})
  for (const flag of flags) {
    expect(on(flagsOf(flag)).toSorted()).toEqual([...new Set<Flag>([...usually, flag])].toSorted())
    expect(on(flagsOf(`-${flag}`))).toEqual(usually.filter((each) => each !== flag))
  }
  expect(flagsOf('unknown').unknown).toBe(true)
  expect(on(flagsOf('unknown,-other'))).toEqual(usually)
  expect(addressFlags(new Map())).toEqual({})
})
