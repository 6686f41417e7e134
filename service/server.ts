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

/**
 * Returns one line that says why the service did not start and what to do; only an unexpected error includes its
 * stack.
 */
function startFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof ConfigurationError) return error.message
  if (hasCode(error, 'EADDRINUSE')) return `Port ${error.port} is taken: set SERVICE_PORT to another`
  if (hasCode(error, 'ERR_SQLITE_ERROR') || ('syscall' in error && error.syscall === 'mkdir')) {
    return `The data folder cannot be used (${error.message}): set INSTEP_DATA to a folder that can be written`
  }
  return error.stack ?? error.message
}

function hasCode(error: Error, code: string): error is Error & { port?: number } {
  return 'code' in error && error.code === code
}
