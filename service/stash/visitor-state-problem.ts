import { isFields } from '../../contract/json.ts'

/** The latest version of the visitor state that the script writes (SG-32). */
const newestVersion = 5

/** Returns why a value is not a visitor state, or null for a valid one (SV-24). */
export function visitorStateProblem(data: unknown): string | null {
  if (!isFields(data)) return 'data is not an object with version, state and segments'
  const { version, state, segments } = data
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1 || version > newestVersion) {
    return `data.version is not a whole number from 1 to ${newestVersion}`
  }
  if (typeof state !== 'string') return 'data.state is not a string'
  if (!Array.isArray(segments) || segments.some((segment) => typeof segment !== 'string')) {
    return 'data.segments is not a list of strings'
  }
  return null
}
