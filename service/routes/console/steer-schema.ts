import { Type } from 'typebox'
import { pageTypes } from '../../../contract/shop-events.ts'
import { resultBreaks } from '../../../contract/steer/result-breaks.ts'
import { type ExperienceSettings, longestName } from '../../../contract/steer/site-changes.ts'
import { orNull } from '../../http/or-null.ts'

const texts = Type.Array(Type.String())
const time = Type.Number({ description: 'epoch milliseconds' })
const fields = Type.Record(Type.String(), Type.Unknown())
const closed = { additionalProperties: false }

const bound = Type.Union([Type.Number(), Type.String(), Type.Null()])
const variation = Type.Object(
  {
    id: Type.String({ maxLength: 64 }),
    name: Type.Optional(Type.String()),
    share: Type.Number(),
    content: Type.Optional(fields),
    data: Type.Optional(fields),
  },
  closed,
)

/** Values within are checked against the configuration and the catalogue: what does not fit is a problem of the draft. */
export const experienceSettings = Type.Unsafe<ExperienceSettings>(
  Type.Object(
    {
      template: Type.Optional(Type.String()),
      name: Type.Optional(Type.String({ maxLength: longestName })),
      iteration: Type.Optional(Type.Integer({ minimum: 1 })),
      share: Type.Optional(Type.Number()),
      pausedAt: Type.Optional(Type.Union([Type.Number(), Type.String()])),
      schedule: Type.Optional(
        Type.Object({
          scheduled_start: Type.Optional(bound),
          scheduled_end: Type.Optional(bound),
          pause_actioned: Type.Optional(Type.Boolean()),
        }),
      ),
      rules: Type.Optional(fields),
      paths: Type.Optional(Type.Object({ include: Type.Optional(texts), exclude: Type.Optional(texts) }, closed)),
      goals: Type.Optional(Type.Array(fields)),
      exclusion: Type.Optional(
        Type.Object({ group: Type.String(), share: Type.Number(), from: Type.Optional(Type.Number()) }, closed),
      ),
      content: Type.Optional(fields),
      data: Type.Optional(fields),
      variations: Type.Optional(Type.Array(variation)),
    },
    closed,
  ),
)

export const fieldProblem = Type.Object({
  experienceId: orNull(Type.String()),
  path: Type.String(),
  problem: Type.String(),
  remedy: Type.String(),
})

export const draft = Type.Object({
  revision: Type.Integer(),
  author: Type.String(),
  changedAt: time,
  settings: orNull(experienceSettings),
  problems: Type.Array(fieldProblem),
  breaks: Type.Array(Type.Enum(resultBreaks)),
})

export const draftSummary = Type.Object({
  experienceId: Type.String(),
  name: Type.String(),
  revision: Type.Integer(),
  author: Type.String(),
  changedAt: time,
  isNew: Type.Boolean(),
})

export const publication = Type.Object({
  version: Type.Integer(),
  step: Type.Enum(['waiting', 'checking', 'building', 'done', 'failed']),
  startedAt: time,
  endedAt: orNull(time),
  author: Type.String(),
  problems: Type.Array(fieldProblem),
})

export const steerState = Type.Object({
  unavailable: orNull(Type.String()),
  version: Type.Integer(),
  site: Type.Object({
    domains: texts,
    pages: Type.Array(Type.Object({ type: Type.Enum(pageTypes), address: Type.String() })),
    timeZone: orNull(Type.String()),
    segments: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
    groups: texts,
    anchors: texts,
    traffic: orNull(Type.Object({ visitorsPerDay: Type.Number(), orderRate: Type.Number() })),
  }),
  drafts: Type.Array(draftSummary),
  publication: orNull(publication),
})

export const steeredExperience = Type.Object({
  experienceId: Type.String(),
  published: orNull(experienceSettings),
  configured: orNull(experienceSettings),
  draft: orNull(draft),
  visitors: Type.Integer(),
  visitorsPerDay: orNull(Type.Number()),
})

export const versionList = Type.Object({
  versions: Type.Array(
    Type.Object({
      version: Type.Integer(),
      author: Type.String(),
      publishedAt: time,
      note: Type.String(),
      restores: orNull(Type.Integer()),
      changed: Type.Array(
        Type.Object({
          experienceId: Type.String(),
          before: orNull(experienceSettings),
          after: orNull(experienceSettings),
        }),
      ),
    }),
  ),
  next: orNull(Type.Integer()),
})

export const consoleLog = Type.Object({
  entries: Type.Array(
    Type.Object({
      id: Type.Integer(),
      at: time,
      author: Type.String(),
      role: Type.String(),
      action: Type.String(),
      subject: Type.String(),
    }),
  ),
  next: orNull(Type.Integer()),
})
