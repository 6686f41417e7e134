import { limits } from '../../limits.ts'

/** Returns message and stack of a thrown value, truncated to 256 and 2048 characters (ER-03). Never throws. */
export function errorTexts(error: unknown): { message: string; stack: string } {
  const { message = textOf(error), stack = '' } = (error ?? {}) as { message?: unknown; stack?: unknown }
  return {
    message: textOf(message).slice(0, limits.errorMessageLength),
    stack: textOf(stack).slice(0, limits.errorStackLength),
  }
}

/** Converts a value to a text; an object without a prototype has none. */
function textOf(value: unknown): string {
  try {
    return String(value)
  } catch {
    return Object.prototype.toString.call(value)
  }
}
