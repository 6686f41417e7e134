import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { headlessPath } from '../../tools/setup/chromium.mjs'
import { aFolder } from '../testing/a-folder.ts'
import { startBrowser } from './start-browser.ts'

test('a browser ends when it is stopped, also one that a script has started', async () => {
  const program = join(aFolder({ browser: `#!/bin/sh\n'${headlessPath()}' "$@"\n` }), 'browser')
  chmodSync(program, 0o755)
  const browser = await startBrowser(program)
  const told = new URL('/json/version', browser.address.replace('ws:', 'http:'))
  expect((await fetch(told)).status).toBe(200)
  await browser.stop()
  await expect(fetch(told)).rejects.toThrow()
}, 60_000)
