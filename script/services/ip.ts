import { endpointOf } from '../../contract/endpoints.ts'
import type { ScriptConfig } from '../../contract/script-config.ts'
import type { Log } from '../log.ts'
import { plainText } from './plain-text.ts'
import type { Send } from './remote/request.ts'
import { valueAt } from './remote/value-at.ts'

/** Resolves to the visitor's IP address; undefined on a failure, which is only logged (PO-06, ER-04). */
export type AskIp = () => Promise<string | undefined>

export type IpNeeds = { config: ScriptConfig; send: Send; log: Log }

export function createIp({ config, send, log }: IpNeeds): AskIp {
  return async () => {
    try {
      const ip = valueAt(JSON.parse(await plainText(send, `${endpointOf('ip', config)}?format=json`)), 'ip')
      if (typeof ip === 'string' && ip) return ip
      throw new Error('the answer has no ip')
    } catch (error) {
      log.warn('The IP address is not known', { because: String(error) })
      return undefined
    }
  }
}
