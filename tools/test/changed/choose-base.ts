type BaseFacts = {
  /** What was given on the command line. */
  asked?: string
  /** The branch at hand; empty when a commit is checked out instead. */
  branch: string
  /** Whether git knows a name. */
  isKnown: (name: string) => boolean
}

/**
 * Returns with what to compare: what was asked for; on another branch than the main one the main one, here or at the origin; else the
 * last commit. Throws an Error with the remedy for a name that git does not know.
 */
export function chooseBase({ asked, branch, isKnown }: BaseFacts): string {
  if (asked === undefined) {
    return (branch === 'main' ? [] : ['main', 'origin/main']).find(isKnown) ?? 'HEAD'
  }
  if (!isKnown(asked)) {
    throw new Error(
      `git knows no "${asked}". Give a branch, tag or commit (git branch --all), or nothing: npm test -- --changed`,
    )
  }
  return asked
}
