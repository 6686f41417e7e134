/** What the command line gave: options, and the words after the command. */
export type Arguments = { values: { config?: string; out?: string; src?: string; bare?: boolean }; words: string[] }
