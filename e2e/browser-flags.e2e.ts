import { chromium } from '@playwright/test'
import { chromiumFlags, chromiumPath } from '../tools/setup/chromium.mjs'
import { expect, test } from './demo.ts'

test('browser features that Playwright switches off are also off with the flags of this project', async () => {
  const server = await chromium.launchServer({ executablePath: chromiumPath(), args: chromiumFlags })
  const lists = server
    .process()
    .spawnargs.filter((flag) => flag.startsWith('--disable-features='))
    .map((flag) => flag.replace('--disable-features=', '').split(','))
  await server.close()
  // If a list is given twice, Chromium uses the last one.
  expect(lists).toHaveLength(2)
  expect(lists[1]).toEqual(expect.arrayContaining(lists[0] ?? []))
})
