import { datasetRecords } from '../datasets/dataset-records.ts'
import { isPathId } from '../http/path-id.ts'
import { Refusal } from '../http/refusal.ts'
import { limits } from '../limits.ts'
import { deliverPlacement } from '../placements/deliver-placement.ts'
import type { PlacementQuestion } from '../placements/placement-content.ts'
import type { Services } from '../services.ts'
import { lookUp } from '../visitor/look-up.ts'
import { visitorView } from './visitor-view.ts'

export type Context = { services: Services; ipAddress: string; isBot: boolean }

type DatasetArguments = { dataset: string; keys: string[]; columnFilter?: string[] | null }

/**
 * Resolves the fields of the schema: the visitor (SV-16), records of datasets (SV-17), content of placements (SV-18).
 */
export const resolvers = {
  placementContent: (question: PlacementQuestion, { services, isBot }: Context) =>
    deliverPlacement(question, { ...services, isBot }),

  property({ trackingId }: { trackingId: string }) {
    const property = checkId('trackingId', trackingId)
    return {
      async visitor({ contextId }: { contextId: string }, { services, ipAddress }: Context) {
        const visitorId = checkId('contextId', contextId)
        return visitorView(await lookUp(services, { trackingId: property, visitorId, ipAddress }))
      },

      datasetRecords({ dataset, keys, columnFilter }: DatasetArguments, { services }: Context) {
        const records = services.datasets.get(property)?.get(dataset)
        if (!records) throw new Refusal(404, 'not_found', `There is no dataset ${dataset}`)
        if (keys.length > limits.datasetKeys) {
          throw new Refusal(400, 'bad_request', `More than ${limits.datasetKeys} keys in one query`)
        }
        return datasetRecords(records, keys, columnFilter ?? [])
      },
    }
  },
}

function checkId(name: string, id: string): string {
  if (isPathId(id)) return id
  throw new Refusal(400, 'bad_request', `${name} is not 1 to 128 letters, digits, underscores, dots or hyphens`)
}
