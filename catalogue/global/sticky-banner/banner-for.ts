import type { StickyBannerContent } from './template.ts'

/** The banner of an address: of those to be shown the one whose part of it is the longest (GLB-12.2, UR-10). */
export function bannerFor<T extends Pick<StickyBannerContent, 'match' | 'show'>>(
  banners: readonly T[],
  address: string,
): T | undefined {
  return banners
    .filter(({ match, show }) => show && address.includes(match))
    .sort((a, b) => b.match.length - a.match.length)[0]
}
