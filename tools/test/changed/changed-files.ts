import { spawnSync } from 'node:child_process'
import { root } from '../../setup/root.mjs'
import { chooseBase } from './choose-base.ts'

export type Changes = {
  /** With what the files are compared, in words. */
  base: string
  /** Files that differ, are new or are gone, relative to the root. */
  changed: string[]
  /** All files that git knows or could add, and those that are gone. */
  files: string[]
}

/**
 * Asks git what differs from where this branch began, committed or not.
 * @param asked a branch, tag or commit; without it the main branch, or on that branch the last commit
 * @throws Error with the remedy when git does not know it, or is not there
 */
export function changedFiles(asked?: string): Changes {
  const branch = runGit(['branch', '--show-current']).trim()
  const isKnown = (name: string) => spawnGit(['rev-parse', '--verify', '--quiet', `${name}^{commit}`]).status === 0
  const base = chooseBase({ asked, branch, isKnown })
  const from = runGit(['merge-base', base, 'HEAD']).trim()
  const differing = listFiles(['diff', '--name-only', '--no-renames', '-z', from])
  const untracked = listFiles(['ls-files', '--others', '--exclude-standard', '-z'])
  const tracked = listFiles(['ls-files', '-z'])
  const changed = [...new Set([...differing, ...untracked])].sort()
  const words = base === 'HEAD' ? `the last commit, ${from.slice(0, 8)}` : `${base}, from ${from.slice(0, 8)} on`
  return { base: words, changed, files: [...new Set([...tracked, ...changed])] }
}

function listFiles(args: string[]): string[] {
  return runGit(args)
    .split('\0')
    .filter((path) => path !== '')
}

function runGit(args: string[]): string {
  const { status, stdout, stderr, error } = spawnGit(args)
  if (status === 0) return stdout
  throw new Error(
    `git ${args[0]} failed: ${(stderr || error?.message || '').trim()}\nWithout git, run the steps you need: npm test -- types unit`,
  )
}

function spawnGit(args: string[]) {
  return spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
}
