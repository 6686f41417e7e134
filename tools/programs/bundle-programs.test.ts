import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../setup/root.mjs'
import { bundlePrograms } from './bundle-programs.ts'
import { programPath } from './program-path.ts'

const program = join(root, 'cli/instep.ts')
const run = (path: string, ...args: string[]) =>
  execFileSync(process.execPath, [path, ...args], { cwd: root }).toString()

test('a bundled program says what its source says, and finds the files beside its source', async () => {
  const { INSTEP_PROGRAMS } = process.env
  onTestFinished(() => void Object.assign(process.env, { INSTEP_PROGRAMS: INSTEP_PROGRAMS ?? '' }))
  await bundlePrograms('.build/programs-tested')
  expect(programPath(program)).toBe(join(root, '.build/programs-tested/cli/instep.js'))
  expect(programPath(join(root, 'tools/build.ts'))).toBe(join(root, 'tools/build.ts'))
  const bundled = run(programPath(program), '--version')
  process.env.INSTEP_PROGRAMS = ''
  expect(programPath(program)).toBe(program)
  expect(bundled).toBe(run(program, '--version'))
})
