import { enableCompileCache } from 'node:module'
import { messageOf } from '../contract/message-of.ts'
import { createProgram } from './program.ts'

/** The exit status of programs that write into a closed pipe. */
const endedByPipe = 141

// Most of the time of a short command is spent on compiling what it loads.
enableCompileCache()

// Who reads only the beginning, as `head` does, closes the pipe: that is no failure to be told of.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(endedByPipe)
})

try {
  const [, , name] = process.argv
  await (await createProgram(name)).parseAsync()
} catch (error) {
  // Servers and processes that a command had begun would keep it alive.
  process.stderr.write(`${messageOf(error)}\n`, () => process.exit(1))
}
