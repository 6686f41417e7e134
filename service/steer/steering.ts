import type { SiteDescription } from '../../contract/console/site-description.ts'
import type { Draft, FieldProblem, SteeredExperience } from '../../contract/console/steer.ts'
import { messageOf } from '../../contract/message-of.ts'
import { changeBetween } from '../../contract/steer/apply-change.ts'
import { resultBreaksOf } from '../../contract/steer/result-breaks.ts'
import type { ExperienceChange, ExperienceSettings, SiteChanges } from '../../contract/steer/site-changes.ts'
import { dayMs } from '../clock/durations.ts'
import type { SiteSource } from '../console/site-source.ts'
import { Refusal } from '../http/refusal.ts'
import type { Storage } from '../storage/storage.ts'
import type { StoredDraft } from './change-store.ts'
import { type PublishedFacts, settingsWith, withoutRemoval } from './next-changes.ts'
import type { Workshop } from './workshop.ts'

/** What is needed to change a site from the console; `workshop` is null where the service knows no configuration. */
export type SteeringNeeds = {
  storage: Storage
  site: SiteSource
  workshop: Workshop | null
}

/** A site that can be changed here, with what is published of the console's changes. */
export type SteerableSite = { site: SiteDescription; current: SiteChanges; workshop: Workshop }

const withoutConfiguration =
  'Start the service with INSTEP_CONFIG, the configuration of the site, and INSTEP_CDN, the folder of its script'
const withoutSite = 'The service does not know what the site is made of: build it once with instep build --describe'

/** Returns why a site cannot be changed here, with the remedy; null when it can. */
export async function whyNotSteerable(needs: SteeringNeeds, trackingId: string): Promise<string | null> {
  const found = await findSteerable(needs, trackingId)
  return typeof found === 'string' ? found : null
}

/** @throws Refusal 409 with the remedy for a site that cannot be changed here */
export async function steerableSite(needs: SteeringNeeds, trackingId: string): Promise<SteerableSite> {
  const found = await findSteerable(needs, trackingId)
  if (typeof found === 'string') throw new Refusal(409, 'conflict', found)
  return { ...found, current: await publishedChanges(needs.storage, found.site) }
}

/** Returns a site that can be changed here, or why it cannot, with the remedy. */
export async function findSteerable(
  { site, workshop }: SteeringNeeds,
  trackingId: string,
): Promise<Omit<SteerableSite, 'current'> | string> {
  if (!workshop) return withoutConfiguration
  const known = await site()
  // What an earlier version described has no settings.
  if (!known?.settings || !known.changes) return withoutSite
  return known.trackingId === trackingId
    ? { site: known, workshop }
    : `The configuration is that of the site ${known.trackingId}`
}

/**
 * Returns the changes that are published: those of the storage, or of the site where these are later ones. A new service may
 * get a site whose developers have written the changes of another into a file.
 */
export async function publishedChanges(
  { siteChanges }: Pick<Storage, 'siteChanges'>,
  { trackingId, changes }: Pick<SiteDescription, 'trackingId' | 'changes'>,
): Promise<SiteChanges> {
  const stored = await siteChanges.current(trackingId)
  return stored && stored.version >= changes.version ? stored.changes : changes
}

export function configuredOf({ settings }: SiteDescription, experienceId: string): ExperienceSettings | null {
  return Object.hasOwn(settings, experienceId) ? (settings[experienceId]?.configured ?? null) : null
}

/** Returns what is known of an experience when it is published. */
export async function publishedFacts(
  { storage }: Pick<SteeringNeeds, 'storage'>,
  { site, current }: Pick<SteerableSite, 'site' | 'current'>,
  experienceId: string,
): Promise<PublishedFacts & { visitorsPerDay: number | null }> {
  const configured = configuredOf(site, experienceId)
  // One that was removed may come back, and then goes on where it was.
  const kept = settingsWith(configured, withoutRemoval(current.experiences[experienceId]))
  const iterationId = String(kept?.iteration ?? 1)
  const iterations = await storage.results.iterations(site.trackingId, experienceId)
  const seen = iterations.find((each) => each.iterationId === iterationId)
  if (!seen) return { configured, visitors: 0, visitorsPerDay: null }
  const dayOf = (time: number) => Math.floor(time / dayMs)
  const days = dayOf(seen.lastAt) - dayOf(seen.firstAt) + 1
  return { configured, visitors: seen.visitors, visitorsPerDay: seen.visitors / days }
}

/** Returns an experience as its editor sees it. @throws Refusal 404 for one that neither the site nor a draft has */
export async function steeredExperience(
  needs: SteeringNeeds,
  steerable: SteerableSite,
  experienceId: string,
): Promise<SteeredExperience> {
  const { site, current } = steerable
  const { configured, visitors, visitorsPerDay } = await publishedFacts(needs, steerable, experienceId)
  const published = settingsWith(configured, current.experiences[experienceId])
  const stored = await needs.storage.siteChanges.draft(site.trackingId, experienceId)
  if (!published && !stored) throw new Refusal(404, 'not_found', `There is no experience ${experienceId}`)
  const draft = stored && (await describeDraft(needs, steerable, stored))
  return { experienceId, published, configured, draft, visitors, visitorsPerDay }
}

/** Returns a draft with what is wrong with it, and what publishing it would do to results. */
export async function describeDraft(
  needs: Pick<SteeringNeeds, 'storage'>,
  steerable: SteerableSite,
  { experienceId, revision, author, changedAt, change }: StoredDraft,
): Promise<Draft> {
  const { current } = steerable
  const { configured, visitors } = await publishedFacts(needs, steerable, experienceId)
  const published = settingsWith(configured, current.experiences[experienceId])
  const settings = settingsWith(configured, change) ?? (change.removed ? null : {})
  const problems = await problemsOf(steerable, { [experienceId]: change })
  const breaks = published && settings && visitors > 0 ? resultBreaksOf(published, settings) : []
  return {
    revision,
    author,
    changedAt,
    settings,
    problems: problems.filter((each) => each.experienceId === experienceId || each.experienceId === null),
    breaks,
  }
}

/** Returns the mistakes of the site with some changes in place of the published ones. */
export async function problemsOf(
  { current, workshop }: Pick<SteerableSite, 'current' | 'workshop'>,
  changes: Readonly<Record<string, ExperienceChange>>,
): Promise<FieldProblem[]> {
  try {
    const experiences = { ...current.experiences, ...changes }
    return (await workshop.order({ kind: 'check', changes: { ...current, experiences } })).problems
  } catch (error) {
    return [{ experienceId: null, path: '', problem: messageOf(error), remedy: 'see the log of the service' }]
  }
}

/**
 * Returns the change that removes an experience that was made in the console.
 * @throws Refusal 400 with the remedy for one that the configuration has, or that was never published
 */
export function removalOf({ site, current }: Pick<SteerableSite, 'site' | 'current'>, id: string): ExperienceChange {
  if (configuredOf(site, id))
    throw new Refusal(
      400,
      'bad_request',
      `${id} stands in the site's configuration: take it out there, and build the site`,
    )
  const published = current.experiences[id]
  if (!settingsWith(null, published))
    throw new Refusal(400, 'bad_request', `${id} is not published: discard its draft, where there is one`)
  return { ...published, removed: true }
}

/** Returns the change that makes an experience what an editor set it to. @throws Refusal 400 for a change of its template */
export function changeOf(site: SiteDescription, experienceId: string, settings: ExperienceSettings): ExperienceChange {
  const configured = configuredOf(site, experienceId)
  if (!configured && settings.template === undefined)
    throw new Refusal(400, 'bad_request', 'A new experience needs a template')
  if (configured && settings.template !== configured.template)
    throw new Refusal(400, 'bad_request', 'The template of an experience cannot be changed: make a new one')
  return changeBetween(configured ?? undefined, settings)
}
