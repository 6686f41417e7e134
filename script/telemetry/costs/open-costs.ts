import type { Cost, CostMeasure, CostsData } from '../../../contract/experience-costs.ts'
import type { BuiltSite } from '../../../contract/script-config.ts'
import { noteTargets } from '../../browser/costs/note-targets.ts'
import { type CostWindow, observeEntries, reportedMeasures } from '../../browser/costs/observe-entries.ts'
import { reachOf } from '../../browser/costs/reach-of.ts'
import { watchChanges } from '../../browser/costs/watch-changes.ts'
import { createChangeLog } from './change-log.ts'
import { createTurns, overlapsWith } from './code-turns.ts'
import { sumCosts } from './cost-sums.ts'
import { measureSite } from './measure-site.ts'
import { experienceOfFile, shareLongFrame } from './share-long-frame.ts'
import { shareShift } from './share-shift.ts'

/** What each experience costs on this page load (BD-07). */
export type Costs = {
  /** What this browser reports. */
  measures: ReadonlySet<CostMeasure>
  /** Returns the costs of an experience; undefined when its code has not run. */
  ofExperience(experienceId: string): Cost | undefined
  /** Returns what no experience has caused. */
  ofPage(): Cost
  /** Returns the data of the statistic event. */
  tell(): CostsData
}

/** The parts of a run that costs need; its site is replaced by one whose code is measured. */
export type CostSources = { site: BuiltSite; readonly page: { readonly window: unknown } }

/**
 * Begins to measure what experiences cost, and whose nodes or code caused it (BD-07). Undefined where the browser
 * reports none of it. Has to be called before the engine is built.
 */
export function openCosts(run: CostSources): Costs | undefined {
  const shop = run.page.window as CostWindow
  const reported = reportedMeasures(shop)
  if (reported.size === 0) return undefined
  const measures: ReadonlySet<CostMeasure> = new Set([...reported, 'codeMs'])
  const readTime = () => shop.performance.now()
  const sums = sumCosts(measures)
  const ids = new Set<string>()
  const changes = createChangeLog<Node>({
    frameTime: () => Number(shop.document.timeline.currentTime ?? readTime()),
    onFrame: (task) => shop.requestAnimationFrame(() => task(readTime())),
  })
  const nodes = watchChanges(shop, {
    findOwner: () => turns.findOwner(),
    onChange(change, isThisFrame) {
      // What has moved until now was not moved by this; what is measured after layout may have been moved by it.
      if (!isThisFrame) takeEntries()
      changes.add(change, isThisFrame)
    },
  })
  const turns = createTurns({ now: readTime, later: queueMicrotask, settle: nodes.settle }, ({ by, from, to }) =>
    sums.add(by, 'codeMs', to - from),
  )
  const targetOf = noteTargets(shop, nodes.ownerOf)

  run.site = measureSite(run.site, {
    ...turns,
    onBegin(experienceId, hasStyles) {
      ids.add(experienceId)
      sums.ran(experienceId)
      if (hasStyles) nodes.settleSheets(experienceId)
    },
  })

  const takeEntries = observeEntries(shop, {
    onShift({ startTime, value, sources }) {
      const moved = sources.map(({ node, areas }) => ({ moved: node ?? undefined, area: areas }))
      for (const [cause, share] of shareShift(moved, changes.drawnAt(startTime), reachOf))
        sums.add(cause, 'shift', share * value)
    },
    onLongFrame(frame) {
      const shares = shareLongFrame(frame, turns.spans, (file) => experienceOfFile(file, ids))
      for (const [cause, ms] of shares) sums.add(cause, 'longMs', ms)
    },
    onInteraction(interaction) {
      const { isIgnored, by } = targetOf(interaction)
      if (!isIgnored) sums.raise(by ?? busyDuring(interaction), 'interactionMs', interaction.to - interaction.from)
    },
  })

  /** Returns the experience whose code took most of the time of an interaction with the shop. */
  function busyDuring(interaction: { from: number; to: number }): string | undefined {
    const overlaps = [...overlapsWith(turns.spans, interaction)]
    return overlaps.find(([, ms]) => ms > (interaction.to - interaction.from) / 2)?.[0]
  }

  function afterEntries<T>(read: () => T): T {
    takeEntries()
    return read()
  }

  return {
    measures,
    ofExperience: (experienceId) => afterEntries(() => sums.of(experienceId)),
    ofPage: () => afterEntries(() => sums.of(undefined) ?? {}),
    tell: () => afterEntries(sums.tell),
  }
}
