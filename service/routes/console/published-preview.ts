import { Type } from 'typebox'
import type { PublishedPreview } from '../../../contract/console/steer.ts'
import { anyContentType, jsonBody } from '../../http/json-body.ts'
import { pathId } from '../../http/path-id.ts'
import { Refusal } from '../../http/refusal.ts'
import { limits } from '../../limits.ts'
import { isPageOf } from '../../steer/is-page-of.ts'
import { linkVariation } from '../../steer/link-variation.ts'
import { findSteerable, publishedChanges } from '../../steer/steering.ts'
import type { TypedApp } from '../../typed-app.ts'
import type { SteerNeeds } from './steer.ts'
import { fieldProblem } from './steer-schema.ts'

const schema = {
  params: Type.Object({ trackingId: pathId, experienceId: Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' }) }),
  body: Type.Object({ page: Type.String({ maxLength: 2048, description: 'the full address of a page of the shop' }) }),
  response: {
    200: Type.Object({
      links: Type.Record(Type.String(), Type.String()),
      script: Type.Enum(['built', 'deployed']),
      problems: Type.Array(fieldProblem),
    }),
  },
}

/** The preview of what is published, for everybody who looks at a report: it stays the same until something is published. */
const localId = 'console-published'

/**
 * `POST /console/api/steer/{trackingId}/experiences/{experienceId}/preview`: the addresses that show each variation of a published
 * experience on a page of the shop. Where the service can build the site they open a preview that is built for them; elsewhere the one
 * that the site's developers have deployed, as those of `instep preview --link` do.
 */
export function publishedPreviewRoute(app: TypedApp, needs: SteerNeeds): void {
  const { storage, now } = needs
  const options = {
    schema,
    preValidation: jsonBody,
    onRequest: anyContentType,
    bodyLimit: limits.steerBody,
    // It changes nothing that anybody else sees.
    config: { action: null },
  }
  const path = '/console/api/steer/:trackingId/experiences/:experienceId/preview'
  app.post(path, options, async ({ params, body }): Promise<PublishedPreview> => {
    const { trackingId, experienceId } = params
    const { page } = body
    const known = await needs.site()
    const site = known?.trackingId === trackingId ? known : null
    const described = site?.experiences.find(({ id }) => id === experienceId)
    if (!site || !described || !Object.hasOwn(site.settings ?? {}, experienceId))
      throw new Refusal(404, 'not_found', `There is no experience ${experienceId}`)
    if (!isPageOf(page, site.domains))
      throw new Refusal(400, 'bad_request', `${page} is no page of ${site.domains.join(', ')}`)
    const steerable = await findSteerable(needs, trackingId)
    const linkAll = async (script: Parameters<typeof linkVariation>[1]['script']) => {
      const links = described.variations.map(async ({ variationId }) => {
        const shown = { site, experienceId, variationId, page, storedAt: now(), script }
        return [variationId, await linkVariation(storage.stash, shown)] as const
      })
      return Object.fromEntries(await Promise.all(links))
    }
    if (typeof steerable === 'string') return { links: await linkAll({}), script: 'deployed', problems: [] }
    const changes = await publishedChanges(storage, site)
    const { problems, environment } = await steerable.workshop.order({ kind: 'preview', changes, localId })
    const links = problems.length > 0 ? {} : await linkAll({ localId, environment: environment ?? undefined })
    return { links, script: 'built', problems }
  })
}
