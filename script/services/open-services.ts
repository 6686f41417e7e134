import { endpointOf } from '../../contract/endpoints.ts'
import type { Log } from '../log.ts'
import type { AddToBag, BagItem, BagNeeds } from './add-to-bag.ts'
import { createCounters, type ExperienceCounters } from './counters/counters.ts'
import { createDatasets, type ExperienceDatasets } from './datasets/datasets.ts'
import type { CallOptions, Integration, IntegrationNeeds } from './functions/integration.ts'
import { loadIntegration } from './functions/load-integration.ts'
import type { AskIp, IpNeeds } from './ip.ts'
import { graphqlUrl } from './remote/ask-graphql.ts'
import type { RequestHelper } from './request.ts'
import type { AskWeather } from './weather.ts'

export type ScriptServicesNeeds = IntegrationNeeds & BagNeeds & { log: Log }

/** The services in the options of an experience (EX-22). */
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

/** Opens the services of one experience. Loaded when an experience first uses one (decision 6). */
export function openServices(needs: ScriptServicesNeeds): ScriptServices {
  const { config, send, log, meta } = needs
  const asking = { config, send, log, visitorId: meta.visitorId }
  return {
    integration: (name, defaults) => loadIntegration(needs, name, defaults),
    counters: createCounters(asking),
    datasets: createDatasets(asking),
    // What few pages use is loaded when it is called: pages of all others would carry it.
    weather: async (question) => (await import('./weather.ts')).createWeather(asking)(question),
    ip: () => loadIp(asking),
    addToBag: (item) => loadAddToBag(needs, item),
    request: loadRequest(needs),
  }
}

async function loadAddToBag(needs: ScriptServicesNeeds, item: BagItem): Promise<boolean> {
  try {
    return await (await import('./add-to-bag.ts')).createAddToBag(needs)(item)
  } catch (error) {
    needs.log.warn(`The product ${item.productId} was not added to the bag`, { because: String(error) })
    return false
  }
}

function loadRequest({ config, send }: ScriptServicesNeeds): RequestHelper {
  const openRequest = async () =>
    (await import('./request.ts')).createRequest(send, graphqlUrl(endpointOf('graphql', config)))
  return {
    text: async (...asked) => (await openRequest()).text(...asked),
    json: async (...asked) => (await openRequest()).json(...asked),
    graphql: async (...asked) => (await openRequest()).graphql(...asked),
  }
}

async function loadIp(needs: IpNeeds): Promise<string | undefined> {
  try {
    return await (await import('./ip.ts')).createIp(needs)()
  } catch (error) {
    needs.log.warn('The IP address is not known', { because: String(error) })
    return undefined
  }
}
