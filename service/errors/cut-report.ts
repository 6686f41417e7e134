import { limits } from '../limits.ts'

/** A report as it is stored: long texts cut, all else as it came (SV-37). */
export function cutReport(report: Record<string, unknown>): Record<string, unknown> {
  const { message, stack } = report
  return {
    ...report,
    ...(typeof message === 'string' && { message: message.slice(0, limits.errorMessage) }),
    ...(typeof stack === 'string' && { stack: stack.slice(0, limits.errorStack) }),
  }
}
