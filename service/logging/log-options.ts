import type { FastifyServerOptions } from 'fastify'
import { describeError } from './describe-error.ts'

export const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug'] as const
export type ServiceLogLevel = (typeof logLevels)[number]

type Logger = Exclude<FastifyServerOptions['logger'], boolean | undefined>

/** An address between quotes, as the framework puts it into some of its messages. */
const quotedAddress = /"\/[^"]*"/g

/**
 * Returns how the service logs: JSON lines, each with its time, level and message, and without data of visitors (BS-04).
 * That is why no request is logged as a whole, and why errors are without their messages.
 */
export function logOptions(level: ServiceLogLevel): Logger {
  return {
    level,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
    serializers: {
      err: describeError,
      req: ({ method }) => ({ method }),
      res: ({ statusCode }) => ({ statusCode }),
    },
    hooks: {
      logMethod(given, logLine) {
        const [first, second, ...rest] = given as unknown[]
        // Without a message pino takes that of the error.
        if (first instanceof Error) return logLine.apply(this, [{ err: first }, 'an error of the framework'])
        if (typeof first === 'string') return logLine.apply(this, [first.replace(quotedAddress, '"…"')])
        const message = typeof second === 'string' ? second.replace(quotedAddress, '"…"') : 'an error of the framework'
        return logLine.apply(this, [first as object, message, ...rest] as Parameters<typeof logLine>)
      },
    },
  }
}
