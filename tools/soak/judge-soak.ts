import type { SoakFindings } from './run-soak.ts'

/** In MiB: what docs/operating-in-a-fleet.md states, and what a process may take more at the end than after its first minutes. */
export const memoryBounds = { most: 512, growth: 96 }

/** Returns the promises that a soak has shown to be broken. */
export function judgeSoak({
  answered,
  stored,
  lost,
  twice,
  summed,
  isIntact,
  refused,
  memory,
}: SoakFindings): string[] {
  const broken: [isBroken: boolean, what: string][] = [
    [answered === 0, 'nothing was answered for'],
    [lost.length > 0, `${lost.length} events that were answered for are lost, such as ${lost[0]}`],
    [twice > 0, `${twice} events are stored twice`],
    [summed !== stored, `the sums count ${summed} events, and ${stored} are stored`],
    [!isIntact, 'the database is damaged'],
    [refused.length > 0, `${refused.length} good events or batches were refused, such as: ${refused[0]}`],
    [memory.most > memoryBounds.most, `the service took ${memory.most} MiB, and may take ${memoryBounds.most}`],
    [
      memory.to - memory.from > memoryBounds.growth,
      `its memory grew by ${memory.to - memory.from} MiB in the last quarter, and may grow by ${memoryBounds.growth}`,
    ],
  ]
  return broken.flatMap(([isBroken, what]) => (isBroken ? [what] : []))
}
