import type { ExperienceOptions } from '../../../script/experiences/options.ts'

/** The counter in a cookie; a missing or unreadable one is 0 (CK-02). */
export function readCount(cookies: Pick<ExperienceOptions['cookies'], 'get'>, name: string): number {
  const text = cookies.get(name) ?? ''
  return /^\d{1,15}$/.test(text) ? Number(text) : 0
}
