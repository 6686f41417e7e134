import { readFileSync } from 'node:fs'
import { parseJson } from '../../contract/json.ts'
import type { ReplayRequest } from '../../contract/refused-event.ts'

/**
 * Reads a file of repaired events: lines as `instep events --refused` prints them, of which only `id` and `body` are
 * used.
 * @throws Error that names the line and the remedy
 */
export function readRepaired(path: string): ReplayRequest['events'] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .map((line, at) => ({ line: line.trim(), place: `${path}, line ${at + 1}` }))
    .filter(({ line }) => line !== '')
    .map(({ line, place }) => repairedOf(line, place))
}

function repairedOf(line: string, place: string): { id: number; body: string } {
  const value = parseJson(line)
  if (typeof value === 'object' && value !== null && 'id' in value && 'body' in value) {
    const { id, body } = value
    if (typeof id === 'number' && typeof body === 'string') {
      // A body that is not text was printed as base64 and cannot have been repaired in that form.
      if ('encoding' in value && value.encoding === 'base64')
        throw new Error(`${place}: put text in body and take encoding away`)
      return { id, body }
    }
  }
  throw new Error(`${place}: give a line as 'instep events --refused' prints it, with id and the repaired body`)
}
