// biome-ignore-all lint/performance/noBarrelFile: the list of what the package gives a shop
/** `instep/service`: the service as a Fastify app, to start or to mount in a server of one's own. */
export { type AppOptions, buildApp } from '../service/app.ts'
export { type Configuration, readConfiguration } from '../service/configuration/configuration.ts'
export { ConfigurationError } from '../service/configuration/variables.ts'
export { openService, startService } from '../service/start-service.ts'
export { sqliteStorage } from '../service/storage/sqlite-storage.ts'
export type { Storage } from '../service/storage/storage.ts'
export type { TypedApp } from '../service/typed-app.ts'
