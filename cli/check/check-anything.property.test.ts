import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aSite } from '../testing/a-site.ts'
import { checkSite } from './check-site.ts'
import { siteWarnings } from './site-warnings.ts'

/** No object overrides its conversion to text, because nobody writes that. */
const anything = fc.jsonValue({ maxDepth: 3 }).filter((value) => !/"(toString|valueOf)"/.test(JSON.stringify(value)))

const ofSite = ['propertyId', 'trackingId', 'domains', 'endpoints', 'anchors', 'experiences', 'segments', 'placements']
const ofExperience = [
  'id',
  'name',
  'iteration',
  'share',
  'variations',
  'pausedAt',
  'schedule',
  'rules',
  'paths',
  'goals',
]
const places = fc.oneof(
  fc.constantFrom(...ofSite, 'sources', 'consent', 'holdout', 'timeZone').map((name) => [name]),
  fc
    .constantFrom(...ofExperience, 'exclusion', 'options', 'functions', 'analytics', 'template', 'content')
    .map((name) => ['experiences', name]),
)

test('[BU-02] any value in a configuration is reported as a problem and never throws', () => {
  fc.assert(
    fc.property(places, anything, ([first = '', inner], value) => {
      const site = aSite()
      const changed = inner ? [{ ...site.experiences[0], [inner]: value }] : value
      const wrong = { ...site, [first]: changed } as never
      const problems = checkSite(wrong)
      for (const { path, problem, remedy } of problems) expect([path, problem, remedy].every(Boolean)).toBe(true)
      if (problems.length === 0) siteWarnings(wrong, undefined)
    }),
    { numRuns: 3000 },
  )
})

test('[BU-02] any value in the lists of an experience is reported as a problem and never throws', () => {
  const lists = fc.constantFrom('variations', 'goals', 'rules', 'schedule', 'exclusion', 'paths', 'options')
  const entry = fc.record(
    {
      id: anything,
      share: anything,
      content: anything,
      key: anything,
      op: anything,
      value: anything,
      page_url: fc.array(anything),
      segments: fc.array(anything),
      session_number: anything,
      scheduled_start: anything,
      scheduled_end: anything,
      group: anything,
      from: anything,
      include: anything,
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(lists, entry, (name, value) => {
      const isList = name === 'variations' || name === 'goals'
      const experience = { ...aSite().experiences[0], [name]: isList ? [value, value] : value }
      checkSite(aSite({ experiences: [experience as never] }))
    }),
    { numRuns: 3000 },
  )
})
