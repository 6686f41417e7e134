/** When and where an error happened: epoch milliseconds, and the page's address. */
export type ErrorMoment = { ts: number; url: string }

/** Takes an error for reporting; `stage` says which part of the run it came from (ER-02). */
export type AddError = (error: unknown, stage: string, moment: ErrorMoment) => void
