import type { Log } from '../log.ts'

export type TestLog = Log & { lines: { level: string; message: string; facts?: object }[] }

/** Creates a log that records its lines. */
export function aLog(): TestLog {
  const lines: TestLog['lines'] = []
  const logAt = (level: string) => (message: string, facts?: object) => void lines.push({ level, message, facts })
  return { lines, debug: logAt('debug'), info: logAt('info'), warn: logAt('warn'), error: logAt('error') }
}
