import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { transformWithOxc } from 'vite'
import { root } from '../setup/root.mjs'
import { packageFiles, packageFolder } from './folder.ts'

const sources = '{catalogue,cli,contract,package,script,service,slots}/**/*.{ts,tsx,mjs}'
const ofTests = ['**/testing/**', '**/*.test.*', '**/*.d.ts']

/**
 * Compiles the delivered parts of the repository: code with the transformer of Vite, so that a site's script has the
 * same bytes as when it is built in the repository, and declarations with TypeScript.
 */
export async function compileSources(): Promise<void> {
  writeDeclarations()
  for (const path of globSync(sources, { cwd: root, exclude: ofTests })) {
    if (path.endsWith('.mjs')) cpSync(join(root, path), join(packageFolder, path))
    else await compileFile(path)
  }
}

async function compileFile(path: string): Promise<void> {
  const { code, map } = await transformWithOxc(readFileSync(join(root, path), 'utf8'), join(root, path), {
    target: 'es2024',
    sourcemap: true,
    jsx: { runtime: 'automatic', development: false },
  })
  const compiled = join(packageFolder, path.replace(/\.tsx?$/, '.js'))
  mkdirSync(dirname(compiled), { recursive: true })
  writeFileSync(compiled, `${importCompiled(code)}\n//# sourceMappingURL=${basename(compiled)}.map\n`)
  writeFileSync(`${compiled}.map`, JSON.stringify({ ...map, sources: [basename(path)] }))
}

/** Fails when a declaration cannot be written. Types are not checked once more: the step `types` does that for all parts. */
function writeDeclarations(): void {
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  // Several checkers would each work out the types of the templates again.
  const args = [tsc, '-p', 'tools/package', '--pretty', 'false', '--noCheck', '--checkers', '1']
  // It keeps nearly all that it makes, and clears away less often.
  const env = { ...process.env, GOGC: '400' }
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env })
  if (status !== 0) throw new Error('The declarations were not written: see the errors above.')
  for (const file of packageFiles('**/*.d.ts')) writeFileSync(file, importCompiled(readFileSync(file, 'utf8')))
}

const importedSource = /((?:\bfrom\s*|\bimport\s*\(?\s*)["']\.{1,2}\/[^"'\n]+)\.tsx?(?=["'])/g

/** Makes relative imports name the compiled files. */
export function importCompiled(code: string): string {
  return code.replace(importedSource, '$1.js')
}
