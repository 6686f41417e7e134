import type { ExperienceOptions } from '../../../script/experiences/options.ts'

/** Gives an experience access to the cookies of this origin, and reports what it writes. */
export function stageCookies(tell: (line: string) => void): Pick<ExperienceOptions['cookies'], 'get' | 'set'> {
  return {
    get(name) {
      const pair = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`))
      return pair && decodeURIComponent(pair.slice(name.length + 1))
    },
    set(name, value, { lifeMs = 0 } = {}) {
      // biome-ignore lint/suspicious/noDocumentCookie: the store that is asked asynchronously is not what the script uses
      document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${lifeMs / 1000}; samesite=lax`
      tell(`Cookie: ${name}=${value}`)
    },
  }
}
