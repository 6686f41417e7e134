/**
 * Flags of Node for a process of tests. It reads thousands of modules, and half of what it clears away is new: with more room it
 * clears away less often. Further threads that help to clear away would take their time from the other process.
 */
export const roomForNew = [
  '--min-semi-space-size=64',
  '--max-semi-space-size=64',
  '--initial-old-space-size=1024',
  '--no-parallel-scavenge',
]
