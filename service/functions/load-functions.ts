import { pathToFileURL } from 'node:url'
import { messageOf } from '../../contract/message-of.ts'
import { ConfigurationError } from '../configuration/variables.ts'
import type { TypedApp } from '../typed-app.ts'
import type { FunctionModules } from './function-modules.ts'
import type { Functions, IntegrationFunction } from './integration-function.ts'

/**
 * Imports the registered modules before the service accepts requests (SV-43). A module that cannot be used prevents
 * the start, with a ConfigurationError that names it.
 */
export function loadFunctions(app: TypedApp, modules: FunctionModules): Functions {
  const functions = new Map<string, IntegrationFunction>()
  app.addHook('onReady', async () => {
    for (const [id, path] of modules) functions.set(id, await loadFunction(id, path))
  })
  return functions
}

async function loadFunction(id: string, path: string): Promise<IntegrationFunction> {
  let module: { default?: unknown }
  try {
    module = await import(pathToFileURL(path).href)
  } catch (error) {
    const why = messageOf(error)
    throw new ConfigurationError(`INSTEP_FUNCTIONS names ${path} for "${id}", which cannot be imported (${why})`)
  }
  if (typeof module.default === 'function') return module.default as IntegrationFunction
  throw new ConfigurationError(`INSTEP_FUNCTIONS names ${path} for "${id}": export a function there as default`)
}
