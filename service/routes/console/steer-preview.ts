import { Type } from 'typebox'
import type { PreviewAnswer } from '../../../contract/console/steer.ts'
import type { ExperienceSettings } from '../../../contract/steer/site-changes.ts'
import { anyContentType, jsonBody } from '../../http/json-body.ts'
import { pathId } from '../../http/path-id.ts'
import { Refusal } from '../../http/refusal.ts'
import { limits } from '../../limits.ts'
import { isPageOf } from '../../steer/is-page-of.ts'
import { linkVariation } from '../../steer/link-variation.ts'
import { changeOf, steerableSite } from '../../steer/steering.ts'
import type { TypedApp } from '../../typed-app.ts'
import type { SteerNeeds } from './steer.ts'
import { experienceSettings, fieldProblem } from './steer-schema.ts'

const schema = {
  params: Type.Object({ trackingId: pathId }),
  body: Type.Object({
    experienceId: Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' }),
    settings: experienceSettings,
    page: Type.String({ maxLength: 2048, description: 'the full address of a page of the shop' }),
    editor: Type.String({ pattern: '^[A-Za-z0-9]{8,32}$', description: 'chosen by the page, one for each editor' }),
  }),
  response: {
    200: Type.Object({ links: Type.Record(Type.String(), Type.String()), problems: Type.Array(fieldProblem) }),
  },
}

/**
 * `POST /console/api/steer/{trackingId}/preview`: builds the preview script of a site with an experience as it is being
 * edited, and answers with the addresses that show each of its variations on a page of the shop.
 */
export function steerPreviewRoute(app: TypedApp, needs: SteerNeeds): void {
  const { storage, now } = needs
  const options = {
    schema,
    bodyLimit: limits.steerBody,
    preValidation: jsonBody,
    onRequest: anyContentType,
    // It changes nothing that anybody else sees.
    config: { action: null },
  }
  app.post('/console/api/steer/:trackingId/preview', options, async (request): Promise<PreviewAnswer> => {
    const { experienceId, settings, page, editor } = request.body
    const { site, current, workshop } = await steerableSite(needs, request.params.trackingId)
    if (!isPageOf(page, site.domains))
      throw new Refusal(400, 'bad_request', `${page} is no page of ${site.domains.join(', ')}`)
    const change = changeOf(site, experienceId, settings)
    const changes = { ...current, experiences: { ...current.experiences, [experienceId]: change } }
    const localId = `console-${editor}`
    const { problems, environment } = await workshop.order({ kind: 'preview', changes, localId })
    if (problems.length > 0) return { links: {}, problems }
    const script = { localId, environment: environment ?? undefined }
    const links: Record<string, string> = {}
    for (const id of variationsOf(settings)) {
      const shown = { experienceId, variationId: `${experienceId}-${id}` }
      links[id] = await linkVariation(storage.stash, { ...shown, site, page, storedAt: now(), script })
    }
    return { links, problems: [] }
  })
}

/** The control, and the variations by their ids in the configuration: one without several is `v`. */
function variationsOf({ variations }: ExperienceSettings): string[] {
  return ['c', ...(variations?.map(({ id }) => id) ?? ['v'])]
}
