import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openBuildCache } from './build-cache.ts'

/** Returns the path of a folder that is deleted after the test. */
function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'instep-cache-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const makeCode = () => vi.fn(async () => 'é=1\nb=2')

test('the same input is minified once, also by another build, and different input by itself', async () => {
  const folder = join(makeFolder(), 'not-there-yet')
  const make = makeCode()
  expect(await openBuildCache(folder).makeOnce('input', make)).toBe('é=1\nb=2')
  expect(await openBuildCache(folder).makeOnce('input', make)).toBe('é=1\nb=2')
  expect(make).toHaveBeenCalledTimes(1)
  await openBuildCache(folder).makeOnce('other input', make)
  expect(make).toHaveBeenCalledTimes(2)
})

test('an entry that was cut off or changed in length is made again', async () => {
  const folder = makeFolder()
  await openBuildCache(folder).makeOnce('input', makeCode())
  const path = join(folder, readdirSync(folder)[0] ?? '')
  for (const damaged of ['', '7\né=1', readFileSync(path, 'utf8').slice(0, -1)]) {
    writeFileSync(path, damaged)
    const make = makeCode()
    expect(await openBuildCache(folder).makeOnce('input', make)).toBe('é=1\nb=2')
    expect(make).toHaveBeenCalledOnce()
  }
})

test('where nothing can be written the build goes on without a cache', async () => {
  const blocked = join(makeFolder(), 'file')
  writeFileSync(blocked, '')
  const make = makeCode()
  expect(await openBuildCache(blocked).makeOnce('input', make)).toBe('é=1\nb=2')
  expect(await openBuildCache(blocked).makeOnce('input', make)).toBe('é=1\nb=2')
  expect(make).toHaveBeenCalledTimes(2)
  await openBuildCache(blocked).pruneEntries()
})

test('an error of the minifier reaches the build, and is not kept', async () => {
  const cache = openBuildCache(makeFolder())
  await expect(cache.makeOnce('input', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await cache.makeOnce('input', makeCode())).toBe('é=1\nb=2')
})

test('entries that no build has used for a month are deleted, and used ones stay', async () => {
  const folder = makeFolder()
  const cache = openBuildCache(folder)
  const longAgo = new Date(Date.now() - 31 * 24 * 3_600_000)
  await cache.makeOnce('unused', makeCode())
  const [unused = ''] = readdirSync(folder)
  await cache.makeOnce('used', makeCode())
  for (const name of readdirSync(folder)) utimesSync(join(folder, name), longAgo, longAgo)
  await cache.makeOnce('used', makeCode())
  await cache.pruneEntries()
  expect(readdirSync(folder)).toHaveLength(1)
  expect(existsSync(join(folder, unused))).toBe(false)
})
