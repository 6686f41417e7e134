import type { Losses, LossesNeeds } from './losses.ts'

/**
 * The losses of a run, whose code is a part that a page loads when it has lost something, or an earlier page had (BY-04). What
 * is to be done meanwhile is done in its order.
 */
export function openLossesPart(needs: LossesNeeds): Losses {
  let opened: Losses | undefined
  let part: Promise<Losses> | undefined

  const withLosses = (task: (losses: Losses) => void) => {
    part ??= import('./losses.ts').then(({ openLosses }) => {
      opened = openLosses(needs)
      return opened
    })
    // A part that cannot be loaded is no reason to stop sending.
    part.then(task).catch(() => {})
  }

  return {
    add: (reason, events) => events[0] && withLosses((losses) => losses.add(reason, events)),
    undo: (reason, events) => events[0] && withLosses((losses) => losses.undo(reason, events)),
    report: () =>
      needs.storage?.keys().some((key) => key.startsWith('qb_loss')) && withLosses((losses) => losses.report()),
    told: (events) => events.some(({ code }) => code === 'loss') && withLosses((losses) => losses.told(events)),
    counts: () => opened?.counts() ?? {},
  }
}
