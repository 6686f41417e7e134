import { rm } from 'node:fs/promises'
import { renameOver } from './rename-over.ts'

/**
 * Replaces a file at once and completely: who reads it meanwhile gets the old file or the new one, also where two processes write
 * it at the same time. Nothing is left of a write that fails.
 * @param write writes the new file at another path
 */
export async function replaceFile(path: string, write: (beside: string) => Promise<void>): Promise<void> {
  const beside = `${path}.${process.pid}.new`
  try {
    await write(beside)
    await renameOver(beside, path)
  } catch (error) {
    await rm(beside, { force: true })
    throw error
  }
}
