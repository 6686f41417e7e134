import { dueOf } from '../../exchange/due.ts'
import type { Step } from '../step.ts'

/** Learns from links, other domains and the stamp service who the visitor is (ST-06); the code for it loads when it is due. */
export const cookieSync: Step = async (run) => {
  const due = dueOf(run)
  if (!Object.values(due).some(Boolean)) return
  const sync = async () => (await import('../../exchange/exchange.ts')).exchange(run, due)
  if (run.consent.state() === 'granted') return sync()
  run.consent.whenGranted(() => void sync().catch((error) => run.log.warn(`cookie sync: ${error}`)))
}
