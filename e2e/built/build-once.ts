import { join } from 'node:path'
import { run } from '../process.ts'

const root = join(import.meta.dirname, '../..')

/** The script of the tests' site; each worker takes a copy configured for its service. */
export const builtScript = join(root, '.build/e2e')

/** Builds the script before the first test. */
// biome-ignore lint/style/noDefaultExport: Playwright calls the default export
export default async function buildOnce(): Promise<void> {
  await run(join(root, 'cli/instep.ts'), ['build', '--config', 'e2e/site.config.mjs', '--out', builtScript], {})
}
