import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { formatDuration } from '../console/table.ts'
import { root } from '../setup/root.mjs'
import type { Build } from './builds.ts'

/**
 * Runs the builds one after another with the current Node executable. Stops at the first failing build, and resolves
 * with its exit code. Rejects when the signal is aborted.
 */
export async function runBuilds(builds: Build[], signal?: AbortSignal): Promise<number> {
  for (const { name, args } of builds) {
    const begin = performance.now()
    const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', signal })
    const [code] = await once(child, 'close')
    signal?.throwIfAborted()
    if (code !== 0) {
      console.error(`Building the ${name} failed (node ${args.join(' ')}).`)
      return typeof code === 'number' ? code : 1
    }
    console.log(`${name} built in ${formatDuration(performance.now() - begin)}`)
  }
  return 0
}
