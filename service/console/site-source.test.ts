import { rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aFolder } from '../testing/a-folder.ts'
import { siteSource } from './site-source.ts'

const description = (builtAt: number) => JSON.stringify({ trackingId: 'shop', builtAt, experiences: [] })

test('all who ask at once are told the same, after each change of the file too', async () => {
  const file = join(aFolder({ 'site.json': description(1) }), 'site.json')
  const source = siteSource(file, () => {})
  for (const builtAt of [1, 2]) {
    await writeFile(file, description(builtAt))
    await utimes(file, builtAt, builtAt)
    const told = await Promise.all(Array.from({ length: 8 }, source))
    expect(told.map((site) => site?.builtAt)).toEqual(Array.from({ length: 8 }, () => builtAt))
  }
})

test('a file that cannot be read is told once, and again after it could be', async () => {
  const file = join(aFolder({ 'site.json': '{' }), 'site.json')
  const warnings: string[] = []
  const source = siteSource(file, (warning) => warnings.push(warning))
  expect([await source(), await source(), warnings.length]).toEqual([null, null, 1])
  await writeFile(file, description(3))
  await utimes(file, 3, 3)
  expect(await source()).toMatchObject({ builtAt: 3 })
  await rm(file)
  expect([await source(), await source(), warnings.length]).toEqual([null, null, 2])
  expect(warnings[1]).toContain(`INSTEP_SITE names ${file}`)
})
