import { limits } from '../limits.ts'
import type { TypedApp } from '../typed-app.ts'
import { Refusal } from './refusal.ts'

/** Refuses an address that is too long, path and query together (SV-06). */
export function limitUrl(app: TypedApp): void {
  app.addHook('onRequest', async ({ originalUrl }) => {
    if (Buffer.byteLength(originalUrl) > limits.url) {
      throw new Refusal(414, 'too_large', `The address is longer than ${limits.url} bytes`)
    }
  })
}
