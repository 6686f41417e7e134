import type { Demo } from '../demo.ts'
import { ofExperiences } from '../journey/predicted-events.ts'

/** Returns what the service has counted of experiences for a visitor: view, experience, whether as control, and how often it was met. */
export async function countedNotes(demo: Pick<Demo, 'events'>, visitorId: string): Promise<unknown[][]> {
  const events = (await demo.events(visitorId)).filter(ofExperiences)
  return events.map((event) => [event.context.viewNumber, event.experienceId, event.isControl, event.timesActivated])
}
