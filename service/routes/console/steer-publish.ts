import { Type } from 'typebox'
import type { Publication, VersionList } from '../../../contract/console/steer.ts'
import { type ExperienceChange, noChanges } from '../../../contract/steer/site-changes.ts'
import { anyContentType, jsonBody } from '../../http/json-body.ts'
import { orNull } from '../../http/or-null.ts'
import { pathId } from '../../http/path-id.ts'
import { Refusal } from '../../http/refusal.ts'
import { limits } from '../../limits.ts'
import { nextChanges, type PublishedFacts, settingsWith } from '../../steer/next-changes.ts'
import type { Publisher } from '../../steer/publisher.ts'
import { configuredOf, publishedFacts, type SteerableSite, steerableSite } from '../../steer/steering.ts'
import { summariseDraft } from '../../steer/summarise-draft.ts'
import type { TypedApp } from '../../typed-app.ts'
import { authorOf } from './author-of.ts'
import type { SteerNeeds } from './steer.ts'
import { consoleLog, draftSummary, publication, versionList } from './steer-schema.ts'

const base = '/console/api/steer/:trackingId'
const ofSite = Type.Object({ trackingId: pathId })
const whole = '^[0-9]{1,15}$'
const paged = Type.Object({ before: Type.Optional(Type.String({ pattern: whole })) })
const note = Type.String({ maxLength: 500 })
const versionsAtOnce = 20
const entriesAtOnce = 50

const bodies = { bodyLimit: limits.steerBody, preValidation: jsonBody, onRequest: anyContentType }
// The publisher logs what became of it.
const publishes = { needs: 'publish', action: null } as const

/**
 * `POST …/publish` and `POST …/versions/{version}/restore` begin a publication, `GET …/publication` tells how far it is.
 * `GET …/versions` and `GET …/log` tell what was changed, by whom.
 */
export function steerPublishRoutes(app: TypedApp, needs: SteerNeeds): void {
  const { siteChanges } = needs.storage

  function publisherOf(): Publisher {
    if (needs.publisher) return needs.publisher
    throw new Refusal(409, 'conflict', 'The service knows no configuration: start it with INSTEP_CONFIG')
  }

  const publish = {
    schema: {
      params: ofSite,
      body: Type.Object({ drafts: Type.Record(Type.String(), Type.Integer({ minimum: 1 })), note }),
      response: {
        202: publication,
        409: Type.Object({ theirs: Type.Optional(Type.Array(draftSummary)) }, { additionalProperties: true }),
      },
    },
    ...bodies,
    config: publishes,
  }
  app.post(`${base}/publish`, publish, async (request, reply) => {
    const { trackingId } = request.params
    const { drafts: asked, note } = request.body
    const steerable = await steerableSite(needs, trackingId)
    const drafts = await siteChanges.drafts(trackingId)
    const revisions = new Map(drafts.map(({ experienceId, revision }) => [experienceId, revision]))
    const isOld = Object.entries(asked).some(([id, revision]) => revisions.get(id) !== revision)
    if (isOld) return reply.code(409).send({ theirs: drafts.map((draft) => summariseDraft(draft, steerable.site)) })
    const wanted = Object.fromEntries(
      drafts.flatMap(({ experienceId, change }) =>
        Object.hasOwn(asked, experienceId) ? [[experienceId, change]] : [],
      ),
    )
    const begun = await beginVersion(steerable, { wanted, note, restores: null, drafts: asked, ...authorOf(request) })
    return reply.code(202).send(begun)
  })

  const restore = {
    schema: {
      params: Type.Object({ trackingId: pathId, version: Type.String({ pattern: whole }) }),
      body: Type.Object({
        note,
        version: Type.Integer({ minimum: 0, description: 'what the editor saw as published' }),
      }),
      response: { 202: publication },
    },
    ...bodies,
    config: publishes,
  }
  app.post(`${base}/versions/:version/restore`, restore, async (request, reply) => {
    const { trackingId, version } = request.params
    const steerable = await steerableSite(needs, trackingId)
    const { current } = steerable
    if (current.version !== request.body.version)
      throw new Refusal(409, 'conflict', `Version ${current.version} was published in the meantime`)
    const restores = Number(version)
    const earlier = restores === 0 ? noChanges : (await siteChanges.version(trackingId, restores))?.changes
    if (!earlier) throw new Refusal(404, 'not_found', `There is no version ${version}`)
    const ids = new Set([...Object.keys(earlier.experiences), ...Object.keys(current.experiences)])
    const wanted = Object.fromEntries([...ids].map((id) => [id, earlier.experiences[id]]))
    const { note } = request.body
    const begun = await beginVersion(steerable, { wanted, note, restores, drafts: {}, ...authorOf(request) })
    return reply.code(202).send(begun)
  })

  type Beginning = {
    wanted: Record<string, ExperienceChange | undefined>
    note: string
    restores: number | null
    drafts: Record<string, number>
    author: string
    role: string
  }

  async function beginVersion(steerable: SteerableSite, { wanted, ...rest }: Beginning): Promise<Publication> {
    const { site, current } = steerable
    const experienceIds = Object.keys(wanted)
    const facts = new Map<string, PublishedFacts>()
    for (const id of experienceIds) facts.set(id, await publishedFacts(needs, steerable, id))
    const none = { configured: null, visitors: 0 }
    const changes = nextChanges(current, wanted, (id) => facts.get(id) ?? none)
    const version = { ...rest, version: changes.version, experienceIds, changes }
    return publisherOf().publish(site.trackingId, version)
  }

  const watch = { schema: { params: ofSite, response: { 200: orNull(publication) } } }
  app.get(`${base}/publication`, watch, async ({ params }) => needs.publisher?.publicationOf(params.trackingId) ?? null)

  const list = { schema: { params: ofSite, querystring: paged, response: { 200: versionList } } }
  app.get(`${base}/versions`, list, async ({ params, query }): Promise<VersionList> => {
    const before = query.before === undefined ? Number.MAX_SAFE_INTEGER : Number(query.before)
    const site = await needs.site()
    const found = await siteChanges.versions(params.trackingId, before, versionsAtOnce + 1)
    const versions = found.slice(0, versionsAtOnce).map(({ changes, experienceIds, ...version }, at) => {
      const earlier = found[at + 1]?.changes ?? noChanges
      const settingsIn = (id: string, { experiences }: typeof changes) =>
        settingsWith(site?.settings ? configuredOf(site, id) : null, experiences[id])
      const changed = experienceIds.map((id) => ({
        experienceId: id,
        before: settingsIn(id, earlier),
        after: settingsIn(id, changes),
      }))
      return { ...version, changed }
    })
    return { versions, next: found.length > versionsAtOnce ? (versions.at(-1)?.version ?? null) : null }
  })

  const log = { schema: { params: ofSite, querystring: paged, response: { 200: consoleLog } } }
  app.get(`${base}/log`, log, async ({ params, query }) => {
    const before = query.before === undefined ? Number.MAX_SAFE_INTEGER : Number(query.before)
    const found = await siteChanges.entries(params.trackingId, before, entriesAtOnce + 1)
    const entries = found.slice(0, entriesAtOnce)
    return { entries, next: found.length > entriesAtOnce ? (entries.at(-1)?.id ?? null) : null }
  })
}
