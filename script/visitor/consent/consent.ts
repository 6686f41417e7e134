import { withErrorBoundary } from '../../telemetry/errors/with-error-boundary.ts'

/** The visitor's consent (BC-01): undecided, granted, or denied, so that nothing is stored or sent. */
export type ConsentState = 'pending' | 'granted' | 'denied'

const states: readonly unknown[] = ['pending', 'granted', 'denied']

export type Consent = {
  state(): ConsentState
  /** @throws for an unknown state, without any change */
  set(state: ConsentState): void
  /** Set where an answer that the visitor has given in another tab may have to wait for what that tab stores (VI-01). */
  adopt?: (state: ConsentState) => void
  /** Answers with a state until the first one is set: it is nobody's answer, so nothing is removed for it (BC-03). */
  assume(state: ConsentState): void
  /** Calls back after each change, in the order of registration. */
  onChange(task: (state: ConsentState) => void): void
  /** Runs a task once: now, or when consent is granted. */
  whenGranted(task: () => void): void
  /** What the site's consent tool has said last, for the inspector; undefined without a tool or before it answers. */
  tool?: ConsentState
}

/** Creates a consent state with its listeners; `onError` is called when a listener throws. */
export function createConsent(start: ConsentState = 'granted', onError = reportThrown): Consent {
  const tasks: ((state: ConsentState) => void)[] = []
  let current = start
  let assumed: ConsentState | undefined

  return {
    state: () => assumed ?? current,
    set(state) {
      if (!isConsentState(state)) throw new Error(`Consent '${state}' is none of ${states.join(', ')}`)
      if (state === current) return
      current = state
      assumed = undefined
      for (const task of tasks.slice()) void withErrorBoundary(task, onError)(state)
    },
    assume(state) {
      assumed = state
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
