import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from './setup/root.mjs'

const names = globSync('bench/*.ts', { cwd: root })
  .map((path) => basename(path, '.ts'))
  .sort()
const [wanted, ...args] = process.argv.slice(2)

if (wanted && !names.includes(wanted)) {
  console.error(`There is no measurement "${wanted}". Use one of: ${names.join(', ')}`)
  process.exitCode = 1
} else for (const name of wanted ? [wanted] : names) runBench(name)

/** Runs one benchmark as a separate program that prints its figures; when it fails, this program fails too. */
function runBench(name: string): void {
  console.log(`\n=== ${name}`)
  const { status } = spawnSync(process.execPath, [join('bench', `${name}.ts`), ...args], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0) process.exitCode = 1
}
