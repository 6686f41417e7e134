/** What the visitor allows (BC-01): not yet said, everything, or nothing that is stored or sent. */
export type ConsentState = 'pending' | 'granted' | 'denied'

export const consentStates: readonly unknown[] = ['pending', 'granted', 'denied']

export type Consent = {
  state(): ConsentState
  set(state: ConsentState): void
  /** Called back each time consent is granted, and at once when it is. */
  onGranted(task: () => void): void
  onDenied(task: () => void): void
}

/** A state, and who wants to know of its changes. */
export function createConsent(start: ConsentState): Consent {
  const tasks: { on: ConsentState; task: () => void }[] = []
  let current = start

  const tell = (on: ConsentState) => (task: () => void) => {
    tasks.push({ on, task })
    if (current === on) task()
  }

  return {
    state: () => current,
    set(state) {
      if (state === current) return
      current = state
      for (const { on, task } of tasks.slice()) if (on === state) task()
    },
    onGranted: tell('granted'),
    onDenied: tell('denied'),
  }
}
