import { isOwn } from '../visitor/consent/own-names.ts'

/**
 * The list of what experiences have written, with one more name, so that denying removes it (BC-02). Undefined where nothing
 * is to be listed: the script's own names are known, and what was there before is the shop's.
 */
export function listWritten(list: string | null | undefined, name: string, isThere: boolean): string | undefined {
  if (isOwn(name)) return undefined
  const names = list ? list.split(':') : []
  const word = encodeURIComponent(name)
  if (names.includes(word)) return list ?? undefined
  return isThere ? undefined : [...names, word].join(':')
}
