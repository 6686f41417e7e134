import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { root } from '../build/own-module.ts'
import type { Problem } from '../check/shapes.ts'
import { installCommand } from '../install-command.ts'

/** Instep's own folders: errors in them are not mistakes of a site. */
const own = ['catalogue', 'contract', 'cli', 'script', 'slots', 'node_modules'].map(
  (folder) => join(root, folder) + sep,
)

const options = [
  ...['--noEmit', '--pretty', 'false', '--strict', '--skipLibCheck', '--allowImportingTsExtensions'],
  ...['--module', 'esnext', '--moduleResolution', 'bundler', '--jsx', 'react-jsx'],
]

/** The first version with all of these options. */
const oldest = [5, 0] as const

/** The language that a compiler checks; before 5.7 none knows ES2024 by its name. */
function languageOf(compiler: Compiler): string[] {
  const language = isAtLeast(compiler, [5, 7]) ? 'es2024' : 'esnext'
  return ['--target', language, '--lib', `${language},dom,dom.iterable`]
}

/** One site is no work to share: each further checker would work out the types of all templates again. */
const oneChecker = ['--checkers', '1']

export type TypeErrors = { errors: string[] } | { notChecked: Problem }

/**
 * Returns the type errors of a configuration and of the files it imports, one per line: `site.ts(12,5): error TS2322:
 * …`. A JavaScript configuration has none. Where TypeScript is not installed nothing is checked, and the result says
 * so.
 */
export function checkTypes(config: string, compiler: Compiler | null = findCompiler(config)): TypeErrors {
  // A file that is missing is reported by whoever reads it.
  if (!/\.[cm]?tsx?$/.test(config) || !existsSync(config)) return { errors: [] }
  const install = installCommand(dirname(config), 'typescript@latest')
  if (!compiler && process.versions.pnp)
    return notChecked(
      "Yarn's Plug'n'Play hides packages from TypeScript",
      "write 'nodeLinker: node-modules' into .yarnrc.yml",
    )
  if (!compiler) return notChecked('TypeScript is not installed', `run ${install}`)
  if (!isAtLeast(compiler, oldest))
    return notChecked(`TypeScript ${compiler.version} is older than ${oldest.join('.')}`, `run ${install}`)
  const folder = dirname(resolve(config))
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    // Earlier versions ignore tsconfig.json anyway when files are given.
    [
      compiler.path,
      ...(isAtLeast(compiler, [6, 0]) ? ['--ignoreConfig'] : []),
      ...(isAtLeast(compiler, [7, 0]) ? oneChecker : []),
      ...options,
      ...languageOf(compiler),
      ...nodeTypes(config, folder),
      basename(config),
    ],
    { cwd: folder, encoding: 'utf8' },
  )
  const lines = `${stdout}`.split(/\r?\n/).filter((line) => line.trim() !== '')
  const errors = errorsOf(lines, folder)
  // The compiler did not run or was called wrongly, which must not pass as free of type errors.
  if (status !== 0 && !lines.some((line) => place.test(line)))
    throw new Error(`TypeScript could not check ${config}: ${`${stdout}${stderr}`.trim()}`)
  return { errors }
}

function notChecked(reason: string, remedy: string): TypeErrors {
  return { notChecked: { path: 'types', problem: `are not checked, since ${reason}`, remedy } }
}

const place = /^(.+?)\(\d+,\d+\): error /

/** Returns each error with the lines that explain it, and with its path relative to the directory of the call. */
function errorsOf(lines: readonly string[], folder: string): string[] {
  const errors: string[] = []
  let isMeant = false
  for (const line of lines) {
    const [, file] = place.exec(line) ?? []
    if (file) {
      const path = resolve(folder, file)
      isMeant = !own.some((each) => path.startsWith(each))
      if (isMeant) errors.push(relative('.', path) + line.slice(file.length))
    } else if (isMeant && line.startsWith(' ')) errors[errors.length - 1] += `\n${line}`
  }
  return errors
}

/** `version` as in its package.json, such as `5.9.3`. */
export type Compiler = { path: string; version: string }

function isAtLeast({ version }: Compiler, [major, minor]: readonly [number, number]): boolean {
  const [itsMajor = 0, itsMinor = 0] = version.split('.').map((part) => Number.parseInt(part, 10))
  return itsMajor > major || (itsMajor === major && itsMinor >= minor)
}

/** Finds Instep's own TypeScript, else that of the site. */
function findCompiler(config: string): Compiler | null {
  const found = packageFolders('typescript', config).find((folder) => existsSync(join(folder, 'bin/tsc')))
  if (!found) return null
  const { version } = JSON.parse(readFileSync(join(found, 'package.json'), 'utf8')) as { version: string }
  return { path: join(found, 'bin/tsc'), version }
}

/** The types of Node, for a configuration that reads `process.env`; without them it is checked all the same. */
function nodeTypes(config: string, folder: string): string[] {
  const found = packageFolders('@types/node', config).find((each) => existsSync(each))
  // Relative, since a comma in the name of a folder above would make two paths of one.
  return found ? ['--types', 'node', '--typeRoots', relative(realpathSync(folder), realpathSync(dirname(found)))] : []
}

/** Returns the folders in which a package may be installed: Instep's own first, then those of the site. */
function packageFolders(name: string, config: string): string[] {
  const folders = [root, ...foldersAbove(dirname(resolve(config)))]
  return folders.map((folder) => join(folder, 'node_modules', name))
}

function foldersAbove(folder: string): string[] {
  const parent = dirname(folder)
  return parent === folder ? [folder] : [folder, ...foldersAbove(parent)]
}
