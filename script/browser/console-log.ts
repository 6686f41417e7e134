import type { Log } from '../log.ts'

const levels = ['debug', 'info', 'warn', 'error'] as const

/** Lines in the console that begin with `[smartserve]`; below warn only when debugging (ER-01). */
export function openLog(debugging: boolean): Log {
  const shown = levels.slice(debugging ? 0 : 2)
  const writeLevel = (level: (typeof levels)[number]) => (message: string, facts?: object) => {
    if (shown.includes(level)) console[level](...[`[smartserve] ${message}`, ...(facts ? [facts] : [])])
  }
  return { debug: writeLevel('debug'), info: writeLevel('info'), warn: writeLevel('warn'), error: writeLevel('error') }
}
