import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { expect, onTestFinished } from 'vitest'
import { programPath } from '../../../tools/programs/program-path.ts'

const program = programPath(join(import.meta.dirname, '../../instep.ts'))
const terminal = join(import.meta.dirname, 'pretend-terminal.mjs')

export const keys = {
  enter: '\r',
  down: '\x1b[B',
  up: '\x1b[A',
  backspace: '\x7f',
  interrupt: '\x03',
  endOfInput: '\x04',
}

export type Terminal = {
  /** Waits until a text is on the screen, after what was there when keys were pressed last, and presses keys. */
  answer(question: string, ...pressed: string[]): Promise<void>
  /** Waits until the program ends, and resolves to its exit code and to all that it wrote. */
  end(): Promise<{ code: number | null; written: string }>
}

/** Runs a command of this repository in a folder, as in a terminal. */
export function openTerminal(folder: string, ...args: string[]): Terminal {
  const child = spawn(process.execPath, ['--import', terminal, program, ...args], {
    cwd: folder,
    env: { ...process.env, CI: '', TERM: 'xterm' },
  })
  onTestFinished(() => void child.kill())
  let written = ''
  let seen = 0
  const keep = (text: Buffer) => {
    written += stripVTControlCharacters(String(text))
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const closed = once(child, 'close')
  return {
    async answer(question, ...pressed) {
      await expect.poll(() => written.slice(seen), { timeout: 60_000 }).toContain(question)
      seen = written.length
      for (const key of pressed) child.stdin.write(key)
    },
    async end() {
      // Unlike a terminal, an open pipe keeps the program from ending.
      child.stdin.end()
      const [code] = await closed
      return { code, written }
    },
  }
}
