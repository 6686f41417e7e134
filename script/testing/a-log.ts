import type { Log } from '../log.ts'

export type TestLog = Log & { lines: { level: string; message: string; facts?: object }[] }

/** A log that remembers its lines. */
export function aLog(): TestLog {
  const lines: TestLog['lines'] = []
  const at = (level: string) => (message: string, facts?: object) => void lines.push({ level, message, facts })
  return { lines, debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
}
