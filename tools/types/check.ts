import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../setup/root.mjs'

const tsc = join('node_modules', 'typescript', 'bin', 'tsc')
const parts = globSync('*/tsconfig.json', { cwd: root, exclude: ['node_modules'] }).map((file) => dirname(file))

// Checked one after another, because the compiler uses all cores by itself.
const failed = parts.sort().filter((part) => {
  const { status } = spawnSync(process.execPath, [tsc, '-p', part, '--pretty', 'false'], {
    cwd: root,
    stdio: 'inherit',
  })
  return status !== 0
})
if (failed.length > 0) {
  console.error(`Types do not fit in ${failed.join(', ')}. Look again with: npx tsc -p ${failed[0]}`)
  process.exitCode = 1
} else {
  console.log(`${parts.length} parts checked: ${parts.join(', ')}`)
}
