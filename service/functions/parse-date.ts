import { parseDate as parse } from '../../contract/parse-date.ts'

/** The time of a date as the script reads it (SG-19); undefined for what is none. */
export function parseDate(text: string): number | undefined {
  const time = parse(text)
  return Number.isNaN(time) ? undefined : time
}
