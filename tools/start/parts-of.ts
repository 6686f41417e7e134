import { servedBuilds } from '../build/builds.ts'
import type { DemoPart } from './supervise.ts'

/** The sources of each build, and the files that the shop reads when it starts: folders and files below the root. */
const sources: Record<string, string[]> = {
  shop: ['shop', 'gallery', 'contract'],
  console: ['console', 'contract'],
  script: ['script', 'catalogue', 'contract', 'cli', 'shop/instep.config.ts', 'shop/placements', 'shop/site'],
}

/**
 * Returns the processes of the demo; with `watch` also the builds, each of which restarts when one of its files
 * changes.
 */
export function partsOf({ watch, env }: { watch: boolean; env: NodeJS.ProcessEnv }): DemoPart[] {
  const service = ['service/server.ts']
  const shop = ['shop/server.ts']
  if (!watch)
    return [
      { name: 'service', args: service, env },
      { name: 'shop', args: shop, env },
    ]
  const followedPaths = (paths: string[] = []) => [
    '--watch',
    '--watch-preserve-output',
    ...paths.map((path) => `--watch-path=${path}`),
  ]
  return [
    { name: 'service', args: [...followedPaths(['service', 'contract']), ...service], env },
    // The build writes the files that the shop reads when it starts.
    { name: 'shop', args: [...followedPaths(['.build/shop']), ...shop], env },
    ...servedBuilds.map(({ name, args }) => ({
      name: `build of the ${name}`,
      args: [...followedPaths(sources[name]), ...args],
      env,
    })),
  ]
}
