import { buildApp } from '../../../service/app.ts'
import { readConfiguration } from '../../../service/configuration/configuration.ts'
import { sqliteStorage } from '../../../service/storage/sqlite-storage.ts'
import { compiledOnce } from '../../../service/testing/compiled-once.ts'
import type { TypedApp } from '../../../service/typed-app.ts'

/** How many requests one service answers before the next, so that its store in memory stays small. */
const mostRequests = 2000
const now = Date.UTC(2026, 10, 20, 12)

let app: TypedApp | undefined
let requests = 0

/** Returns a service on a store in memory; of requests that follow each other, most meet the same. */
export async function openApp(): Promise<TypedApp> {
  requests += 1
  if (app && requests % mostRequests > 0) return app
  await app?.close()
  app = buildApp({
    storage: sqliteStorage(':memory:'),
    now: () => now,
    logger: false,
    compilers: compiledOnce,
    configuration: readConfiguration({ INSTEP_ENVIRONMENT: 'test', INSTEP_INSPECT: '1' }),
  })
  return app
}
