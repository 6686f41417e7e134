import type { FieldProblem, Publication } from '../../contract/console/steer.ts'
import { messageOf } from '../../contract/message-of.ts'
import { noChanges, type SiteChanges } from '../../contract/steer/site-changes.ts'
import { Refusal } from '../http/refusal.ts'
import type { ChangeStore, StoredVersion } from './change-store.ts'
import type { Workshop } from './workshop.ts'

/** A version that is to be published, and the drafts that are in it, with their revisions. */
export type VersionToPublish = Omit<StoredVersion, 'publishedAt'> & { drafts: Record<string, number>; role: string }

export type Publisher = {
  /** What the last publication of a site does or did. */
  publicationOf(trackingId: string): Publication | null
  /** Begins to publish, and returns at once. @throws Refusal 409 while another publication runs */
  publish(trackingId: string, version: VersionToPublish): Publication
  /** Builds a site of which nothing is known yet, as its configuration says; returns whether that was possible. */
  buildFirst(): Promise<boolean>
  isRunning(): boolean
  /** Builds again what is published; returns whether that was possible. */
  repeat(trackingId: string): Promise<boolean>
  /** Resolves when no publication runs. */
  settle(): Promise<void>
}

type PublisherNeeds = {
  siteChanges: ChangeStore
  workshop: Workshop
  now: () => number
  warn: (message: string) => void
}

/** Publishes versions one after another: first the script is built and put in its place, then the version is stored. */
export function createPublisher({ siteChanges, workshop, now, warn }: PublisherNeeds): Publisher {
  const publications = new Map<string, Publication>()
  let running: Promise<void> = Promise.resolve()
  let isRunning = false

  function beginPublication(trackingId: string, { version, author }: { version: number; author: string }): Publication {
    if (isRunning) throw new Refusal(409, 'conflict', 'Another publication is running: wait until it has ended')
    isRunning = true
    const publication: Publication = {
      version,
      author,
      step: 'waiting',
      startedAt: now(),
      endedAt: null,
      problems: [],
    }
    publications.set(trackingId, publication)
    return publication
  }

  function endPublication(publication: Publication, problems: FieldProblem[]): void {
    publication.problems = problems
    publication.step = problems.length > 0 ? 'failed' : 'done'
    publication.endedAt = now()
    isRunning = false
  }

  async function buildScript(publication: Publication, changes: SiteChanges | null): Promise<FieldProblem[]> {
    try {
      const order = { kind: 'publish', changes } as const
      const { problems } = await workshop.order(order, (step) => {
        publication.step = step
      })
      return problems
    } catch (error) {
      return [{ experienceId: null, path: '', problem: messageOf(error), remedy: 'see the log of the service' }]
    }
  }

  async function publishVersion(trackingId: string, wanted: VersionToPublish, publication: Publication): Promise<void> {
    const { drafts, role, ...version } = wanted
    const { author, changes } = version
    let problems = await buildScript(publication, changes)
    try {
      if (problems.length === 0)
        await siteChanges.addVersion(trackingId, { ...version, publishedAt: now() }, { drafts, role })
      else {
        const failed = { at: now(), author, role, action: 'publish-failed', subject: String(version.version) } as const
        await siteChanges.addEntry(trackingId, failed)
      }
    } catch (error) {
      const overtaken = await giveWay(trackingId, version, publication)
      problems = overtaken ?? [{ experienceId: null, path: '', problem: messageOf(error), remedy: 'publish again' }]
    }
    endPublication(publication, problems)
  }

  /** Builds what another process has published under the same number; null where none has. */
  async function giveWay(
    trackingId: string,
    { version }: { version: number },
    publication: Publication,
  ): Promise<FieldProblem[] | null> {
    const current = await siteChanges.current(trackingId).catch(() => null)
    if (!current || current.version < version) return null
    const problems = await buildScript(publication, current.changes)
    const problem = `${current.author} has published version ${current.version} in the meantime`
    return [{ experienceId: null, path: '', problem, remedy: 'look at it, and publish again' }, ...problems]
  }

  return {
    publicationOf: (trackingId) => publications.get(trackingId) ?? null,
    publish(trackingId, version) {
      const publication = beginPublication(trackingId, version)
      running = publishVersion(trackingId, version, publication)
      return publication
    },
    async repeat(trackingId) {
      const current = await siteChanges.current(trackingId)
      const publication = beginPublication(trackingId, {
        version: current?.version ?? 0,
        author: current?.author ?? '',
      })
      running = buildScript(publication, current?.changes ?? noChanges).then((problems) => {
        for (const { problem } of problems) warn(`The published version was not built: ${problem}`)
        endPublication(publication, problems)
      })
      await running
      return publication.step === 'done'
    },
    async buildFirst() {
      const publication = beginPublication('', { version: 0, author: '' })
      running = buildScript(publication, null).then((problems) => {
        for (const { path, problem } of problems) warn(`The site was not built: ${path} ${problem}`)
        endPublication(publication, problems)
      })
      await running
      return publication.step === 'done'
    },
    isRunning: () => isRunning,
    settle: () => running,
  }
}
