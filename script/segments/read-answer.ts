import type { Reply } from '../services/remote/request.ts'

type SegmentsAnswer = { status?: { code?: unknown } } & Record<string, unknown>

/**
 * Returns the body of a service's answer; its `status.code` is the actual result.
 * @param fields the fields that the body must have besides the status
 * @throws `Invalid response from server: {code}`, `No response from server` or `Malformed response from server` (SG-29)
 */
export function readAnswer({ text }: Reply, fields: readonly string[] = []): SegmentsAnswer {
  const answer = parseAnswer(text)
  const code = answer?.status?.code
  if (code !== undefined && !(Number(code) >= 200 && Number(code) <= 299))
    throw Object.assign(new Error(`Invalid response from server: ${code}`), { code })
  if (text.trim() === '' || answer === null) throw new Error('No response from server')
  if (code === undefined || fields.some((field) => answer?.[field] === undefined))
    throw new Error('Malformed response from server')
  return answer ?? {}
}

/** Parses a JSON object. Returns undefined for other content, and null for a JSON null. */
function parseAnswer(text: string): SegmentsAnswer | null | undefined {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' ? (body as SegmentsAnswer | null) : undefined
  } catch {
    return undefined
  }
}
