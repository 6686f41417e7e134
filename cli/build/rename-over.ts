import { rename } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'

/** What Windows answers while somebody has the file open that is to be replaced, such as a virus scanner. */
const inUse = ['EPERM', 'EACCES', 'EBUSY']

/** Milliseconds before each further attempt: two seconds in all. */
const waits = [10, 40, 150, 300, 500, 1000]

type Rename = (from: string, to: string) => Promise<void>

/** Renames a file, which takes the place of another one, also where that is open for a moment. */
export async function renameOver(from: string, to: string, attempt: Rename = rename): Promise<void> {
  for (const ms of waits) {
    try {
      return await attempt(from, to)
    } catch (error) {
      if (!inUse.includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    }
    await wait(ms)
  }
  return attempt(from, to)
}
