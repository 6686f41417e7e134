import { join } from 'node:path'
import { run } from '../process.ts'

const root = join(import.meta.dirname, '../..')

/** The script of the journeys' site; each worker takes a copy that knows its service. */
export const builtScript = join(root, '.build/e2e')

/** Builds it, before the first journey. */
// biome-ignore lint/style/noDefaultExport: Playwright calls the default export
export default async function buildOnce(): Promise<void> {
  await run(join(root, 'cli/instep.ts'), ['build', '--config', 'e2e/site.config.ts', '--out', builtScript], {})
}
