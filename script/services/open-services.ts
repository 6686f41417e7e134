import type { Log } from '../log.ts'
import { type AddToBag, type BagNeeds, createAddToBag } from './add-to-bag.ts'
import { createCounters, type ExperienceCounters } from './counters/counters.ts'
import { createDatasets, type ExperienceDatasets } from './datasets/datasets.ts'
import {
  type CallOptions,
  createIntegration,
  type Integration,
  type IntegrationNeeds,
} from './functions/integration.ts'
import { type AskIp, createIp } from './ip.ts'
import { graphqlUrl } from './remote/ask-graphql.ts'
import { endpointOf } from './remote/endpoints.ts'
import { createRequest, type RequestHelper } from './request.ts'
import { type AskWeather, createWeather } from './weather.ts'

export type ScriptServicesNeeds = IntegrationNeeds & BagNeeds & { log: Log }

/** What the options of an experience offer to reach services (EX-22). */
export type ScriptServices = {
  /** @throws `The integration "{name}" is not linked to this experience` (FN-01) */
  integration(name: string, defaults?: CallOptions): Integration
  counters: ExperienceCounters
  datasets: ExperienceDatasets
  weather: AskWeather
  ip: AskIp
  addToBag: AddToBag
  request: RequestHelper
}

/** The services of one experience: a part that is loaded by the first that uses one (decision 6). */
export function openServices(needs: ScriptServicesNeeds): ScriptServices {
  const { config, send, log, meta } = needs
  const asking = { config, send, log, visitorId: meta.visitorId }
  return {
    integration: (name, defaults) => createIntegration(needs, name, defaults),
    counters: createCounters(asking),
    datasets: createDatasets(asking),
    weather: createWeather(asking),
    ip: createIp(asking),
    addToBag: createAddToBag(needs),
    request: createRequest(send, graphqlUrl(endpointOf('graphql', config))),
  }
}
