import { afterEach, expect, test, vi } from 'vitest'
import { openLog } from './console-log.ts'

afterEach(() => vi.restoreAllMocks())

function written(debugging: boolean): string[] {
  const lines: string[] = []
  for (const level of ['debug', 'info', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((line) => void lines.push(`${level} ${line}`))
  const log = openLog(debugging)
  for (const level of ['debug', 'info', 'warn', 'error'] as const) log[level]('something')
  return lines
}

test('[ER-01] levels below warn are off, and lines start with [smartserve]', () => {
  expect(written(false)).toEqual(['warn [smartserve] something', 'error [smartserve] something'])
})

test('[ER-01] debug mode turns all levels on', () => {
  expect(written(true)).toHaveLength(4)
})

test('a console that the page has replaced by one with `log` only is not written to, and nothing throws', () => {
  vi.stubGlobal('console', { log() {} })
  try {
    expect(() => openLog(false).error('something')).not.toThrow()
  } finally {
    vi.unstubAllGlobals()
  }
})
