import { rmSync, utimesSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { steeredSite } from '../../contract/testing/a-site-description.ts'
import { aSiteFile } from '../testing/a-site-file.ts'
import { siteSource } from './site-source.ts'

function aSource() {
  const file = aSiteFile()
  const warnings: string[] = []
  const write = (text: string, time: number) => {
    writeFileSync(file, text)
    utimesSync(file, time, time)
  }
  return { file, warnings, write, read: siteSource(file, (message) => warnings.push(message)) }
}

test('whoever asks at the same time gets the same site', async () => {
  const { read } = aSource()
  expect(await Promise.all([read(), read(), read()])).toEqual([steeredSite, steeredSite, steeredSite])
})

test('a changed file is read again; one that cannot be used is told once, and again after it was right', async () => {
  const { read, write, warnings, file } = aSource()
  write(JSON.stringify({ ...steeredSite, builtAt: 9 }), 1000)
  expect(await read()).toMatchObject({ builtAt: 9 })
  for (const [text, time] of [['{', 2000] as const, ['[]', 3000] as const]) {
    write(text, time)
    expect(await read()).toBe(null)
  }
  expect(warnings).toHaveLength(1)
  write(JSON.stringify(steeredSite), 4000)
  expect(await read()).toEqual(steeredSite)
  rmSync(file)
  expect([await read(), await read()]).toEqual([null, null])
  expect(warnings).toHaveLength(2)
})

test('a file that the service itself will write may be missing, but not broken', async () => {
  const { file, write } = aSource()
  const warnings: string[] = []
  const read = siteSource(file, (message) => warnings.push(message), { isWrittenHere: true })
  rmSync(file)
  expect([await read(), warnings]).toEqual([null, []])
  write('{', 5000)
  expect(await read()).toBe(null)
  expect(warnings).toHaveLength(1)
})
