import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../setup/root.mjs'
import { groupParts, type PartConfig } from './group-parts.ts'

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
// Checked one after another, because the compiler uses all cores by itself.
const failed = groupParts(configs).filter(({ parts: [first], config }) => {
  const file = join(folder, `${first}.json`)
  writeFileSync(file, JSON.stringify(config))
  const { status } = spawnSync(process.execPath, [tsc, '-p', file, '--pretty', 'false'], {
    cwd: root,
    stdio: 'inherit',
  })
  return status !== 0
})
if (failed.length > 0) {
  const names = failed.flatMap((group) => group.parts)
  console.error(`Types do not fit in ${names.join(', ')}. Look again with: npx tsc -p ${names[0]}`)
  process.exitCode = 1
} else {
  console.log(`${parts.length} parts checked: ${parts.join(', ')}`)
}
