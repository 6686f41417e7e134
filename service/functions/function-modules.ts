import { resolve } from 'node:path'
import { isFields } from '../../contract/json.ts'
import { isTextId } from '../http/text-id.ts'

/** The module files of the registered functions, by id (SV-43). */
export type FunctionModules = Map<string, string>

/** Path segments with routes of their own, under which no function could be called. */
const reserved = ['defer', 'cancel', 'conversion']

/**
 * Checks a table `{"cHJvcDpuYW1lOjE=": "./send-mail.ts"}` of modules whose default export is a function. Their paths
 * are relative to the table's folder.
 * @throws Error that says what is wrong
 */
export function functionModulesOf(table: unknown, folder: string): FunctionModules {
  if (!isFields(table)) throw new Error('it is not an object with the ids of functions')
  return new Map(
    Object.entries(table).map(([id, path]) => {
      if (!isTextId(id)) throw new Error(`"${id}" is not an id of 1 to 256 characters`)
      if (reserved.includes(id)) throw new Error(`the id "${id}" is reserved`)
      if (typeof path !== 'string' || path === '') throw new Error(`"${id}" does not name a file`)
      return [id, resolve(folder, path)]
    }),
  )
}
