/** Whether an error is a poller's that gave up (PO-02): no error of user code (EX-23). */
export function isTimeout(error: unknown): error is Error {
  return error instanceof Error && (error as { code?: unknown }).code === 'EPOLLER:TIMEOUT'
}
