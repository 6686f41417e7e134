import { writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'

/** A tenth of the share of a session that does not give way. */
const priority = 10

/**
 * Lets a process and all that it starts take mostly what others leave of the cores. Where Linux shares them between sessions first, that of
 * the process gives way too, so it has to lead one of its own. A process that has ended already needs nothing.
 */
export function giveWay(processId: number): void {
  try {
    setPriority(processId, priority)
    writeFileSync(`/proc/${processId}/autogroup`, String(priority))
  } catch {
    // A system without groups of sessions shares between processes alone.
  }
}
