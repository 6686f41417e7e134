import { Type } from 'typebox'
import { experienceStates, partDimensions } from '../../../contract/console/experience-report.ts'
import { deviceTypes } from '../../../contract/experience.ts'
import { pageTypes } from '../../../contract/shop-events.ts'
import { orNull } from '../../http/or-null.ts'
import { experienceResultsSchema, uplift } from '../../results/results-schema.ts'

const texts = Type.Array(Type.String())
const time = Type.Number({ description: 'epoch milliseconds' })

const listed = Type.Object({
  id: Type.String(),
  name: Type.String(),
  template: orNull(Type.String()),
  iterationId: Type.String(),
  variations: Type.Array(
    Type.Object({
      variationId: Type.String(),
      name: Type.String(),
      isControl: Type.Boolean(),
      share: Type.Number(),
    }),
  ),
  pages: Type.Array(Type.Enum(pageTypes)),
  devices: Type.Array(Type.Enum(deviceTypes)),
  paths: Type.Object({ include: texts, exclude: texts }),
  segments: texts,
  goals: Type.Array(Type.Object({ id: Type.String(), isPrimary: Type.Boolean() })),
  exclusionGroup: orNull(Type.String()),
  startsAt: orNull(time),
  endsAt: orNull(time),
  pausedAt: orNull(time),
  state: Type.Enum(experienceStates),
  visitors: Type.Integer(),
  conversion: orNull(Type.String()),
  leading: orNull(Type.Object({ variationId: Type.String(), uplift })),
  isAlarm: Type.Boolean(),
})

const variation = Type.Object({
  variationId: Type.String(),
  visitors: Type.Integer(),
  conversions: Type.Integer(),
  revenue: Type.Array(Type.Object({ currency: Type.String(), amount: Type.Number() })),
  uplift: orNull(uplift),
})

export const experienceList = Type.Object({ builtAt: orNull(time), experiences: Type.Array(listed) })

export const experienceReport = Type.Object({
  experience: listed,
  iterations: Type.Array(
    Type.Object({ iterationId: Type.String(), firstAt: time, lastAt: time, visitors: Type.Integer() }),
  ),
  results: orNull(experienceResultsSchema),
  days: Type.Array(Type.Object({ at: time, variations: Type.Array(variation) })),
  parts: Type.Array(
    Type.Object({
      dimension: Type.Enum(partDimensions),
      value: Type.String(),
      name: orNull(Type.String()),
      variations: Type.Array(variation),
    }),
  ),
})
