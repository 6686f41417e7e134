import type { ExperienceOptions } from '../../../script/experiences/options.ts'

/** Reads the counter in a cookie; 0 when it is missing or unreadable (CK-02). */
export function readCount(cookies: Pick<ExperienceOptions['cookies'], 'get'>, name: string): number {
  const text = cookies.get(name) ?? ''
  return /^\d{1,15}$/.test(text) ? Number(text) : 0
}
