import { withErrorBoundary } from '../../telemetry/errors/with-error-boundary.ts'

/** What the visitor allows (BC-01): not yet said, everything, or nothing that is stored or sent. */
export type ConsentState = 'pending' | 'granted' | 'denied'

const states: readonly unknown[] = ['pending', 'granted', 'denied']

export type Consent = {
  state(): ConsentState
  /** @throws for a state that is none of the three; nothing changes then */
  set(state: ConsentState): void
  /** Called back after each change, in the order of these calls. */
  onChange(task: (state: ConsentState) => void): void
  /** Runs the task once: now, or when consent is granted. */
  whenGranted(task: () => void): void
}

/** A state, and who wants to know of its changes; `onError` is told of one of them that fails. */
export function createConsent(start: ConsentState = 'granted', onError = reportThrown): Consent {
  const tasks: ((state: ConsentState) => void)[] = []
  let current = start

  return {
    state: () => current,
    set(state) {
      if (!isConsentState(state)) throw new Error(`Consent '${state}' is none of ${states.join(', ')}`)
      if (state === current) return
      current = state
      for (const task of tasks.slice()) void withErrorBoundary(task, onError)(state)
    },
    onChange: (task) => void tasks.push(task),
    whenGranted(task) {
      let isDone = false
      const currentState = () => {
        if (isDone || current !== 'granted') return
        isDone = true
        task()
      }
      tasks.push(currentState)
      currentState()
    },
  }
}

function reportThrown(error: unknown): void {
  throw error
}

export function isConsentState(value: unknown): value is ConsentState {
  return states.includes(value)
}
