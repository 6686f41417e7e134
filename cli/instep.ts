import { enableCompileCache } from 'node:module'
import { messageOf } from '../contract/message-of.ts'
import { createProgram } from './program.ts'

// Most of the time of a short command is spent on compiling what it loads.
enableCompileCache()

try {
  const [, , name] = process.argv
  await (await createProgram(name)).parseAsync()
} catch (error) {
  // Servers and processes that a command had begun would keep it alive.
  process.stderr.write(`${messageOf(error)}\n`, () => process.exit(1))
}
