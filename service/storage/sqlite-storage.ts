import type { DatabaseSync } from 'node:sqlite'
import type { Currencies } from '../results/currencies.ts'
import { campaignTables } from './campaign-tables.ts'
import { describeFile, writeNothing, writeRoom } from './file-facts.ts'
import { type Commit, groupCommit } from './group-commit.ts'
import { openDatabase } from './open-database.ts'
import { prepareResults } from './prepare-results.ts'
import { recommendationTables } from './recommendation-tables.ts'
import { sqliteCallbacks } from './sqlite-callbacks.ts'
import { sqliteCampaigns } from './sqlite-campaigns.ts'
import { sqliteChanges } from './sqlite-changes.ts'
import { sqliteCodeOf, sqliteCodes } from './sqlite-codes.ts'
import { costTables, sqliteCosts } from './sqlite-costs.ts'
import { sqliteCounters } from './sqlite-counters.ts'
import { sqliteDatasets } from './sqlite-datasets.ts'
import { sqliteDeferred } from './sqlite-deferred.ts'
import { sqliteErrors } from './sqlite-errors.ts'
import { sqliteEventPages } from './sqlite-event-pages.ts'
import { sqliteEvents } from './sqlite-events.ts'
import { sqliteFunctions } from './sqlite-functions.ts'
import { sqliteRecommendations } from './sqlite-recommendations.ts'
import { sqliteRefusedEvents } from './sqlite-refused-events.ts'
import { sqliteRefusedPages } from './sqlite-refused-pages.ts'
import { sqliteResults } from './sqlite-results.ts'
import { prepareSegments, sqliteSegments } from './sqlite-segments.ts'
import { sqliteStamps } from './sqlite-stamps.ts'
import { sqliteStash } from './sqlite-stash.ts'
import { sqliteTraffic } from './sqlite-traffic.ts'
import { sqliteVisitorData } from './sqlite-visitor-data.ts'
import { sqliteVisitors } from './sqlite-visitors.ts'
import type { AllStores, Storage } from './storage.ts'
import type { StoresFacts } from './stores-facts.ts'

export type StorageFacts = { currencies?: Currencies | null }

/**
 * Creates the default storage: one SQLite file, or memory with the path `:memory:`. Orders are stored in the reporting
 * currency.
 */
export function sqliteStorage(path: string, facts: StorageFacts = {}): Storage {
  return storageOn(openDatabase(path), facts)
}

/** Creates the default storage on an open database. */
export function storageOn(database: DatabaseSync, { currencies = null }: StorageFacts = {}): Storage {
  const commit = groupCommit(database)
  let wasFull = false
  const commitStored: Commit = (write) =>
    commit(write).catch((error: unknown) => {
      wasFull ||= sqliteCodeOf(error) === sqliteCodes.full
      throw error
    })
  async function tryWrite(): Promise<void> {
    await commit(() => (wasFull ? writeRoom(database) : writeNothing(database)))
    wasFull = false
  }
  return {
    ...sqliteStores(database, { commit: commitStored, currencies }),
    tryWrite,
    describe: async () => describeFile(database),
    async close() {
      await commit(() => {})
      database.close()
    },
  }
}

/** Creates all stores on an open database, with the way in which they commit. */
export function sqliteStores(
  database: DatabaseSync,
  { commit, currencies, numbersPerEvent = 1, onStored }: StoresFacts,
): AllStores {
  // Events and callbacks also write to these tables.
  database.exec(recommendationTables + campaignTables + costTables)
  prepareSegments(database)
  prepareResults(database)
  return {
    events: sqliteEvents(database, commit, { currencies, onStored }),
    refusedEvents: sqliteRefusedEvents(database, commit),
    refusedPages: sqliteRefusedPages(database),
    visitors: sqliteVisitors(database, commit),
    stamps: sqliteStamps(database, commit),
    errors: sqliteErrors(database, commit),
    stash: sqliteStash(database, commit),
    notices: sqliteDeferred(database, commit),
    counters: sqliteCounters(database, commit),
    callbacks: sqliteCallbacks(database, commit),
    runs: sqliteFunctions(database, commit),
    recommendations: sqliteRecommendations(database, commit),
    campaigns: sqliteCampaigns(database, commit),
    results: sqliteResults(database, commit),
    costs: sqliteCosts(database, commit),
    traffic: sqliteTraffic(database, commit, numbersPerEvent),
    visitorData: sqliteVisitorData(database, commit, numbersPerEvent),
    eventPages: sqliteEventPages(database),
    siteChanges: sqliteChanges(database, commit),
    segments: sqliteSegments(database, commit),
    datasets: sqliteDatasets(database, commit),
  }
}
