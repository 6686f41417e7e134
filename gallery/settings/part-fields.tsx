import type { ReactNode } from 'react'
import { ClockFields } from './clock-fields.tsx'
import { CountersFields } from './counters-fields.tsx'
import { DatasetsFields } from './datasets-fields.tsx'
import type { FieldsProps } from './field.tsx'
import type { PartId } from './parts.ts'
import { RecommendationsFields } from './recommendations-fields.tsx'
import { ServicesFields } from './services-fields.tsx'
import { SessionFields } from './session-fields.tsx'
import { VisitorFields } from './visitor-fields.tsx'
import { WeatherFields } from './weather-fields.tsx'

/** The fields of each part's form. */
export const partFields: Record<PartId, (props: FieldsProps) => ReactNode> = {
  visitor: VisitorFields,
  session: SessionFields,
  clock: ClockFields,
  weather: WeatherFields,
  counters: CountersFields,
  datasets: DatasetsFields,
  recommendations: RecommendationsFields,
  services: ServicesFields,
}
