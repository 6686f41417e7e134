import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Refusal } from '../http/refusal.ts'

/**
 * Reads a file of a folder. The caller must have checked that the name does not lead out of the folder.
 * @throws Refusal 404 when there is no such file, or no folder is configured
 */
export async function readScript(folder: string | null, name: string): Promise<Buffer> {
  try {
    if (folder !== null) return await readFile(join(folder, name))
  } catch (error) {
    if (!isMissing(error)) throw error
  }
  throw new Refusal(404, 'not_found', 'There is no such script')
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['ENOENT', 'ENOTDIR', 'EISDIR'].includes(String(error.code))
}
