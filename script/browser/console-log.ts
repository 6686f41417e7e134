import type { Log } from '../log.ts'

const levels = ['debug', 'info', 'warn', 'error'] as const

/** Writes console lines that start with `[smartserve]`; levels below warn appear only in debug mode (ER-01). */
export function openLog(debugging: boolean): Log {
  const shown = levels.slice(debugging ? 0 : 2)
  const writeLevel = (level: (typeof levels)[number]) => (message: string, facts?: object) => {
    if (shown.includes(level)) console[level]?.(...[`[smartserve] ${message}`, ...(facts ? [facts] : [])])
  }
  return { debug: writeLevel('debug'), info: writeLevel('info'), warn: writeLevel('warn'), error: writeLevel('error') }
}
