import { isFields } from '../../contract/json.ts'

/** Returns the type of an event as it was sent, and the path of its page's address, without its query. */
export function describeEvent(text: string): { type: string; path: string } {
  const value: unknown = JSON.parse(text)
  const meta = isFields(value) && isFields(value.meta) ? value.meta : {}
  const url = String(meta.url ?? '')
  return { type: String(meta.type ?? ''), path: URL.canParse(url) ? new URL(url).pathname : '' }
}
