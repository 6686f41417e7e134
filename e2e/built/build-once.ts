import { join } from 'node:path'
import { run } from '../process.ts'

const root = join(import.meta.dirname, '../..')

/** The script of the demo's site; each worker takes a copy configured for its service. */
export const builtScript = join(root, '.build/e2e')

/** Builds the script before the first test. It is the demo's own, so that a build finds what that one has minified. */
// biome-ignore lint/style/noDefaultExport: Playwright calls the default export
export default async function buildOnce(): Promise<void> {
  await run(join(root, 'cli/instep.ts'), ['build', '--config', 'e2e/built/site.config.mjs', '--out', builtScript], {})
}
