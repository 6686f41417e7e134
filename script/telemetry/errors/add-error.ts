/** The time of an error in epoch milliseconds, and the page's address. */
export type ErrorMoment = { ts: number; url: string }

/** Adds an error to the reports; `stage` is the part of the run in which it occurred (ER-02). */
export type AddError = (error: unknown, stage: string, moment: ErrorMoment) => void
