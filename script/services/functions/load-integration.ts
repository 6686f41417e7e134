import { messageOf } from '../../../contract/message-of.ts'
import type { FunctionAnswer } from './call-function.ts'
import type { CallOptions, Integration, IntegrationNeeds } from './integration.ts'
import { linkedId } from './linked-id.ts'

/**
 * Offers the calls of one integration function; their code loads when an experience asks for the function, so that a later
 * call does not wait for it (FN-01).
 * @throws `The integration "{name}" is not linked to this experience`
 */
export function loadIntegration(needs: IntegrationNeeds, name: string, defaults?: CallOptions): Integration {
  linkedId(name, needs.qfns)
  const loading = import('./integration.ts').then(({ createIntegration }) => createIntegration(needs, name, defaults))
  loading.catch(() => {}) // each call reports it
  const callLoaded = async (action: keyof Integration, run: (integration: Integration) => Promise<FunctionAnswer>) => {
    const integration = await loading.catch((error) => {
      throw new Error(`Failed to perform ${action} action: ${messageOf(error)}`, { cause: error })
    })
    return run(integration)
  }
  return {
    execute: (data, options) => callLoaded('execute', (integration) => integration.execute(data, options)),
    schedule: (data, options) => callLoaded('schedule', (integration) => integration.schedule(data, options)),
    cancel: (options) => callLoaded('cancel', (integration) => integration.cancel(options)),
  }
}
