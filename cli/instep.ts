import { messageOf } from '../contract/message-of.ts'
import { createProgram } from './program.ts'

try {
  const [, , name] = process.argv
  await (await createProgram(name)).parseAsync()
} catch (error) {
  console.error(messageOf(error))
  process.exitCode = 1
}
