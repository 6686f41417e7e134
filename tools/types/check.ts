import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../setup/root.mjs'
import { groupParts, type PartConfig, type PartGroup } from './group-parts.ts'

/**
 * Checks the types of all parts. Parts that may use the same globals are checked as one program, because they import one another:
 * each by itself would check the service five times.
 */
const tsc = join('node_modules', 'typescript', 'bin', 'tsc')
const folder = join(root, '.build', 'types')
const parts = globSync('*/tsconfig.json', { cwd: root, exclude: ['node_modules'] }).map((file) => dirname(file))
const configs = parts.sort().map((part) => {
  const config = JSON.parse(readFileSync(join(root, part, 'tsconfig.json'), 'utf8')) as Omit<PartConfig, 'part'>
  return { ...config, part }
})

mkdirSync(folder, { recursive: true })
// The compiler keeps nearly all that it makes: clearing away less often saves a third of its time, and takes hardly more memory.
const env = { ...process.env, GOGC: '400' }
// One checker for each, because further ones would work out most types again.
const checkGroup = async ({ parts: [first], config }: PartGroup): Promise<boolean> => {
  const file = join(folder, `${first}.json`)
  writeFileSync(file, JSON.stringify(config))
  const args = [tsc, '-p', file, '--pretty', 'false', '--checkers', '1']
  const [status] = await once(spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env }), 'exit')
  return status === 0
}

const failed: PartGroup[] = []
const waiting = groupParts(configs)
/** Two at a time: all at once would need several gigabytes. */
const checkWaiting = async () => {
  for (let group = waiting.shift(); group; group = waiting.shift()) if (!(await checkGroup(group))) failed.push(group)
}
await Promise.all([checkWaiting(), checkWaiting()])
if (failed.length > 0) {
  const names = failed.flatMap((group) => group.parts)
  console.error(`Types do not fit in ${names.join(', ')}. Look again with: npx tsc -p ${names[0]}`)
  process.exitCode = 1
} else {
  console.log(`${parts.length} parts checked: ${parts.join(', ')}`)
}
