import { type AppOptions, buildApp } from '../app.ts'
import { type Configuration, readConfiguration } from '../configuration/configuration.ts'
import type { TypedApp } from '../typed-app.ts'
import { aStorage } from './a-storage.ts'
import { compiledOnce } from './compiled-once.ts'

/** The current time of the test services, in epoch milliseconds. */
export const testNow = Date.UTC(2026, 10, 20, 12)

/** Creates a service on an empty store in memory, with inspection, open to all origins, with a stopped clock. */
export function anApp({
  configuration = {},
  ...options
}: Partial<Omit<AppOptions, 'configuration'>> & { configuration?: Partial<Configuration> } = {}): TypedApp {
  return buildApp({
    storage: aStorage(),
    now: () => testNow,
    logger: false,
    compilers: compiledOnce,
    ...options,
    configuration: { ...readConfiguration({ INSTEP_ENVIRONMENT: 'test', INSTEP_INSPECT: '1' }), ...configuration },
  })
}
