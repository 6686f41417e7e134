import type { ExperienceDefinition, Variation } from '../../contract/experience.ts'
import { parseJson } from '../../contract/json.ts'
import type { KeyValue } from '../key-value.ts'

/** The analytics globals of a page, with the names that the vendors' tags use. */
export type AnalyticsHost = {
  gtag?: (command: 'event', name: string, data: object) => void
  dataLayer?: object[]
  ga?: (command: 'send', type: 'event', data: object) => void
}

export type TellAnalyticsNeeds = {
  experience: ExperienceDefinition
  variation: Variation
  /** The experience's name, if the site publishes names (EX-02). */
  name: string | undefined
  host: AnalyticsHost
  storage: KeyValue | undefined
}

const storageKey = 'qb_ga_sent'

/** Reports a seen variation to the site's analytics once. Without local storage nothing is reported (GO-08 to GO-10). */
export function tellAnalytics(needs: TellAnalyticsNeeds): void {
  const { experience, variation, host, storage } = needs
  const label = { name: needs.name ?? experience.experimentId, variation: variation.variationName }
  const tellOnce = (kind: '4' | 'classic', tell: () => void) => {
    const key = `${experience.experimentId}:${experience.iterationId}:${variation.variationMasterId}:${kind}`
    const sent = storage && readSent(storage)
    if (!sent || sent.includes(key) || !storage.set(storageKey, JSON.stringify([...sent, key]))) return
    tell()
  }
  if (experience.has_ga_4_integration)
    tellOnce('4', () =>
      tellGa4(host, {
        experience_id: experience.experimentId,
        experience_name: label.name,
        variation_master_id: variation.variationMasterId,
        variation_name: label.variation ?? variation.variationMasterId,
        is_control: variation.variationIsControl,
      }),
    )
  const { ga } = host
  if (experience.has_ga_integration && ga)
    tellOnce('classic', () =>
      ga('send', 'event', {
        eventCategory: 'Qubit Experience',
        eventAction: label.name,
        eventLabel: label.variation ?? variation.variationMasterId,
        nonInteraction: true,
      }),
    )
}

function tellGa4(host: AnalyticsHost, data: object): void {
  const event = 'ceh_experience'
  if (host.gtag) host.gtag('event', event, data)
  else {
    host.dataLayer ??= []
    host.dataLayer.push({ event, ...data })
  }
}

/** Returns what earlier pages have reported; an unreadable list counts as empty. */
function readSent(storage: KeyValue): string[] {
  const sent = parseJson(storage.get(storageKey))
  return Array.isArray(sent) ? sent.map(String) : []
}
