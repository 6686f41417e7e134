import { spawnSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

export type SmallDisk = {
  folder: string
  /** Why it cannot be filled; undefined where it can. */
  unable?: string
  fill(): void
  empty(): void
  remove(): void
}

/** Mounts a disk of some MiB in memory, which only root may; else it is a folder that cannot be filled. */
export function aSmallDisk(folder: string, megabytes: number): SmallDisk {
  mkdirSync(folder, { recursive: true })
  const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], {
    encoding: 'utf8',
  })
  const filler = join(folder, 'filler')
  return {
    folder,
    unable: status === 0 ? undefined : `no disk can be mounted here (${stderr?.trim() || 'there is no mount'})`,
    fill() {
      const file = openSync(filler, 'w')
      try {
        for (const size of [1024 * 1024, 4096]) writeUntilFull(file, Buffer.alloc(size))
      } finally {
        closeSync(file)
      }
    },
    empty: () => rmSync(filler, { force: true }),
    remove() {
      if (status === 0) spawnSync('umount', [folder])
    },
  }
}

function writeUntilFull(file: number, part: Buffer): void {
  try {
    while (writeSync(file, part) === part.length);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  }
}
