import { chromium } from '@playwright/test'
import { chromiumFlags, chromiumPath } from '../tools/setup/chromium.mjs'
import { expect, test } from './demo.ts'

test('what Playwright switches off in the browser is off with the flags of this project, too', async () => {
  const server = await chromium.launchServer({ executablePath: chromiumPath(), args: chromiumFlags })
  const lists = server
    .process()
    .spawnargs.filter((flag) => flag.startsWith('--disable-features='))
    .map((flag) => flag.replace('--disable-features=', '').split(','))
  await server.close()
  // Of two lists Chromium keeps the last.
  expect(lists).toHaveLength(2)
  expect(lists[1]).toEqual(expect.arrayContaining(lists[0] ?? []))
})
