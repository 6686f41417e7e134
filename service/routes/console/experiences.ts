import { setImmediate as nextTurn } from 'node:timers/promises'
import { Type } from 'typebox'
import type { ExperienceList, ExperienceReport, ListedExperience } from '../../../contract/console/experience-report.ts'
import { conversionOf } from '../../../contract/console/site-description.ts'
import { countExperience } from '../../console/count-experience.ts'
import { listExperience } from '../../console/listed-experience.ts'
import { reportDays, reportParts } from '../../console/report-parts.ts'
import { type SiteSource, siteOfProperty } from '../../console/site-source.ts'
import { pathId } from '../../http/path-id.ts'
import { Refusal } from '../../http/refusal.ts'
import { textId } from '../../http/text-id.ts'
import { experienceResults } from '../../results/experience-results.ts'
import type { Services } from '../../services.ts'
import type { TypedApp } from '../../typed-app.ts'
import { experienceList, experienceReport } from './report-schema.ts'

const reportSchema = {
  params: Type.Object({ trackingId: pathId, experienceId: textId }),
  querystring: Type.Object({
    goal: Type.Optional(Type.String({ minLength: 1, description: 'what a conversion is, as in /results' })),
    iteration: Type.Optional(Type.String({ minLength: 1, description: 'the one that began last, without' })),
  }),
  response: { 200: experienceReport },
}
const listSchema = { params: Type.Object({ trackingId: pathId }), response: { 200: experienceList } }

/** Experiences that are listed before others are answered: events may name thousands that the site does not have. */
const listedAtOnce = 100

/**
 * `GET /console/api/experiences/{trackingId}`: all experiences of the site with their state and results in short. `GET
 * …/{experienceId}`: one with its results, by day, device, country and segment (BV-04).
 */
export function experiencesRoutes(app: TypedApp, { storage, now }: Services, site: SiteSource): void {
  const { results } = storage

  app.get('/console/api/experiences/:trackingId', { schema: listSchema }, async (request): Promise<ExperienceList> => {
    const { trackingId } = request.params
    const known = await siteOfProperty(site, trackingId)
    const described = new Map((known?.experiences ?? []).map((each) => [each.id, each]))
    const ids = [...new Set([...described.keys(), ...(await results.experienceIds(trackingId))])]
    const listOne = async (id: string) => {
      const ofSite = described.get(id) ?? null
      const [counts, iterations] = await Promise.all([
        results.counts(trackingId, id, ofSite ? conversionOf(ofSite) : undefined, ofSite?.iterationId),
        ofSite ? [] : results.iterations(trackingId, id),
      ])
      return listExperience(id, {
        described: ofSite,
        isSiteKnown: known !== null,
        counts,
        lastAt: iterations[0]?.lastAt ?? 0,
        now: now(),
      })
    }
    const experiences: ListedExperience[] = []
    for (let from = 0; from < ids.length; from += listedAtOnce) {
      experiences.push(...(await Promise.all(ids.slice(from, from + listedAtOnce).map(listOne))))
      await nextTurn()
    }
    return { builtAt: known?.builtAt ?? null, experiences }
  })

  const path = '/console/api/experiences/:trackingId/:experienceId'
  app.get(path, { schema: reportSchema }, async ({ params, query }): Promise<ExperienceReport> => {
    const { trackingId, experienceId } = params
    const known = await siteOfProperty(site, trackingId)
    const described = known?.experiences.find(({ id }) => id === experienceId) ?? null
    const iterations = await results.iterations(trackingId, experienceId)
    if (!described && iterations.length === 0)
      throw new Refusal(404, 'not_found', `There is no experience ${experienceId}`)
    const conversion = described ? conversionOf(described) : undefined
    const current = await results.counts(trackingId, experienceId, conversion, described?.iterationId)
    const asked = { site: known, trackingId, experienceId, goal: query.goal, iteration: query.iteration }
    const { counts = null, shares = null } = (await countExperience(storage, asked)) ?? {}
    const sums = counts ? await results.parts({ trackingId, experienceId, ...counts }) : []
    return {
      experience: listExperience(experienceId, {
        described,
        isSiteKnown: known !== null,
        counts: current,
        lastAt: iterations[0]?.lastAt ?? 0,
        now: now(),
      }),
      iterations,
      results: counts && experienceResults(experienceId, counts, { shares }),
      days: counts ? reportDays(counts, sums) : [],
      parts: counts ? reportParts(counts, sums, known?.segments ?? []) : [],
    }
  })
}
