/** A site's own function, the default export of a registered module; what it gives, or promises, has to be JSON. */
export type IntegrationFunction = (data: unknown, context: FunctionContext) => unknown

export type FunctionContext = {
  id: string
  /** The caller's word for this call, or null. */
  key: string | null
  /** Address, referrer and time zone of the page that called (FN-02). */
  callerData: unknown
  /** Source, visitor and experience that called (FN-02). */
  meta: unknown
  /** The same again when a deferred run is repeated, because the service ended in the midst of it. */
  invocationId: string
  /** Aborted when the time is over. */
  signal: AbortSignal
}

/** The registered functions by their ids. */
export type Functions = ReadonlyMap<string, IntegrationFunction>

/** A call of a function, at once or deferred. */
export type FunctionCall = Omit<FunctionContext, 'signal'> & { data: unknown }

/** What came of a call; data is JSON. */
export type RunOutcome = { kind: 'done'; data: unknown } | { kind: 'failed' | 'late'; message: string }
