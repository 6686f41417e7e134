import type { Configuration } from '../configuration/configuration.ts'
import { functionsRoute } from '../routes/functions.ts'
import { deferredFunctionsRoutes } from '../routes/functions-deferred.ts'
import { inspectFunctionsRoute } from '../routes/inspect/functions.ts'
import type { Services } from '../services.ts'
import type { TypedApp } from '../typed-app.ts'
import { callFunction } from './call-function.ts'
import { deferredRuns } from './deferred-runs.ts'
import type { Functions } from './integration-function.ts'
import { newInvocationLog, noInvocationLog } from './invocation-log.ts'
import { loadFunctions } from './load-functions.ts'

type RegisterNeeds = { services: Services; configuration: Configuration; functions?: Functions }

/** Registers the integration functions: their modules, their routes and the job for deferred runs (SV-43 to SV-47). */
export function registerFunctions(app: TypedApp, { services, configuration, ...given }: RegisterNeeds): void {
  const functions = given.functions ?? loadFunctions(app, configuration.functions)
  const log = configuration.inspect ? newInvocationLog() : noInvocationLog
  const call = callFunction(functions, log, services)
  functionsRoute(app, { functions, call, random: services.random })
  deferredFunctionsRoutes(app, { services, functions, job: deferredRuns(app, call, services) })
  if (configuration.inspect) inspectFunctionsRoute(app, { services, functions, log })
}
