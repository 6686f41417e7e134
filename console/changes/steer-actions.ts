import type { Schedule } from '../../contract/experience.ts'
import type { ExperienceSettings } from '../../contract/steer/site-changes.ts'
import { readSettingTime } from './read-setting-time.ts'

/** What the page of an experience offers to do with it. `restart` is to resume one whose time is over. */
export const steerActions = ['pause', 'resume', 'restart', 'end', 'rollOut', 'remove'] as const
export type SteerAction = (typeof steerActions)[number]

/** `now` in epoch milliseconds; the time zone is the site's, null for UTC. */
export type SiteClock = { now: number; timeZone: string | null }

/** Whether an experience runs by its settings, whoever has seen it. */
export type Phase = 'running' | 'scheduled' | 'paused' | 'ended'

export function phaseOf({ pausedAt, schedule }: ExperienceSettings, clock: SiteClock): Phase {
  const { now } = clock
  const [start, end, pause] = [schedule?.scheduled_start, endOf(schedule), pausedAt].map((time) => timeOf(time, clock))
  if (end !== undefined && end <= now) return 'ended'
  if (pause !== undefined && pause <= now) return 'paused'
  return start !== undefined && start > now ? 'scheduled' : 'running'
}

/** Returns what can be done with an experience as it is, beside removing it. */
export function actionsFor(settings: ExperienceSettings, clock: SiteClock): SteerAction[] {
  const phase = phaseOf(settings, clock)
  const start = timeOf(settings.schedule?.scheduled_start, clock)
  // An end before the beginning would be none.
  const canEnd = phase !== 'ended' && (start === undefined || start < clock.now)
  const first: SteerAction = phase === 'ended' ? 'restart' : phase === 'paused' ? 'resume' : 'pause'
  const isRolledOut = !settings.variations && (settings.share ?? 1) === 1
  return [first, ...(canEnd ? (['end'] as const) : []), ...(isRolledOut ? [] : (['rollOut'] as const))]
}

/** Pauses from now on. */
export function pauseExperience(settings: ExperienceSettings, { now }: SiteClock): ExperienceSettings {
  return { ...settings, pausedAt: now }
}

/** Takes away a pause, and an end that is over. A later end stays. */
export function resumeExperience(settings: ExperienceSettings, clock: SiteClock): ExperienceSettings {
  const { pausedAt: _, schedule, ...others } = settings
  const end = timeOf(endOf(schedule), clock)
  if (!schedule) return others
  return { ...others, ...(end !== undefined && end <= clock.now ? withSchedule(dropEnd(schedule)) : { schedule }) }
}

/** Ends now. What is ended is not paused as well. */
export function endExperience(settings: ExperienceSettings, { now }: SiteClock): ExperienceSettings {
  const { pausedAt: _, schedule, ...others } = settings
  return { ...others, schedule: { ...dropEnd(schedule ?? {}), scheduled_end: now } }
}

/**
 * Shows one variation to everybody: its content lies over the experience's own, and no variations are left. It runs, even if it
 * did not before.
 * @param variation the id within the settings; of an experience without variations it is not looked at
 */
export function rollOutVariation(
  settings: ExperienceSettings,
  variation: string,
  clock: SiteClock,
): ExperienceSettings {
  const { variations, content, data, ...others } = resumeExperience(settings, clock)
  const chosen = variations?.find(({ id }) => id === variation)
  if (variations && !chosen) throw new Error(`the experience has no variation ${variation}`)
  return {
    ...others,
    share: 1,
    ...((content || chosen?.content) && { content: { ...content, ...chosen?.content } }),
    ...((data || chosen?.data) && { data: { ...data, ...chosen?.data } }),
  }
}

/** An end that does not count is none. */
const endOf = (schedule: Schedule | undefined) => (schedule?.pause_actioned ? undefined : schedule?.scheduled_end)

function dropEnd({ scheduled_end: _, pause_actioned: __, ...schedule }: Schedule): Schedule {
  return schedule
}

const withSchedule = (schedule: Schedule) => (Object.keys(schedule).length > 0 ? { schedule } : {})

function timeOf(time: number | string | null | undefined, { timeZone }: SiteClock): number | undefined {
  if (time === undefined || time === null || time === '') return undefined
  return readSettingTime(time, timeZone) ?? undefined
}
