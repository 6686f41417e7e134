import { shopPaths } from '../../../contract/shop-paths.ts'
import { longestSearch } from '../../kit/search-address.ts'

/**
 * The shop's page of results for a text that is put into the address as it was typed: its signs keep their meaning there
 * (NF-01.4). Undefined for blanks (NF-01.5).
 */
export function searchAsTyped(typed: string, pathname: string): string | undefined {
  const text = typed.slice(0, longestSearch).trim()
  if (text === '') return undefined
  return shopPaths(pathname)
    ?.search('')
    .replace('query=', () => `query=${text}`)
}
