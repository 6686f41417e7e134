import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { rebuildOnChange } from './rebuild-on-change.ts'
import { aShopFolder } from './testing/run-command.ts'

/** Watches a configuration that a build has read which began at a moment. Its builds end at once, because it is a mistake. */
function watchAfter(begunAt: number): { builds: () => number } {
  const config = join(aShopFolder({ 'instep.config.mjs': 'export default {}' }), 'instep.config.mjs')
  const controller = new AbortController()
  onTestFinished(() => controller.abort())
  let builds = 0
  rebuildOnChange(
    { config, out: join(config, '../out') },
    { isBuilt: true, experiences: 0, files: [config], begunAt },
    { signal: controller.signal, onBuilt: () => builds++ },
  )
  return { builds: () => builds }
}

test('a file that was changed while it was built is built again, and one that was not is left alone', async () => {
  const [during, before] = [watchAfter(Date.now() - 5000), watchAfter(Date.now() + 5000)]
  await expect.poll(during.builds, { timeout: 20_000 }).toBe(1)
  expect(before.builds()).toBe(0)
})
