import type { DemoSettings } from '../../contract/demo-settings.ts'
import site from '../../shop/instep.config.ts'
import { clockPart } from './clock-part.ts'
import { countersPart } from './counters-part.ts'
import { datasetsPart } from './datasets-part.ts'
import type { SettingsPart } from './part.ts'
import { recommendationsPart } from './recommendations-part.ts'
import { servicesPart } from './services-part.ts'
import { sessionPart } from './session-part.ts'
import { visitorPart } from './visitor-part.ts'
import { weatherPart } from './weather-part.ts'

/** The namespace of the site's counters. */
export const countersNamespace = site.counters?.namespace ?? ''

/** The parts of the settings by their path segment, in the order of the page (SHOP-105, SHOP-106). */
export const parts = {
  visitor: visitorPart,
  session: sessionPart,
  clock: clockPart,
  weather: weatherPart,
  counters: countersPart(countersNamespace),
  datasets: datasetsPart,
  recommendations: recommendationsPart,
  services: servicesPart,
} satisfies Record<string, SettingsPart>
export type PartId = keyof typeof parts
export const partIds = Object.keys(parts) as PartId[]

/** Describes what is set, part by part. */
export function summarizeParts(settings: DemoSettings): { id: PartId; title: string; summary: string }[] {
  return partIds.flatMap((id) => {
    const { title, summary } = parts[id]
    const words = summary(settings)
    return words === undefined ? [] : [{ id, title, summary: words }]
  })
}
