import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { aShopFolder } from '../../cli/local/testing/run-command.ts'
import { chromiumPath } from '../setup/chromium.mjs'
import { linkInstalled } from './testing/installed-packages.ts'

const compilerOptions = {
  strict: true,
  noEmit: true,
  module: 'nodenext',
  target: 'es2024',
  lib: ['es2024', 'dom', 'dom.iterable'],
  types: ['node'],
  // Another test checks the declarations of the package.
  skipLibCheck: true,
}

test('[BU-06] with the package alone, instep new writes an experience whose test passes, and which is checked, typed and built', async () => {
  // The compiler divides lists of folders at commas.
  const folder = join(aShopFolder(), 'tea, coffee')
  mkdirSync(folder)
  const tsconfig = { compilerOptions, include: ['experiences', 'instep.config.mts'] }
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'tea-shop', private: true }))
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig))
  linkInstalled(inject('installed').typed, folder)

  function runNode(...args: string[]) {
    const env = { ...process.env, INSTEP_BROWSER: chromiumPath() }
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', env })
    return { args, status, stdout, stderr }
  }
  function succeed(...args: string[]): string {
    const run = runNode(...args)
    expect(run).toMatchObject({ status: 0 })
    return run.stdout
  }
  const bin = (name: string) => join('node_modules/.bin', name)

  succeed(bin('instep'), 'init', '--yes', '--property', 'tea-shop', '--framework', 'html')
  const said = succeed(bin('instep'), 'new', 'free-delivery')
  expect(said).not.toContain('npm install')
  const [, command = ''] = /^ {2}node (--test .+)$/m.exec(said) ?? []
  expect(succeed(...command.split(' '))).toMatch(/pass 1\n/)
  expect(succeed(bin('instep'), 'check')).toContain('2 experiences, 0 segments, nothing wrong')
  succeed(bin('tsc'), '--checkers', '1', '-p', '.')
  succeed(bin('instep'), 'build', '--out', 'public')
  const built = readdirSync(join(folder, 'public')).filter((name) => name.endsWith('.js'))
  const texts = built.map((name) => readFileSync(join(folder, 'public', name), 'utf8'))
  expect(texts.filter((text) => text.includes('Hello from free-delivery'))).toHaveLength(1)

  // The test notices when nothing is drawn.
  const code = join(folder, 'experiences/free-delivery.mts')
  writeFileSync(code, readFileSync(code, 'utf8').replace('placeElement(each, line,', 'void (each, line,'))
  expect(runNode(...command.split(' '))).toMatchObject({ status: 1, stdout: expect.stringContaining('fail 1') })
}, 900_000)
