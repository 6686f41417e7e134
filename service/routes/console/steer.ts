import { Type } from 'typebox'
import { holdoutId } from '../../../contract/console/site-description.ts'
import type { Draft, DraftConflict, SteeredExperience, SteerState } from '../../../contract/console/steer.ts'
import { anyContentType, jsonBody } from '../../http/json-body.ts'
import { orNull } from '../../http/or-null.ts'
import { pathId } from '../../http/path-id.ts'
import { Refusal } from '../../http/refusal.ts'
import { limits } from '../../limits.ts'
import type { Services } from '../../services.ts'
import type { Publisher } from '../../steer/publisher.ts'
import { steeredSiteOf } from '../../steer/steered-site.ts'
import {
  changeOf,
  describeDraft,
  removalOf,
  type SteeringNeeds,
  steerableSite,
  steeredExperience,
  whyNotSteerable,
} from '../../steer/steering.ts'
import { summariseDraft } from '../../steer/summarise-draft.ts'
import type { TypedApp } from '../../typed-app.ts'
import { authorOf } from './author-of.ts'
import { draft, steeredExperience as experienceSchema, experienceSettings, steerState } from './steer-schema.ts'

const site = '/console/api/steer/:trackingId'
const experienceId = Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$', description: 'as in the configuration' })
const ofSite = Type.Object({ trackingId: pathId })
const ofExperience = Type.Object({ trackingId: pathId, experienceId })
const revision = Type.Integer({ minimum: 1 })
// Other refusals with this status have the usual form.
const conflict = Type.Object({ theirs: Type.Optional(orNull(draft)) }, { additionalProperties: true })

const noSite = { domains: [], pages: [], timeZone: null, segments: [], groups: [], anchors: [], traffic: null }

export type SteerNeeds = SteeringNeeds & Pick<Services, 'now'> & { publisher: Publisher | null }

/**
 * `GET /console/api/steer/{trackingId}`: what an editor chooses from, and what waits. `GET …/experiences/{experienceId}`:
 * what one is set to. `PUT` and `DELETE …/drafts/{experienceId}`: its draft, which two editors never overwrite without
 * learning of each other.
 */
export function steerRoutes(app: TypedApp, needs: SteerNeeds): void {
  const { storage, publisher, now } = needs
  const { siteChanges } = storage

  app.get(site, { schema: { params: ofSite, response: { 200: steerState } } }, async (request): Promise<SteerState> => {
    const { trackingId } = request.params
    const unavailable = await whyNotSteerable(needs, trackingId)
    const known = await needs.site()
    const drafts = await siteChanges.drafts(trackingId)
    const described = known?.settings && known.trackingId === trackingId ? known : null
    return {
      unavailable,
      version: (await siteChanges.current(trackingId))?.version ?? 0,
      site: described ? await steeredSiteOf(described, storage, now()) : noSite,
      drafts: drafts.map((each) => summariseDraft(each, described)),
      publication: publisher?.publicationOf(trackingId) ?? null,
    }
  })

  const read = { schema: { params: ofExperience, response: { 200: experienceSchema } } }
  app.get(`${site}/experiences/:experienceId`, read, async ({ params }): Promise<SteeredExperience> => {
    return steeredExperience(needs, await steerableSite(needs, params.trackingId), params.experienceId)
  })

  const write = {
    schema: {
      params: ofExperience,
      body: Type.Object({ settings: orNull(experienceSettings), basedOn: orNull(revision) }),
      response: { 200: draft, 409: conflict },
    },
    bodyLimit: limits.steerBody,
    preValidation: jsonBody,
    onRequest: anyContentType,
    // The draft and its entry in the log are stored together.
    config: { action: null },
  }
  app.put(`${site}/drafts/:experienceId`, write, async (request, reply): Promise<Draft | DraftConflict> => {
    const { trackingId, experienceId: id } = request.params
    const { settings, basedOn } = request.body
    const steerable = await steerableSite(needs, trackingId)
    const change = settings ? changeOf(steerable.site, id, settings) : removalOf(steerable, id)
    if (id === holdoutId) throw new Refusal(400, 'bad_request', `The id ${id} is the script's own`)
    const wanted = { experienceId: id, ...authorOf(request), changedAt: now(), change }
    const saved = await siteChanges.saveDraft(trackingId, wanted, basedOn)
    if (saved) return describeDraft(needs, steerable, saved)
    const theirs = await siteChanges.draft(trackingId, id)
    return reply.code(409).send({ theirs: theirs && (await describeDraft(needs, steerable, theirs)) })
  })

  const remove = {
    schema: {
      params: ofExperience,
      querystring: Type.Object({ revision: Type.String({ pattern: '^[1-9][0-9]{0,14}$' }) }),
      response: { 204: Type.Null(), 409: conflict },
    },
    config: { action: 'draft-discarded' },
  }
  app.delete(`${site}/drafts/:experienceId`, remove, async (request, reply) => {
    const { trackingId, experienceId: id } = request.params
    const steerable = await steerableSite(needs, trackingId)
    if (await siteChanges.discardDraft(trackingId, id, Number(request.query.revision)))
      return reply.code(204).send(null)
    const theirs = await siteChanges.draft(trackingId, id)
    return reply.code(409).send({ theirs: theirs && (await describeDraft(needs, steerable, theirs)) })
  })
}
