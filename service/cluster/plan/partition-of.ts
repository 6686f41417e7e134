import { createHash } from 'node:crypto'

/** Returns the number of the partition that keeps what belongs to a name, such as a visitor's id. */
export function partitionOf(name: string, partitions: number): number {
  return createHash('sha256').update(name).digest().readUInt32BE() % partitions
}
