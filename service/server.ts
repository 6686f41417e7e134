import { ConfigurationError } from './configuration/variables.ts'
import { boundHeap } from './operate/bound-heap.ts'
import { startService } from './start-service.ts'

// Whoever began it with a channel, as instep dev does, may be killed without a word: then it ends as well.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()

try {
  boundHeap()
  await startService()
} catch (error) {
  process.stderr.write(`${startFailure(error)}\n`)
  process.exitCode = 1
}

/** Returns one line that says why the service did not start and what to do; only an unexpected error includes its stack. */
function startFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error instanceof ConfigurationError ? error.message : (error.stack ?? error.message)
}
