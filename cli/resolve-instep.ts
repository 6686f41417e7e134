import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'
import { ownModule } from './build/own-module.ts'

let isRegistered = false

/**
 * Lets a configuration import `instep` where the package is not installed beside it, as in a shop in which the command
 * is run by npx.
 */
export function resolveInstep(): void {
  if (isRegistered) return
  isRegistered = true
  registerHooks({
    resolve(specifier, context, next) {
      try {
        return next(specifier, context)
      } catch (error) {
        if (specifier !== 'instep') throw error
        return next(pathToFileURL(ownModule('package/instep.ts')).href, context)
      }
    },
  })
}
