import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../setup/root.mjs'
import { splitWords } from './split-words.ts'

export type DocumentedCommand = {
  /** Such as `docs/preview.md`. */
  page: string
  /** As it is written, without `npx` and its comment. */
  text: string
  /** Environment variables that are set before it. */
  assigned: Record<string, string>
  /** The program, without `npx`, and its arguments. None when the line only sets variables. */
  words: string[]
}

type Runner = 'package' | 'guide' | 'repository' | 'container' | 'cluster'

/** The variables with which a service stores on a cluster; it needs all of them. */
export const clusterVariables = ['INSTEP_STORAGE', 'INSTEP_NATS', 'INSTEP_REDIS']
/** What text in backticks begins with when it is a command. */
const programs = ['npx', 'npm', 'node', 'instep', 'curl', 'sqlite3', 'git', 'docker', 'mkdir', 'cd', 'systemctl']
const inline = new RegExp(`\`((?:[A-Z_]+=\\S+ )*(?:${programs.join('|')}) [^\`]+)\``, 'g')
const fence = /^```(\w*)\n([\s\S]*?)^```$/gm

export const documentedPages = ['README.md', ...globSync('docs/*.md', { cwd: root }).sort()].map((page) => ({
  page,
  text: readFileSync(join(root, page), 'utf8'),
}))

/**
 * Returns who runs a command: `package` is documented-commands.package.test.ts, `guide` is getting-started.package.test.ts, which
 * follows that page, `repository` is repository-commands.test.ts, and `container` is tools/deploy/container-file.test.ts, which only
 * compares them with the file, `cluster` is run-cluster.cluster.test.ts and
 * cluster-commands.cluster.test.ts. Undefined when nobody does.
 */
export function runnerOf({
  page,
  assigned,
  words: [program = 'instep', first],
}: DocumentedCommand): Runner | undefined {
  if (Object.keys(assigned).some((name) => clusterVariables.includes(name))) return 'cluster'
  if (program === 'instep' && ['migrate', 'refold'].includes(first ?? '')) return 'cluster'
  if (page === 'docs/getting-started.md' && ['mkdir', 'cd', 'npm', 'node'].includes(program)) return 'guide'
  if (program === 'docker') return 'container'
  if (['npm', 'vitest', 'playwright'].includes(program)) return 'repository'
  if (['instep', 'curl', 'sqlite3'].includes(program)) return 'package'
  return program === 'node' && first === '--test' ? 'package' : undefined
}

/** Returns the blocks of code of the documentation, with their language. */
export function readBlocks(): { page: string; language: string; text: string }[] {
  return documentedPages.flatMap(({ page, text }) =>
    [...text.matchAll(fence)].map(([, language = '', block = '']) => ({ page, language, text: block })),
  )
}

/**
 * Returns the commands of README and docs, once each: the lines of `sh` blocks, and those in backticks in the text, unless they
 * only name one that stands elsewhere with its arguments, as `instep erase` does.
 */
export function readCommands(): DocumentedCommand[] {
  const ofBlocks = readBlocks()
    .filter(({ language }) => language === 'sh')
    .flatMap(({ page, text }) => text.split('\n').flatMap((line) => readLine(page, line)))
  const ofTexts = documentedPages.flatMap(({ page, text }) =>
    [...text.replace(fence, '').matchAll(inline)].flatMap(([, code = '']) => readLine(page, code)),
  )
  const all = [...ofBlocks, ...ofTexts]
  const isNamed = ({ text }: DocumentedCommand) => all.some((each) => each.text.startsWith(`${text} `))
  return [...ofBlocks, ...ofTexts.filter((command) => !isNamed(command))].filter(
    ({ text }, at, list) => list.findIndex((each) => each.text === text) === at,
  )
}

function readLine(page: string, line: string): DocumentedCommand[] {
  const words = splitWords(line)
  const first = words.findIndex((word) => !/^[A-Z_]+=/.test(word))
  const assignments = first < 0 ? words : words.slice(0, first)
  const own = words.slice(assignments.length)
  if (words.length === 0) return []
  const command = {
    page,
    text: line
      .replace(/\s+#\s.*$/, '')
      .replace(/\bnpx /, '')
      .replace(/\s+/g, ' ')
      .trim(),
    assigned: Object.fromEntries(assignments.map((each) => splitOnce(each, '='))),
    words: own[0] === 'npx' ? own.slice(1) : own,
  }
  return [command]
}

function splitOnce(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark)
  return [text.slice(0, at), text.slice(at + 1)]
}
