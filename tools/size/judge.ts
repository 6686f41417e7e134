import { bounds } from './bounds.ts'

export type Sized = { name: string; bytes: number }

export type Sizes = {
  /** The core's files. */
  core: Sized[]
  experiences: Sized[]
}

/** What is too big, one line each with the remedy; empty when all is well. Nothing to measure is a fault too. */
export function judge({ core, experiences }: Sizes): string[] {
  const faults: string[] = []
  const whole = sum(core)
  if (whole > bounds.core) faults.push(`the core has ${whole} bytes, ${whole - bounds.core} more than ${bounds.core}`)
  if (experiences.length === 0) faults.push('the build has no chunk of an experience: is the catalogue in it?')
  for (const { name, bytes } of experiences) {
    if (bytes > bounds.chunk)
      faults.push(`${name} has ${bytes} bytes, ${bytes - bounds.chunk} more than ${bounds.chunk}`)
  }
  const middle = median(experiences.map(({ bytes }) => bytes))
  if (middle >= bounds.chunkMedian) {
    faults.push(`the median of the experiences is ${middle} bytes, not under ${bounds.chunkMedian}`)
  }
  return faults
}

export function sum(files: Sized[]): number {
  return files.reduce((all, { bytes }) => all + bytes, 0)
}

/** The middle number, or the mean of the middle two; 0 of none. */
export function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const half = sorted.length / 2
  return ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2
}
