import { bounds } from './bounds.ts'

export type Sized = { name: string; bytes: number }

/** All files that a page of one kind loads. */
export type Load = { name: string; bytes: number; bound: number }

export type Sizes = {
  /** The core's files. */
  core: Sized[]
  /** What the script loads beside its core, when a site uses it. */
  parts: Sized[]
  loads: Load[]
  experiences: Sized[]
}

/** What is too big, one line each with the remedy; empty when all is well. Nothing to measure is a fault too. */
export function judge({ core, parts, loads, experiences }: Sizes): string[] {
  const faults: string[] = []
  const over = (name: string, bytes: number, bound: number) => {
    if (bytes > bound) faults.push(`${name} has ${bytes} bytes, ${bytes - bound} more than ${bound}`)
  }
  over('the core', sum(core), bounds.core)
  for (const { name, bytes } of parts) over(name, bytes, bounds.part)
  for (const { name, bytes, bound } of loads) over(name, bytes, bound)
  if (experiences.length === 0) faults.push('the build has no chunk of an experience: is the catalogue in it?')
  for (const { name, bytes } of experiences) over(name, bytes, bounds.chunk)
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
