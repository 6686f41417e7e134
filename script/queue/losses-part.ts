import type { Losses, LossesNeeds } from './losses.ts'

/**
 * Opens the losses of a run. Their code is a separate chunk, which is loaded when this page or an earlier one has lost
 * events (BY-04). Calls made while it loads are run afterwards, in order.
 */
export function openLossesPart(needs: LossesNeeds): Losses {
  let opened: Losses | undefined
  let part: Promise<Losses> | undefined

  const withLosses = (task: (losses: Losses) => void) => {
    part ??= import('./losses.ts').then(({ openLosses }) => {
      opened = openLosses(needs)
      return opened
    })
    // A chunk that cannot be loaded must not stop the sending.
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
