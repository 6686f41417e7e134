import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeTemplate } from './write-template.ts'

const root = join(import.meta.dirname, '../..')

/** Copies the files that a template needs to compile, of which tests are none. */
function aProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'instep-new-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const filter = (path: string) => !/\.test\.tsx?$/.test(path)
  for (const part of ['catalogue', 'contract', 'inspector', 'script', 'slots', 'tsconfig.base.json', 'biome.json'])
    cpSync(join(root, part), join(folder, part), { recursive: true, filter })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  mkdirSync(join(folder, '.git'))
  return folder
}

function succeeds(folder: string, program: string, ...args: string[]): string {
  try {
    return execFileSync(join(root, 'node_modules/.bin', program), args, { cwd: folder, encoding: 'utf8' })
  } catch (error) {
    throw new Error(`${program} ${args.join(' ')}: ${(error as { stdout?: string }).stdout}`)
  }
}

test('new templates compile, appear in the catalogue, and the command ends with a list of what is left to do', () => {
  const folder = aProject()
  const written: string[] = []
  for (const [page, name] of [
    ['product', 'of-the-test'],
    ['global', 'second-thought'],
  ] as const) {
    const said = writeTemplate(join(folder, 'catalogue'), { page, name })
    expect(said.at(-1)).toContain('npm test')
    written.push(`${page}/${name}`, `${page}/templates.ts`)
    expect(readFileSync(join(folder, 'catalogue', page, 'templates.ts'), 'utf8')).toContain(`'${page}/${name}': `)
  }
  // What they wrote or changed, and what that imports: the step `types` compiles all other templates.
  const settings = { extends: './tsconfig.json', include: written }
  writeFileSync(join(folder, 'catalogue/tsconfig.written.json'), JSON.stringify(settings))
  succeeds(folder, 'tsc', '--checkers', '1', '-p', 'catalogue/tsconfig.written.json')
  succeeds(folder, 'biome', 'check', '--vcs-enabled=false', ...written.map((path) => `catalogue/${path}`))
})
