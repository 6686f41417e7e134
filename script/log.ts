/** Where the script says what happened; the rim writes it to the console. Levels below warn are off unless debugging. */
export type Log = Record<'debug' | 'info' | 'warn' | 'error', (message: string, facts?: object) => void>
