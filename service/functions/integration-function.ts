/**
 * A site's own function, the default export of a registered module. The value it returns or resolves to must be JSON.
 */
export type IntegrationFunction = (data: unknown, context: FunctionContext) => unknown

export type FunctionContext = {
  id: string
  /** The key that the caller gave this call, or null. */
  key: string | null
  /** Address, referrer and time zone of the calling page (FN-02). */
  callerData: unknown
  /** Source, visitor and experience of the call (FN-02). */
  meta: unknown
  /** Stays the same when a deferred run is repeated because the service ended during it. */
  invocationId: string
  /** Aborted when the time limit is reached. */
  signal: AbortSignal
}

/** The registered functions by id. */
export type Functions = ReadonlyMap<string, IntegrationFunction>

/** A call of a function, immediate or deferred. */
export type FunctionCall = Omit<FunctionContext, 'signal'> & { data: unknown }

/** The outcome of a call; data is JSON. */
export type RunOutcome = { kind: 'done'; data: unknown } | { kind: 'failed' | 'late'; message: string }
