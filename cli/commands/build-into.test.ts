import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aFolder } from '../testing/a-folder.ts'
import { buildInto } from './build.ts'

const site = { propertyId: 'shop', trackingId: 'shop', domains: [], anchors: {}, inspector: false, experiences: [] }

test('a build that something newer has overtaken is not put in place, and one that is still meant is', async () => {
  const folder = join(aFolder(), 'script')
  await buildInto(folder, site, { isQuick: true, isStillMeant: () => false })
  expect(existsSync(folder)).toBe(false)
  await buildInto(folder, site, { isQuick: true, isStillMeant: () => true })
  expect(readdirSync(folder)).toContain('instep.js')
  // Whoever builds without the console's changes says so.
  const version = join(folder, 'changes-version.json')
  expect(existsSync(version)).toBe(false)
  await buildInto(folder, site, { isQuick: true, version: 3 })
  expect(readFileSync(version, 'utf8')).toBe('3')
  await buildInto(folder, site, { isQuick: true, version: 0 })
  expect(existsSync(version)).toBe(false)
})
